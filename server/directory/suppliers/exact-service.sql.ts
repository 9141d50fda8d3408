import sql, { empty, type Sql } from 'sql-template-tag';
import type { SearchPage } from './search-page.sql.js';
import { forAudience, type SearchFilter, textTerms, wantedRecords } from './supplier-search.sql.js';

/**
 * Returns true if the text has several words. A keyword of one supplier can then be broader than a service of
 * another.
 */
const hasWords = (text: string | null | undefined): text is string => /\S\s+\S/.test(text ?? '');

/**
 * The parts of a statement that put the exact service first: a common table expression, a column and an
 * order.
 */
interface ExactFirst {
  readonly services: Sql;
  readonly column: Sql;
  readonly order: Sql;
}

const NONE: ExactFirst = { services: empty, column: empty, order: empty };

/**
 * Returns the parts that rank suppliers showing the exact service of a text before those that only have it as
 * a keyword. The exact service is one whose name begins with the text, or one that staff say the text means.
 * A text that is itself a known service keeps the order of weights (R009).
 */
export const exactServiceFirst = ({ text }: SearchFilter, { sort }: SearchPage): ExactFirst =>
  sort === 'best-match' && hasWords(text)
    ? {
        services: sql`exactly AS MATERIALIZED (
          SELECT coalesce(array_agg(label), '{}') AS labels FROM search_phrase, fold(${text}) AS typed
          WHERE listed_suppliers > 0 AND NOT ${isKnown(text)} AND (starts_with(folded, typed) OR folded IN (${meanings(text)}))
        ), `,
        column: sql`, CASE WHEN (SELECT labels FROM exactly) = '{}' THEN false ELSE EXISTS (
          SELECT FROM supplier s WHERE s.id = l.supplier_id AND s.services && (SELECT labels FROM exactly)) END AS exact`,
        order: sql`l.exact DESC, `,
      }
    : NONE;

/** The condition that a text is itself a service that visitors can pick. */
const isKnown = (text: string): Sql => sql`EXISTS (
  SELECT FROM search_phrase known WHERE known.folded = fold(${text}) AND known.listed_suppliers > 0)`;

/** The folded names that staff say the text means. */
const meanings = (text: string): Sql => sql`SELECT fold(meaning) FROM search_synonym, unnest(means) AS meaning
  WHERE phrase = array_to_string(search_words(${text}), ' ')`;

/**
 * Returns the conditions of a search as tsquery expressions, all of which must match. A text of several words
 * also matches the known services that staff say it means. A text without results of its own is interpreted
 * as a whole elsewhere.
 */
export const wantedByMeaning = (filter: SearchFilter): Sql[] => [
  ...(filter.text ? [termsWithMeanings(filter.text, filter)] : []),
  ...wantedRecords(filter),
];

function termsWithMeanings(text: string, { asTyped, audience }: SearchFilter): Sql {
  const typed = textTerms(text);
  if (!hasWords(text) || asTyped) return typed;
  return sql`(SELECT CASE WHEN EXISTS (
      SELECT FROM supplier_listing l WHERE l.terms @@ typed AND ${forAudience(audience)}) AND NOT ${isKnown(text)}
    THEN coalesce(typed || (
      SELECT string_agg(term_start('s' || folded)::text, ' | ')::tsquery FROM search_phrase
      WHERE listed_suppliers > 0 AND folded IN (${meanings(text)})), typed)
    ELSE typed END FROM (SELECT ${typed} AS typed) AS terms)`;
}
