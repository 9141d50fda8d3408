import { z } from 'zod';
import {
  CONTACT_FIELDS,
  contactFields,
  PROSPECTOR,
  prospectingFields,
} from '../impact-buyers/prospecting-buyer.fields.js';
import { parseInput, recordId } from '../platform/input.js';
import { answerShape, fieldsOfWire, toWire, wireNamesOf, wireShape } from '../platform/records/field-wire.js';
import { openProspectingPage, saveProspectingBuyers } from '../prospecting/open-prospecting-page.js';
import type { ProspectingBuyer } from '../prospecting/prospecting.type.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { shapeOf, type WireColumn, wireOf } from './wire-columns.js';
import { withFieldNames } from './wire-names.js';
import { wireBody } from './wire-values.js';

/** Columns that users of a good cause can read but not change. */
const KNOWN = [
  ['buyerType', 'impactBuyerType', 'text'],
  ['name', 'name', 'filled'],
  ['actionNotes', 'impactActionNotes', 'text', 'What has been noted for those who talk to it.'],
  ['chanceOfLead', 'impactChanceOfLead', 'text', 'Low, Good or Strong.'],
  ['interestedStatus', 'impactInterestedStatus', 'filled', 'Prospecting, Open or Not Interested.'],
] as const satisfies readonly WireColumn[];

/** Returns the name of the read-only flag of a field, as old clients expect it (A144). */
const flagOf = (field: (typeof CONTACT_FIELDS)[number]) => `${contactFields[field].wire}ReadOnly`;
const known = z.object(shapeOf(KNOWN));
const prospectingBuyer = z
  .strictObject({
    id: wholeNumberAnswer,
    ...shapeOf(KNOWN),
    ...answerShape(prospectingFields, { everybody: [PROSPECTOR], told: () => '' }),
    ...Object.fromEntries(CONTACT_FIELDS.map((field) => [flagOf(field), z.boolean()])),
  })
  .meta({ id: 'ProspectingBuyer' });

const wireProspectingBuyer = (buyer: ProspectingBuyer) => ({
  id: buyer.id,
  ...(wireOf({ ...buyer }, KNOWN) as z.input<typeof known>),
  ...toWire(prospectingFields, { ...buyer }, PROSPECTOR),
  ...Object.fromEntries(CONTACT_FIELDS.map((field) => [flagOf(field), buyer.readOnly.includes(field)])),
});

/** The fields that are saved. The rest of a row is sent back as it was read. */
const sentRow = z.object(wireShape(prospectingFields));
const rows = z
  .strictObject({
    linkKey: z.string().max(200),
    data: z
      .array(z.looseObject({ id: recordId }))
      .max(1000)
      .describe('Rows of the page; each changes what it names.'),
  })
  .meta({ id: 'ProspectingRows' });

/** Converts empty text to null, and an empty action to the first action (A78). */
const emptied = ([name, value]: [string, unknown]): [string, unknown] => {
  if (name === prospectingFields.goodCauseAction.wire) return [name, value || "Haven't Done"];
  return [name, value === '' ? null : value];
};

const inputOf = (row: Record<string, unknown>): object =>
  fieldsOfWire(prospectingFields, parseInput(sentRow, Object.fromEntries(Object.entries(row).map(emptied))));

/** Calls of the prospecting page of a good cause, for its users and staff who have its key (A26). */
export const prospectingCalls = [
  defineCall({
    id: 'C103',
    method: 'GET',
    path: 'entityLink/prospectingBuyers',
    audience: ['Admin', 'GoodCause'],
    summary: 'List the impact buyers that a good cause helps to win, by name',
    details: 'A key that opens nothing for the caller is answered with an empty list.',
    query: z.object({ goodCauseLinkKey: z.string().max(200).default('') }),
    answer: rowsOf(prospectingBuyer),
    limited: true,
    headers: { 'cache-control': 'no-store' },
    handle: async (context, { query }) =>
      ((await openProspectingPage(context, query.goodCauseLinkKey))?.buyers ?? []).map(wireProspectingBuyer),
  }),
  defineCall({
    id: 'C104',
    method: 'POST',
    path: 'entityLink/saveAll/prospectingBuyers',
    audience: ['Admin', 'GoodCause'],
    summary: 'Keep what a good cause has found out about its buyers',
    details:
      'Of each row the action, the comments and the contact fields that are not read-only are kept; whatever else is sent is ignored. Either all rows are kept or none is.',
    body: wireBody(rows),
    answer: successAnswer,
    refusals: { 404: 'The key opens nothing for the caller, or no page with this buyer.' },
    limited: true,
    handle: async (context, { body }) => {
      const sent = body.data.map((row) => ({ id: row.id, input: inputOf(row) }));
      const save = () => saveProspectingBuyers(context, body.linkKey, sent);
      await withFieldNames(wireNamesOf(prospectingFields), save);
      return SUCCESS;
    },
  }),
];
