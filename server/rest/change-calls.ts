import { z } from 'zod';
import { listChanges } from '../kits/change-feed/list-changes.js';
import { toWireInstant } from '../kits/records/wire-codecs.js';
import { defineCall } from './call.js';
import { instantAnswer, wholeNumberAnswer } from './wire-answers.js';
import { wholeNumber } from './wire-values.js';

const TYPES = [
  'SUPPLIER',
  'IMPACT_BUYER',
  'GOOD_CAUSE',
  'SALES_ENQUIRY',
  'LEAD',
  'USER',
  'ORDER',
  'MESSAGE',
  'CATEGORY',
  'FEATURED_LISTING',
  'ACTION_ITEM',
  'SEARCH_SYNONYM',
] as const;

const type = z.enum(TYPES);

const changeAnswer = z
  .strictObject({
    type: type.describe('The type of the record.'),
    id: wholeNumberAnswer.describe('The id of the record.'),
    version: wholeNumberAnswer.describe('The version after the change, or before the deletion.'),
    changed_at: instantAnswer.describe('The time of the change.'),
    deleted: z.boolean().describe('True if the record was deleted.'),
  })
  .meta({ id: 'RecordChange' });

/** The call of the change feed, for other systems. */
export const changeCalls = [
  defineCall({
    id: 'C131',
    method: 'GET',
    path: 'changes',
    audience: ['Admin'],
    summary: 'Returns the records that were created, changed or deleted after a position',
    details:
      'Oldest change first. No change is skipped, and a record can be listed more than once. Without `after`, begins with all records. A position that is older than 30 days, or of another database, is refused with 400 and the reason `expired`: read all records again, starting without a position.',
    query: z.strictObject({
      after: z.string().max(200).optional().describe('The `position` of an earlier response.'),
      types: z
        .string()
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(type))
        .optional()
        .describe('The types of records, joined by commas. All if left out.'),
      first: wholeNumber(1, 1000).describe('The number of changes, at most 1,000. 100 if left out.'),
    }),
    answer: z.strictObject({
      changes: z.array(changeAnswer).describe('The changed records, oldest change first.'),
      position: z.string().describe('The position after these changes. Send it as `after` to continue.'),
      hasMore: z.boolean().describe('True if more changes are ready to be read now.'),
    }),
    handle: async (context, { query: { after, types, first = 100 } }) => {
      const page = await listChanges(context, { after, types, first });
      const changes = page.changes.map(({ recordType, id, version, changedAt, deleted }) => ({
        type: recordType as (typeof TYPES)[number],
        id,
        version,
        changed_at: toWireInstant(changedAt),
        deleted,
      }));
      return { ...page, changes };
    },
  }),
];
