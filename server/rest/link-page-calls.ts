import { z } from 'zod';
import { answerShape, fieldsOfWire, toWire, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { badField } from '../platform/errors.js';
import { parseInput, recordId } from '../platform/input.js';
import { leadResponseFields } from '../sales/leads/respond-to-lead.js';
import type { LinkedLead } from '../sales/link-pages/link-page.type.js';
import { openLinkPage, saveLeadResponse } from '../sales/link-pages/open-link-page.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { shapeOf, type WireColumn, wireOf } from './wire-columns.js';
import { withFieldNames } from './wire-names.js';
import { wireBody } from './wire-values.js';

/** Columns of an offer for holders of the key. */
const OFFER = [
  ['listTitle', 'listTitle', 'text', 'The kind of supplier.'],
  ['supplierName', 'leadFor_name', 'filled', 'The name of the offered supplier.'],
  ['supplierId', 'leadFor_business_id', 'id', 'The id of the offered supplier.'],
  ['summary', 'leadSummary', 'text', 'The summary of the offer.'],
  ['specificBenefits', 'specificBenefits', 'text', 'The benefits for buyers.'],
  ['estimatedContributionBand', 'estCC', 'number', 'The band of the estimated contribution, from 1 to 5.'],
  ['imageUrl', 'imageUrl', 'text', 'The address of the supplier’s picture. Null if there is none.'],
] as const satisfies readonly WireColumn[];

const HOLDER = 'Key holder';
const offer = z.object(shapeOf(OFFER));
const linkedLead = z
  .strictObject({
    id: wholeNumberAnswer,
    ...shapeOf(OFFER),
    ...answerShape(leadResponseFields, { everybody: [HOLDER], describe: () => '' }),
  })
  .meta({ id: 'LinkedLead' });

const wireLinkedLead = (lead: LinkedLead) => ({
  id: lead.id,
  ...(wireOf({ ...lead }, OFFER) as z.input<typeof offer>),
  ...toWire(leadResponseFields, { ...lead }, HOLDER),
});

/** The three fields that are saved. The rest of the lead is sent back as it was read. */
const sentLead = z.object(wireShape(leadResponseFields));
const responses = z
  .strictObject({
    linkKey: z.string().max(200),
    changedID: recordId.describe('The id of the changed lead. The others stay unchanged.'),
    leads: z
      .array(z.looseObject({ id: recordId }))
      .max(10_000)
      .describe('The leads as they were read, including the changed one.'),
  })
  .meta({ id: 'LeadResponses' });

/** Converts empty text to null, for example for no response yet (R230). */
const emptied = (value: unknown) => (value === '' ? null : value);

/** Returns the changed lead out of those that were sent. */
function changedLead({ changedID, leads }: z.output<typeof responses>) {
  const lead = leads.find(({ id }) => id === changedID);
  if (!lead) throw badField('leads', 'The lead that changedID names must be among these.');
  const sent = Object.entries(lead).map(([name, value]) => [name, emptied(value)]);
  return fieldsOfWire(leadResponseFields, parseInput(sentLead, Object.fromEntries(sent)));
}

/** Calls of the page of an impact buyer, for holders of its key. */
export const linkPageCalls = [
  defineCall({
    id: 'C101',
    method: 'GET',
    path: 'entityLink/viaBusinessLinkKey',
    audience: ['link'],
    summary: 'Lists the leads of an impact buyer, highest weight first',
    details: 'Archived leads are left out. Returns an empty list for a wrong key.',
    query: z.object({ businessLinkKey: z.string().max(200).default('') }),
    answer: rowsOf(linkedLead),
    limited: true,
    headers: { 'cache-control': 'no-store' },
    handle: async (context, { query }) =>
      ((await openLinkPage(context, query.businessLinkKey))?.leads ?? []).map(wireLinkedLead),
  }),
  defineCall({
    id: 'C102',
    method: 'POST',
    path: 'entityLink/saveAll/viaBusinessLinkKey',
    audience: ['link'],
    summary: 'Saves the response of an impact buyer to a lead',
    details:
      'Saves customersResponse, customersComments and customerHidden of the changed lead. Everything else is ignored.',
    body: wireBody(responses),
    answer: successAnswer,
    refusals: { 404: 'The key is wrong, or the lead is not on its page.' },
    limited: true,
    handle: async (context, { body }) => {
      const save = () => saveLeadResponse(context, body.linkKey, body.changedID, changedLead(body));
      await withFieldNames(wireNamesOf(leadResponseFields), save);
      return SUCCESS;
    },
  }),
];
