import sql, { raw, type Sql } from 'sql-template-tag';
import { type ColumnList, type ListRequest, readColumnList } from '../../kits/lists/column-list.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { instantValue, type JsonColumns } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { similarity } from '../suppliers/search-suggestions.read-model.js';
import type { SearchMissConnection, ZeroResultView } from './search-words.type.js';

const MAX_GUESSES = raw('3');
/** The minimum share of common trigrams. Texts with less in common are different words. */
const ALIKE = raw('0.4');

/**
 * The probable meanings of a text: the word that a search would correct it to, then services and trades with
 * a similar spelling.
 */
const GUESSES: Sql = sql`(SELECT coalesce(json_agg(guess ORDER BY far, guess), '[]') FROM (
  SELECT min(guess) AS guess, min(far) AS far FROM (
    SELECT unnest(CASE WHEN known.phrase IS NULL THEN ARRAY[meant] ELSE known.means END) AS guess, 0::real AS far
    FROM (SELECT search_word_meant(m.folded, true) AS meant WHERE strpos(m.folded, ' ') = 0) mended
      JOIN search_word w ON w.word = meant LEFT JOIN search_synonym known ON known.phrase = meant
    WHERE known.phrase IS NOT NULL OR w.level <= 5
    UNION ALL (SELECT label, 1 - alike FROM (
      SELECT label, ${similarity(sql`folded`, sql`m.folded`)} AS alike
      FROM (SELECT label, folded FROM search_phrase WHERE listed_suppliers > 0
        UNION ALL SELECT label, folded FROM search_trade WHERE listed_suppliers > 0) known) near WHERE alike >= ${ALIKE} ORDER BY alike DESC, label LIMIT ${MAX_GUESSES})
  ) every WHERE fold(guess) <> m.folded GROUP BY fold(guess) ORDER BY min(far), min(guess) LIMIT ${MAX_GUESSES}
) likely)`;

const columns: JsonColumns<ZeroResultView> = {
  id: sql`m.id`,
  text: sql`m.folded`,
  searches: sql`m.searches`,
  dismissed: sql`m.dismissed`,
  firstSearchedAt: instantValue(sql`m.first_searched_at`),
  lastSearchedAt: instantValue(sql`m.last_searched_at`),
  guesses: GUESSES,
};

/**
 * The columns by which lists of searches without results can be filtered and sorted: all stored columns, not
 * the guesses.
 */
export const searchMissColumns: ListColumns = {
  text: { kind: 'text', value: raw('m.folded') },
  searches: { kind: 'number', value: raw('m.searches') },
  dismissed: { kind: 'flag', value: raw('m.dismissed') },
  firstSearchedAt: { kind: 'instant', value: raw('m.first_searched_at') },
  lastSearchedAt: { kind: 'instant', value: raw('m.last_searched_at') },
};

/** All searches without results as a list, for staff, including dismissed ones. */
export const allZeroResults: ColumnList<ZeroResultView> = {
  label: 'search-misses',
  table: sql`search_miss`,
  alias: sql`m`,
  conditions: [],
  columns,
  listed: searchMissColumns,
  search: (text) => sql`m.folded LIKE '%' || ${foldForLike(text)} || '%'`,
  sort: { column: 'searches', direction: 'DESC' },
};

/**
 * Returns one page of searches without results, with their probable meanings if selected. Runs one statement.
 * @throws AppError BAD_USER_INPUT
 */
export const listSearchMisses = (
  { app }: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<SearchMissConnection>> =>
  readColumnList(app.database, allZeroResults, page, selectionOf(selection, 'nodes'));
