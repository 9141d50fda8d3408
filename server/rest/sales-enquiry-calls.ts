import { z } from 'zod';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { badField } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import { createSalesEnquiry } from '../sales/sales-enquiries/create-sales-enquiry.js';
import { deleteSalesEnquiry } from '../sales/sales-enquiries/delete-sales-enquiry.js';
import { duplicateSalesEnquiry } from '../sales/sales-enquiries/duplicate-sales-enquiry.js';
import {
  listFullSalesEnquiries,
  requireEnquiryRecord,
} from '../sales/sales-enquiries/sales-enquiry.read-model.js';
import { MAX_OFFSET, OFFSET_TOO_FAR } from '../sales/sales-enquiries/sales-enquiry-grid.read-model.js';
import { updateSalesEnquiry } from '../sales/sales-enquiries/update-sales-enquiry.js';
import { Page, pageOf } from './answers.js';
import { defineCall } from './call.js';
import { conflict } from './conflict.js';
import { salesEnquiryAnswer } from './sales-enquiry-answer.js';
import {
  ENQUIRY_WIRE_NAMES,
  enquiryChangesBody,
  newEnquiryBody,
  toWireEnquiry,
} from './sales-enquiry-wire.js';
import { SUCCESS, successAnswer } from './wire-answers.js';
import { changedRecord, withFieldNames } from './wire-names.js';
import { byId, wholeNumber } from './wire-values.js';

/** The maximum number of enquiries, newest first, since the documents describe no paging. */
const MAX_LISTED = 5000;

const listQuery = z.object({
  limit: wholeNumber(1, MAX_LISTED)
    .transform((limit) => limit ?? MAX_LISTED)
    .describe(`The maximum number of enquiries. The default is ${MAX_LISTED.toLocaleString('en-NZ')}.`),
  offset: wholeNumber(0, MAX_OFFSET, OFFSET_TOO_FAR)
    .transform((offset) => offset ?? 0)
    .describe('The number of enquiries to skip.'),
});

const NOT_VISIBLE = { 404: 'The enquiry does not exist, or the caller may not see it.' };
const saved = {
  403: 'The role may not make this change, or the supplier or good cause of the user has left.',
  409: conflict(
    salesEnquiryAnswer,
    'The enquiry has changed since the given version. `current` has the newer one.',
  ),
};

const readEnquiry = async (context: RequestContext, id: number) =>
  toWireEnquiry(await requireEnquiryRecord(context, id));

/** Calls for enquiries of customers and their results. */
export const salesEnquiryCalls = [
  defineCall({
    id: 'C070',
    method: 'GET',
    path: 'business/salesEnquiry',
    audience: ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'],
    summary: 'Lists enquiries that are not archived, newest first',
    details:
      'Admin gets all enquiries, users of a supplier or impact buyer their own, and users of a good cause those that benefit it, without the customer.',
    query: listQuery,
    answer: pageOf(salesEnquiryAnswer),
    handle: async (context, { query }) => {
      const { enquiries, totalCount } = await listFullSalesEnquiries(context, query);
      return new Page(enquiries.map(toWireEnquiry), totalCount);
    },
  }),
  defineCall({
    id: 'C071',
    method: 'GET',
    path: 'business/salesEnquiry/:id',
    audience: ['Admin', 'Business', 'ImpactBusiness'],
    summary: 'Returns an enquiry',
    details: 'Reading the enquiry does not change it.',
    params: byId,
    answer: salesEnquiryAnswer,
    refusals: NOT_VISIBLE,
    handle: (context, { params }) => readEnquiry(context, params.id),
  }),
  defineCall({
    id: 'C072',
    method: 'PUT',
    path: 'business/salesEnquiry',
    audience: ['Admin', 'Business', 'ImpactBusiness'],
    summary: 'Changes an enquiry',
    details:
      'Changes only the fields that are sent. Null clears a field. Fields that the role may not change are ignored, so that a record may be sent back whole. With `version`, a change to an older version is refused.',
    body: enquiryChangesBody,
    answer: salesEnquiryAnswer,
    versioned: true,
    refusals: { ...NOT_VISIBLE, ...saved },
    handle: async (context, { body: { id, revenueChanged, fields }, version }) => {
      if (!id) throw badField('id', 'An id is required.');
      const options = { version, revenueEntered: revenueChanged, forbiddenFields: 'ignore' } as const;
      const change = () => updateSalesEnquiry(context, id, fields, options);
      return changedRecord(ENQUIRY_WIRE_NAMES, () => readEnquiry(context, id), change);
    },
  }),
  defineCall({
    id: 'C073',
    method: 'POST',
    path: 'business/salesEnquiry',
    audience: ['Admin'],
    summary: 'Creates an enquiry',
    body: newEnquiryBody,
    answer: salesEnquiryAnswer,
    takesKey: true,
    handle: async (context, { body }) => {
      const id = await withFieldNames(ENQUIRY_WIRE_NAMES, () => createSalesEnquiry(context, body.fields));
      return readEnquiry(context, id);
    },
  }),
  defineCall({
    id: 'C074',
    method: 'POST',
    path: 'business/salesEnquiry/duplicate',
    audience: ['Admin'],
    summary: 'Creates a repeat sale from an enquiry',
    details:
      'The repeat sale has the current date and the state `Unopened`, without invoice and payment. Fields that are sent override those of the original.',
    body: newEnquiryBody,
    answer: salesEnquiryAnswer,
    refusals: NOT_VISIBLE,
    takesKey: true,
    handle: async (context, { body: { id: original, fields } }) => {
      const id = await withFieldNames(ENQUIRY_WIRE_NAMES, () =>
        duplicateSalesEnquiry(context, { id: original, fields }),
      );
      return readEnquiry(context, id);
    },
  }),
  defineCall({
    id: 'C075',
    method: 'PUT',
    path: 'business/salesEnquiry/delete/:id',
    audience: ['Admin'],
    summary: 'Deletes an enquiry',
    params: byId,
    answer: successAnswer,
    versioned: true,
    refusals: NOT_VISIBLE,
    handle: async (context, { params: { id }, version }) => {
      const remove = () => deleteSalesEnquiry(context, id, { version });
      await withCurrentRecord(() => readEnquiry(context, id), remove);
      return SUCCESS;
    },
  }),
];
