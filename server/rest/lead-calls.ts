import { z } from 'zod';
import { listOfferedBuyers } from '../impact-buyers/offered-buyers.read-model.js';
import { createLead } from '../leads/create-lead.js';
import { createLeads } from '../leads/create-leads.js';
import { deleteLead, updateLead } from '../leads/keep-lead.js';
import { leadFields } from '../leads/lead.fields.js';
import { lastLeadActivity, listWholeLeads, readLeads } from '../leads/lead-list.read-model.js';
import { linkSalesEnquiryToLead } from '../leads/link-sales-enquiry.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { mapList } from '../platform/lists/record-list.js';
import { fieldsOfWire, wireNamesOf } from '../platform/records/field-wire.js';
import { toWireInstant } from '../platform/records/wire-codecs.js';
import type { RequestContext } from '../platform/request-context.js';
import { listOfferedSuppliers } from '../suppliers/offered-suppliers.read-model.js';
import { ListAnswer, listOf, rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { madeLeadsAnswer, newLeadAnswer, tellingWhy, toldLeads } from './lead-outcomes.js';
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
import { withFieldNames } from './wire-names.js';
import { byId, listPart, wholeNumber, wireBody } from './wire-values.js';

const MOST_ID = 2_147_483_647;
/** The maximum size of an array of ten thousand new leads. */
const MANY_LEADS_BYTES = 16 * 1024 * 1024;
const NOT_THERE = { 404: 'There is no such lead.' };
const excluded = z.object({ excludedID: wholeNumber(0, MOST_ID).describe('The record to leave out.') });

const named = <T>(work: () => Promise<T>) => withFieldNames(wireNamesOf(leadFields), work);
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
    summary: 'List leads, latest first, without those archived',
    query: listPart,
    answer: listOf(leadAnswer),
    handle: async ({ app }, { query }) =>
      new ListAnswer(mapList(await listWholeLeads(app.database, query), wireLead)),
  }),
  // The router prefers the literal to the parameter, so neither path is read as an id.
  defineCall({
    id: 'C093',
    method: 'GET',
    path: 'leads/leadsFrom',
    audience: ['Admin'],
    summary: 'List the impact buyers that a supplier can be offered to, by name',
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
    summary: 'List the suppliers that can be offered, by title',
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
    summary: 'Read one lead',
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
    summary: 'Offer a supplier to an impact buyer',
    details:
      'What is left out is taken from the buyer (from whom it is, and its type) and the supplier (title, summary, phone, keyword). A buyer or supplier that is not there, and a pair that has an open lead, are answered with `result` Error and 200.',
    body: wireNewLead,
    answer: newLeadAnswer,
    takesKey: true,
    handle: (context, { body }) =>
      tellingWhy(async () => wired(context, await named(() => createLead(context, fieldsIn(body))))),
  }),
  defineCall({
    id: 'C090',
    method: 'PUT',
    path: 'leads',
    audience: ['Admin'],
    summary: 'Change a lead',
    details:
      'Changes the fields that are sent; null clears one. A change of `status` sets the chance and the date of that status, whatever is sent of them. What the buyer wrote, and whom the lead is about, stays as it is.',
    body: wireLeadChanges,
    answer: leadAnswer,
    refusals: { ...NOT_THERE, 409: 'It has changed since, or the pair has another open lead.' },
    handle: async (context, { body: { id, version, ...sent } }) => {
      const options = { version, forbiddenFields: 'ignore' } as const;
      await named(() => updateLead(context, id, fieldsIn(sent), options));
      return wired(context, id);
    },
  }),
  defineCall({
    id: 'C091',
    method: 'POST',
    path: 'leads/delete',
    audience: ['Admin'],
    summary: 'Delete a lead',
    details: 'It stays in the trash for 30 days. An enquiry that it led to stays.',
    body: wireBody(z.strictObject({ id: recordId })),
    answer: successAnswer,
    refusals: NOT_THERE,
    handle: async (context, { body }) => {
      await deleteLead(context, body.id);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C092',
    method: 'POST',
    path: 'leads/linkSalesEnquiryToLead',
    audience: ['Admin'],
    summary: 'Link a lead and the enquiry that came of it',
    details: 'Both ends point at each other, and the lead is `Enquiry Created`.',
    body: wireBody(z.strictObject({ leadID: recordId, salesEnquiryID: recordId })),
    answer: leadAnswer,
    refusals: { 404: 'There is no such lead, or no such enquiry.', 409: 'Either is linked elsewhere.' },
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
    summary: 'Offer suppliers to impact buyers, many at once',
    details:
      'An array of new leads. Those that cannot be made are skipped, and `skipped` says which and why.',
    body: wireNewLeads,
    bodyLimit: MANY_LEADS_BYTES,
    answer: madeLeadsAnswer,
    handle: async (context, { body }) =>
      toldLeads(context, body, await createLeads(context, body.map(fieldsIn))),
  }),
  defineCall({
    id: 'C100',
    method: 'GET',
    path: 'realtime/leads',
    audience: ['Admin'],
    summary: 'When leads were last worked at',
    details: 'Another one whenever a lead was made, changed or deleted: then lists are to be read again.',
    answer: z.strictObject({ timestamp: instantAnswer.nullable() }),
    handle: async ({ app }) => ({ timestamp: toWireInstant(await lastLeadActivity(app.database)) }),
  }),
];
