import { z } from 'zod';
import { listOfferedBuyers } from '../directory/impact-buyers/offered-buyers.read-model.js';
import { listOfferedSuppliers } from '../directory/suppliers/offered-suppliers.read-model.js';
import { mapList } from '../kits/lists/record-list.js';
import { fieldsOfWire, wireNamesOf } from '../kits/records/field-wire.js';
import { toWireInstant } from '../kits/records/wire-codecs.js';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { createLead } from '../sales/leads/create-lead.js';
import { createManyLeads } from '../sales/leads/create-leads.js';
import { deleteLead, updateLead } from '../sales/leads/lead.commands.js';
import { leadFields } from '../sales/leads/lead.fields.js';
import { lastLeadActivity, listFullLeads, readLeads } from '../sales/leads/lead-list.read-model.js';
import { linkSalesEnquiryToLead } from '../sales/leads/link-sales-enquiry.js';
import { ListAnswer, listOf, rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { conflict } from './conflict.js';
import {
  createdLeadsAnswer,
  describeCreatedLeads,
  newLeadAnswer,
  withRefusalReason,
} from './lead-outcomes.js';
import {
  leadAnswer,
  offeredBuyerAnswer,
  offeredSupplierAnswer,
  wireLead,
  wireLeadChanges,
  wireNewLead,
  wireNewLeads,
  wireOfferedBuyer,
  wireOfferedSupplier,
} from './lead-wire.js';
import { instantAnswer, SUCCESS, successAnswer } from './wire-answers.js';
import { changedRecord, withFieldNames } from './wire-names.js';
import { byId, listPart, wholeNumber, wireBody } from './wire-values.js';

const MAX_ID = 2_147_483_647;
/** The maximum size of an array of ten thousand new leads. */
const MANY_LEADS_BYTES = 16 * 1024 * 1024;
const NOT_THERE = { 404: 'The lead does not exist.' };
const excluded = z.object({
  excludedID: wholeNumber(0, MAX_ID).describe('The id of the record to leave out, or 0.'),
});

const NAMES = wireNamesOf(leadFields);
const fieldsIn = (body: object) => fieldsOfWire(leadFields, body as never);

async function wired({ app }: RequestContext, id: number) {
  const [lead] = await readLeads(app.database, [id]);
  if (!lead) throw notFound('This lead');
  return wireLead(lead);
}

/** Calls for leads: suppliers that are offered to impact buyers. */
export const leadCalls = [
  defineCall({
    id: 'C087',
    method: 'GET',
    path: 'leads',
    audience: ['Admin'],
    summary: 'Lists leads that are not archived, latest first',
    query: listPart,
    answer: listOf(leadAnswer),
    handle: async ({ app }, { query }) =>
      new ListAnswer(mapList(await listFullLeads(app.database, query), wireLead)),
  }),
  // The router prefers the literal to the parameter, so neither path is read as an id.
  defineCall({
    id: 'C093',
    method: 'GET',
    path: 'leads/leadsFrom',
    audience: ['Admin'],
    summary: 'Lists the impact buyers that a supplier can be offered to, by name',
    query: excluded,
    answer: rowsOf(offeredBuyerAnswer),
    handle: async ({ app }, { query }) =>
      (await listOfferedBuyers(app.database, query.excludedID)).map(wireOfferedBuyer),
  }),
  defineCall({
    id: 'C094',
    method: 'GET',
    path: 'leads/leadsFor',
    audience: ['Admin'],
    summary: 'Lists the suppliers that can be offered, by title',
    query: excluded,
    answer: rowsOf(offeredSupplierAnswer),
    handle: async ({ app }, { query }) =>
      (await listOfferedSuppliers(app.database, query.excludedID)).map(wireOfferedSupplier),
  }),
  defineCall({
    id: 'C088',
    method: 'GET',
    path: 'leads/:id',
    audience: ['Admin'],
    summary: 'Returns a lead',
    params: byId,
    answer: leadAnswer,
    refusals: NOT_THERE,
    handle: (context, { params }) => wired(context, params.id),
  }),
  defineCall({
    id: 'C089',
    method: 'POST',
    path: 'leads',
    audience: ['Admin'],
    summary: 'Creates a lead that offers a supplier to an impact buyer',
    details:
      'Fields that are left out are copied from the buyer (contact and type) and the supplier (title, summary, phone, keyword). If the buyer or supplier does not exist, or the pair has an open lead, responds with 200 and `result` Error.',
    body: wireNewLead,
    answer: newLeadAnswer,
    takesKey: true,
    handle: (context, { body }) =>
      withRefusalReason(async () =>
        wired(context, await withFieldNames(NAMES, () => createLead(context, fieldsIn(body)))),
      ),
  }),
  defineCall({
    id: 'C090',
    method: 'PUT',
    path: 'leads',
    audience: ['Admin'],
    summary: 'Changes a lead',
    details:
      'Changes only the fields that are sent. Null clears a field. A change of `status` sets the chance and the date of that status, and overrides the values that are sent. The response of the buyer, and the two parties, cannot be changed.',
    body: wireLeadChanges,
    answer: leadAnswer,
    versioned: true,
    refusals: {
      ...NOT_THERE,
      409: conflict(
        leadAnswer,
        'The lead has changed since the given version, or the pair has another open lead.',
      ),
    },
    handle: async (context, { body: { id, version: _, ...sent }, version }) => {
      const options = { version, forbiddenFields: 'ignore' } as const;
      const change = () => updateLead(context, id, fieldsIn(sent), options);
      return changedRecord(NAMES, () => wired(context, id), change);
    },
  }),
  defineCall({
    id: 'C091',
    method: 'POST',
    path: 'leads/delete',
    audience: ['Admin'],
    summary: 'Deletes a lead',
    details: 'The lead stays in the trash for 30 days. Its enquiry is not affected.',
    body: wireBody(z.strictObject({ id: recordId })),
    answer: successAnswer,
    versioned: true,
    refusals: NOT_THERE,
    handle: async (context, { body: { id }, version }) => {
      const remove = () => deleteLead(context, id, { version });
      await withCurrentRecord(() => wired(context, id), remove);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C092',
    method: 'POST',
    path: 'leads/linkSalesEnquiryToLead',
    audience: ['Admin'],
    furtherScope: 'enquiries:write',
    summary: 'Links a lead with its enquiry',
    details: 'The two records are linked to each other, and the lead gets the status `Enquiry Created`.',
    body: wireBody(
      z.strictObject({
        leadID: recordId.describe('The id of the lead.'),
        salesEnquiryID: recordId.describe('The id of the enquiry.'),
      }),
    ),
    answer: leadAnswer,
    refusals: {
      404: 'The lead or the enquiry does not exist.',
      409: 'The lead or the enquiry is linked to another record.',
    },
    handle: async (context, { body: { leadID, salesEnquiryID } }) => {
      await linkSalesEnquiryToLead(context, leadID, salesEnquiryID);
      return wired(context, leadID);
    },
  }),
  defineCall({
    id: 'C095',
    method: 'POST',
    path: 'leads/createMultipleLeads',
    audience: ['Admin'],
    summary: 'Creates many leads at once',
    details:
      'Send an array of new leads. Leads that cannot be created are skipped and listed in `skipped` with the reason.',
    body: wireNewLeads,
    bodyLimit: MANY_LEADS_BYTES,
    answer: createdLeadsAnswer,
    takesKey: true,
    handle: async (context, { body }) =>
      describeCreatedLeads(context, body, await createManyLeads(context, body.map(fieldsIn))),
  }),
  defineCall({
    id: 'C100',
    method: 'GET',
    path: 'realtime/leads',
    audience: ['Admin'],
    summary: 'Returns the time of the last change to any lead',
    details:
      'The time differs whenever a lead was created, changed or deleted. Read lists again if it has changed.',
    answer: z.strictObject({
      timestamp: instantAnswer
        .nullable()
        .describe('The time of the last change. Null if there has never been a lead.'),
    }),
    handle: async ({ app }) => ({ timestamp: toWireInstant(await lastLeadActivity(app.database)) }),
  }),
];
