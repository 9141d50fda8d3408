import sql, { empty, type Sql } from 'sql-template-tag';
import type { SearchPage } from './search-page.sql.js';
import type { SearchFilter } from './supplier-search.sql.js';

/** Returns true if the text has several words: then a keyword of one supplier may be wider than a service of another. */
const hasWords = (text: string | null | undefined): text is string => /\S\s+\S/.test(text ?? '');

/** The parts of a statement that put the exact service first: a common table expression, a column and an order. */
interface ExactFirst {
  readonly services: Sql;
  readonly column: Sql;
  readonly order: Sql;
}

const NONE: ExactFirst = { services: empty, column: empty, order: empty };

/**
 * Returns what puts suppliers first that show the exact service of a text, before those that only have it as a keyword:
 * a service whose name begins with the text, or one that staff say the text means. A text that is itself a known service
 * keeps the order of weights (R009).
 */
export const exactServiceFirst = ({ text }: SearchFilter, { sort }: SearchPage): ExactFirst =>
  sort === 'best-match' && hasWords(text)
    ? {
        services: sql`exactly AS MATERIALIZED (
          SELECT coalesce(array_agg(label), '{}') AS labels FROM search_phrase, fold(${text}) AS typed
          WHERE listed_suppliers > 0
            AND NOT EXISTS (SELECT FROM search_phrase known WHERE known.folded = fold(${text}) AND known.listed_suppliers > 0)
            AND (starts_with(folded, typed) OR folded IN (
              SELECT fold(meaning) FROM search_synonym, unnest(means) AS meaning
              WHERE phrase = array_to_string(search_words(${text}), ' ')))
        ), `,
        column: sql`, CASE WHEN (SELECT labels FROM exactly) = '{}' THEN false ELSE EXISTS (
          SELECT FROM supplier s WHERE s.id = l.supplier_id AND s.services && (SELECT labels FROM exactly)) END AS exact`,
        order: sql`l.exact DESC, `,
      }
    : NONE;
