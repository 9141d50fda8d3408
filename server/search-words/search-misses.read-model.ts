import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Database } from '../platform/database/database.js';
import { foldForLike } from '../platform/database/fold-for-like.js';
import type { JsonColumns } from '../platform/database/json-object.sql.js';
import { parseInput, text } from '../platform/input.js';
import { readKeysetList } from '../platform/lists/keyset-list.js';
import { byInstant, type SortKey } from '../platform/lists/list-columns.js';
import { alikeness } from '../suppliers/spelling.sql.js';
import type { WordsPage } from './search-synonyms.read-model.js';
import type { SearchMissFilter, SearchMissSort, SearchMissSortField } from './search-words.inputs.js';
import type { MissView, SearchMissConnection } from './search-words.type.js';

const filterSchema = z.object({ search: text(100).nullish(), dismissed: z.boolean().nullish() });

const SORTED: Record<SearchMissSortField, SortKey> = {
  searches: { expression: sql`m.searches`, type: sql`integer`, cursor: z.int() },
  lastSearchedAt: byInstant(sql`m.last_searched_at`),
};
const MOST_SEARCHED: SearchMissSort = { field: 'searches', direction: 'DESC' };

const MOST_GUESSES = raw('3');
/** Of trigrams shared: what shares less is another word. */
const ALIKE = raw('0.4');

/** What may have been meant: the word that a search would mend it to, then services and trades of nearly the same spelling. */
const GUESSES: Sql = sql`(SELECT coalesce(json_agg(guess ORDER BY far, guess), '[]') FROM (
  SELECT min(guess) AS guess, min(far) AS far FROM (
    SELECT unnest(CASE WHEN known.phrase IS NULL THEN ARRAY[meant] ELSE known.means END) AS guess, 0::real AS far
    FROM (SELECT search_word_meant(m.folded, true) AS meant WHERE strpos(m.folded, ' ') = 0) mended
      JOIN search_word w ON w.word = meant LEFT JOIN search_synonym known ON known.phrase = meant
    WHERE known.phrase IS NOT NULL OR w.level <= 5
    UNION ALL (SELECT label, 1 - alike FROM (
      SELECT label, ${alikeness(sql`folded`, sql`m.folded`)} AS alike
      FROM (SELECT label, folded FROM search_phrase WHERE listed_suppliers > 0
        UNION ALL SELECT label, folded FROM search_trade WHERE listed_suppliers > 0) known) near WHERE alike >= ${ALIKE} ORDER BY alike DESC, label LIMIT ${MOST_GUESSES})
  ) every WHERE fold(guess) <> m.folded GROUP BY fold(guess) ORDER BY min(far), min(guess) LIMIT ${MOST_GUESSES}
) likely)`;

const COLUMNS: JsonColumns<MissView> = {
  id: sql`m.id`,
  text: sql`m.folded`,
  searches: sql`m.searches`,
  dismissed: sql`m.dismissed`,
  firstSearchedAt: sql`m.first_searched_at`,
  lastSearchedAt: sql`m.last_searched_at`,
  guesses: GUESSES,
};

/**
 * One page of what found nobody, with a guess for each at what was meant. One statement.
 * @throws AppError BAD_USER_INPUT
 */
export function listSearchMisses(
  database: Database,
  given: SearchMissFilter | null,
  { sort, first, after }: WordsPage<SearchMissSort>,
): Promise<SearchMissConnection> {
  const { search, dismissed } = parseInput(filterSchema, given ?? {});
  const { field, direction } = sort ?? MOST_SEARCHED;
  return readKeysetList(
    database,
    {
      label: 'search-misses',
      table: sql`search_miss`,
      alias: sql`m`,
      conditions: [
        dismissed ? sql`m.dismissed` : sql`NOT m.dismissed`,
        ...(search ? [sql`m.folded LIKE '%' || ${foldForLike(search)} || '%'`] : []),
      ],
      columns: COLUMNS,
    },
    { sort: SORTED[field], direction, first, after },
  );
}
