import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { allTerms, forAudience, type SearchFilter, textTerms, wantedRecords } from './supplier-search.sql.js';

/** Whether a search that finds nothing by the very text is to be interpreted. */
export const mayInterpret = ({ text, asTyped }: SearchFilter): boolean => Boolean(text) && !asTyped;

/** The text as PostgreSQL reads it, as a query with one row called `read`. */
export const readSearch = (text: string): Sql =>
  sql`read AS MATERIALIZED (SELECT * FROM read_search(${text}))`;

/** How the text was read, for the answer. */
const INTERPRETATION = raw(`json_build_object(
  'words', wording, 'withoutPlace', rest, 'parts', parts, 'partly', coalesce(partly, false),
  'place', CASE WHEN (place).region IS NOT NULL THEN json_build_object(
    'name', (place).name, 'region', (place).region, 'district', (place).district) END)`);

/** What a query over the words is narrowed by besides the text. */
const within = (filter: SearchFilter): Sql => {
  const records = wantedRecords(filter);
  return records.length > 0 ? sql` && ${allTerms(records)}` : empty;
};

/** The condition that the very text finds nobody, whatever the category: then and only then it is interpreted. */
const nobodyAsTyped = (filter: SearchFilter): Sql => {
  const { category, subCategory, ...elsewhere } = filter;
  const asTyped = allTerms([textTerms(filter.text ?? ''), ...wantedRecords(elsewhere)]);
  return category || subCategory
    ? sql`NOT EXISTS (SELECT FROM supplier_listing l WHERE l.terms @@ (${asTyped}) AND ${forAudience(filter.audience)})`
    : sql`true`;
};

/** How the text was read; null where it was not, for somebody is called by it. */
export const howRead = (filter: SearchFilter): Sql =>
  sql`(SELECT ${INTERPRETATION} FROM read WHERE ${nobodyAsTyped(filter)})`;

/** Listings that the read text finds, with `tier`: the lower the better a match. */
export const foundAsRead = (filter: SearchFilter, columns: readonly Sql[]): Sql => sql`
  SELECT ${join(columns)}, min(tiers.tier) AS tier FROM read,
    LATERAL unnest(read.tiers) WITH ORDINALITY AS tiers (query, tier),
    LATERAL (SELECT l.* FROM listing_words w JOIN supplier_listing l USING (supplier_id)
      WHERE w.words @@ (tiers.query${within(filter)}) AND ${forAudience(filter.audience)}) l
  WHERE ${nobodyAsTyped(filter)} GROUP BY ${join(columns)}`;

/** The condition on a listing that a query over the words finds it. */
export const foundByWords = (query: Sql): Sql =>
  sql`l.supplier_id IN (SELECT w.supplier_id FROM listing_words w WHERE w.words @@ (${query}))`;

/** The condition on a listing that the read text finds it. */
export const isFoundAsRead = (filter: SearchFilter): Sql =>
  sql`${foundByWords(sql`(SELECT everybody${within(filter)} FROM read)`)} AND ${forAudience(filter.audience)}`;
