import sql from 'sql-template-tag';
import type { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/sql.js';
import { textTerms } from '../suppliers/supplier-search.sql.js';
import type { ZeroResultCounts } from './zero-result-counter.js';

/** The number of texts in one statement. Interpreting a text takes up to 50 ms, and a statement has 15 s. */
const AT_ONCE = 100;

/** Adds to the searches without results, a hundred texts with each statement. */
export async function writeZeroResults(database: Database, misses: ZeroResultCounts): Promise<void> {
  const all = [...misses];
  for (let at = 0; at < all.length; at += AT_ONCE) await writeSome(database, all.slice(at, at + AT_ONCE));
}

/**
 * Adds to the searches without results, in one statement. Texts are counted by their words. Texts that have
 * results after all (elsewhere, or since staff added a meaning) and texts without meaning are left out.
 */
async function writeSome(
  database: Database,
  misses: readonly [text: string, searches: number][],
): Promise<void> {
  await database.read(
    prepared(
      'write-search-misses',
      sql`INSERT INTO search_miss AS known (folded, searches)
      SELECT folded, sum(searches) FROM (
        SELECT left(array_to_string(search_words(text), ' '), 100) AS folded, text, searches
        FROM unnest(${misses.map(([text]) => text)}::text[], ${misses.map(([, searches]) => searches)}::integer[]) AS noted (text, searches)
      ) sought
      WHERE EXISTS (
          SELECT FROM unnest(search_stems(text)) AS stem
          WHERE stem !~ '^[0-9]+$' AND NOT EXISTS (SELECT FROM search_synonym WHERE means = '{}' AND stems = ARRAY[stem]))
        AND NOT EXISTS (SELECT FROM supplier_listing l WHERE l.terms @@ ${textTerms(sql`text`)})
        AND (read_search(text)).anywhere IS NULL
      GROUP BY folded ORDER BY folded
      ON CONFLICT (folded) DO UPDATE
        SET searches = known.searches + excluded.searches, last_searched_at = now()`,
    ),
  );
}
