import { z } from 'zod';
import {
  CONTACT_FIELDS,
  contactFields,
  PROSPECTOR,
  prospectingFields,
} from '../directory/impact-buyers/prospecting-buyer.fields.js';
import {
  openProspectingPage,
  saveProspectingBuyers,
} from '../directory/prospecting/open-prospecting-page.js';
import type { ProspectingBuyer } from '../directory/prospecting/prospecting.type.js';
import { answerShape, fieldsOfWire, toWire, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { parseInput, recordId } from '../platform/input.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { shapeOf, type WireColumn, wireOf } from './wire-columns.js';
import { withFieldNames } from './wire-names.js';
import { wireBody } from './wire-values.js';

/** Columns that users of a good cause can read but not change. */
const KNOWN = [
  ['buyerType', 'impactBuyerType', 'text', 'The type of the buyer. Null if unknown.'],
  ['name', 'name', 'filled', 'The name of the buyer.'],
  ['actionNotes', 'impactActionNotes', 'text', 'Notes for people who talk to the buyer.'],
  ['chanceOfLead', 'impactChanceOfLead', 'text', 'The chance of a lead: Low, Good or Strong.'],
  [
    'interestedStatus',
    'impactInterestedStatus',
    'filled',
    'The interest of the buyer: Prospecting, Open or Not Interested.',
  ],
] as const satisfies readonly WireColumn[];

/** Returns the name of the read-only flag of a field, as old clients expect it (A144). */
const flagOf = (field: (typeof CONTACT_FIELDS)[number]) => `${contactFields[field].wire}ReadOnly`;
const known = z.object(shapeOf(KNOWN));
const prospectingBuyer = z
  .strictObject({
    id: wholeNumberAnswer,
    ...shapeOf(KNOWN),
    ...answerShape(prospectingFields, { everybody: [PROSPECTOR], describe: () => '' }),
    ...Object.fromEntries(
      CONTACT_FIELDS.map((field) => [
        flagOf(field),
        z.boolean().describe(`True if \`${contactFields[field].wire}\` cannot be changed.`),
      ]),
    ),
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
      .describe('The rows of the page. Each row changes only the fields that it contains.'),
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
    summary: 'Lists the prospective impact buyers of a good cause, by name',
    details: 'Returns an empty list if the key is wrong or not for the caller.',
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
    summary: 'Saves the results of a good cause about its prospective buyers',
    details:
      'Saves the action, the comments and the editable contact fields of each row. Everything else is ignored. Saves either all rows or none.',
    body: wireBody(rows),
    answer: successAnswer,
    refusals: { 404: 'The key is wrong or not for the caller, or the buyer is not on its page.' },
    limited: true,
    handle: async (context, { body }) => {
      const sent = body.data.map((row) => ({ id: row.id, input: inputOf(row) }));
      const save = () => saveProspectingBuyers(context, body.linkKey, sent);
      await withFieldNames(wireNamesOf(prospectingFields), save);
      return SUCCESS;
    },
  }),
];
