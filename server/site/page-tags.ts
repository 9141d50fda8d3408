import type { PageReads } from '../../shared/rendered-page.js';
import type { PageTags } from '../kits/nouns/noun.js';

/** The pages that show records, by the subject type of the records in the activity log. */
export type PageTagTable = Readonly<Record<string, PageTags>>;

/**
 * The root fields with totals of enquiries, which change all day without an announcement. Pages with them are
 * cached for a minute.
 */
export const TOTALS: readonly string[] = [
  'impactSummary',
  'goodCauses',
  'goodCause',
  'goodCauseReport',
  'impactBuyers',
  'impactReport',
  'frontPage',
];

/** The root fields that no activity changes; they change with a release. */
export const CONSTANT: readonly string[] = ['regions'];

/**
 * Returns the announcements (record-activity.ts) that invalidate the page: `supplier:5` for a record that it
 * shows, `supplier` for a list of them.
 */
export function tagsOf(table: PageTagTable, { records, fields, missing }: PageReads): Set<string> {
  const tags = new Set<string>();
  const subjects = Object.entries(table);
  for (const [subject, shown] of subjects) {
    if (shown.lists.some((field) => fields.includes(field))) tags.add(subject);
    if ([...shown.lists, ...shown.single].some((field) => missing.includes(field))) tags.add(subject);
  }
  for (const record of records) {
    const at = record.indexOf(':');
    const subject = subjects.find(([, shown]) => shown.records.includes(record.slice(0, at)))?.[0];
    if (subject) tags.add(subject + record.slice(at));
  }
  return tags;
}

/** Returns true if the page shows totals of enquiries, or a root field that is in none of the lists above. */
export const livesShortly = (table: PageTagTable, { fields }: PageReads): boolean =>
  fields.some((field) => TOTALS.includes(field) || !isPlaced(table, field));

const isPlaced = (table: PageTagTable, field: string) =>
  CONSTANT.includes(field) ||
  Object.values(table).some((shown) => shown.lists.includes(field) || shown.single.includes(field));
