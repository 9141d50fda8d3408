import { z } from 'zod';
import { badField } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { createSalesEnquiry } from '../sales-enquiries/create-sales-enquiry.js';
import { deleteSalesEnquiry } from '../sales-enquiries/delete-sales-enquiry.js';
import { duplicateSalesEnquiry } from '../sales-enquiries/duplicate-sales-enquiry.js';
import { listWholeSalesEnquiries, requireSalesEnquiry } from '../sales-enquiries/sales-enquiry.read-model.js';
import { MOST_OFFSET, OFFSET_TOO_FAR } from '../sales-enquiries/sales-enquiry-grid.read-model.js';
import { updateSalesEnquiry } from '../sales-enquiries/update-sales-enquiry.js';
import { defineCall, Page } from './call.js';
import { toWireEnquiry, wireEnquiry, withWireNames } from './sales-enquiry-wire.js';
import { wholeNumber } from './wire-values.js';

/** The documents print no paging: this many, the newest, unless fewer are asked for. */
const MOST_LISTED = 5000;

/**
 * `columns` narrows the fields, unknown names are ignored (A39): repeated, or joined by commas. Without
 * a name in it (`columns=`) it counts as left out.
 */
const columnNames = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [value]
      .flat()
      .flatMap((names) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .transform((names) => (names.length > 0 ? names : undefined));

const listQuery = z.object({
  columns: columnNames.optional(),
  limit: wholeNumber(1, MOST_LISTED).transform((limit) => limit ?? MOST_LISTED),
  offset: wholeNumber(0, MOST_OFFSET, OFFSET_TOO_FAR).transform((offset) => offset ?? 0),
});

function narrowed(enquiry: Record<string, unknown>, columns: string[] | undefined): Record<string, unknown> {
  if (!columns) return enquiry;
  return Object.fromEntries(Object.entries(enquiry).filter(([key]) => columns.includes(key)));
}

const idParam = z.object({ id: recordId });

export const salesEnquiryCalls = [
  defineCall({
    id: 'C070',
    method: 'GET',
    path: 'business/salesEnquiry',
    audience: ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'],
    query: listQuery,
    handle: async (context, { query }) => {
      const { enquiries, totalCount } = await listWholeSalesEnquiries(context, query);
      const rows = enquiries.map((enquiry) => narrowed(toWireEnquiry(enquiry), query.columns));
      return new Page(rows, totalCount);
    },
  }),
  defineCall({
    id: 'C071',
    method: 'GET',
    path: 'business/salesEnquiry/:id',
    audience: ['Admin', 'Business', 'ImpactBusiness'],
    params: idParam,
    handle: async (context, { params }) => toWireEnquiry(await requireSalesEnquiry(context, params.id)),
  }),
  defineCall({
    id: 'C072',
    method: 'PUT',
    path: 'business/salesEnquiry',
    audience: ['Admin', 'Business', 'ImpactBusiness'],
    body: wireEnquiry,
    handle: async (context, { body: { id, version, revenueChanged, fields } }) => {
      if (!id) throw badField('id', 'An id is required.');
      const options = { version, revenueEntered: revenueChanged, forbiddenFields: 'ignore' } as const;
      await withWireNames(() => updateSalesEnquiry(context, id, fields, options));
      return toWireEnquiry(await requireSalesEnquiry(context, id));
    },
  }),
  defineCall({
    id: 'C073',
    method: 'POST',
    path: 'business/salesEnquiry',
    audience: ['Admin'],
    body: wireEnquiry,
    handle: async (context, { body }) => {
      const id = await withWireNames(() => createSalesEnquiry(context, body.fields));
      return toWireEnquiry(await requireSalesEnquiry(context, id));
    },
  }),
  defineCall({
    id: 'C074',
    method: 'POST',
    path: 'business/salesEnquiry/duplicate',
    audience: ['Admin'],
    body: wireEnquiry,
    handle: async (context, { body: { id: original, fields } }) => {
      const id = await withWireNames(() => duplicateSalesEnquiry(context, { id: original, fields }));
      return toWireEnquiry(await requireSalesEnquiry(context, id));
    },
  }),
  defineCall({
    id: 'C075',
    method: 'PUT',
    path: 'business/salesEnquiry/delete/:id',
    audience: ['Admin'],
    params: idParam,
    handle: async (context, { params }) => {
      await deleteSalesEnquiry(context, params.id);
      return { Result: 'Success' };
    },
  }),
];
