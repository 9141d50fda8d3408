import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Database } from '../platform/database/database.js';
import { foldForLike } from '../platform/database/fold-for-like.js';
import type { JsonColumns } from '../platform/database/json-object.sql.js';
import { parseInput, text } from '../platform/input.js';
import { readKeysetList } from '../platform/lists/keyset-list.js';
import { byInstant, type SortKey } from '../platform/lists/list-columns.js';
import type { SearchSynonymSort, SearchSynonymSortField } from './search-words.inputs.js';
import type { SearchSynonymConnection, SynonymView } from './search-words.type.js';

const searchSchema = z.object({ search: text(100).nullish() });

const SORTED: Record<SearchSynonymSortField, SortKey> = {
  phrase: { expression: sql`s.phrase`, type: sql`text`, cursor: z.string() },
  updatedAt: byInstant(sql`s.updated_at`),
};
const BY_PHRASE: SearchSynonymSort = { field: 'phrase', direction: 'ASC' };

const COLUMNS: JsonColumns<SynonymView> = {
  id: sql`s.id`,
  version: sql`s.version`,
  phrase: sql`s.phrase`,
  means: sql`s.means`,
  updatedAt: sql`s.updated_at`,
};

export interface WordsPage<Sort> {
  sort?: Sort | null;
  first: number;
  after?: string | null;
}

/**
 * One page of the synonyms, those with the text in their phrase or in a meaning.
 * @throws AppError BAD_USER_INPUT
 */
export function listSearchSynonyms(
  database: Database,
  given: string | null,
  { sort, first, after }: WordsPage<SearchSynonymSort>,
): Promise<SearchSynonymConnection> {
  const { search } = parseInput(searchSchema, { search: given });
  const like = sql`'%' || ${foldForLike(search ?? '')} || '%'`;
  const found = sql`(s.phrase LIKE ${like} OR EXISTS (SELECT FROM unnest(s.means) AS meaning WHERE fold(meaning) LIKE ${like}))`;
  const { field, direction } = sort ?? BY_PHRASE;
  return readKeysetList(
    database,
    {
      label: 'search-synonyms',
      table: sql`search_synonym`,
      alias: sql`s`,
      conditions: search ? [found] : [],
      columns: COLUMNS,
    },
    { sort: SORTED[field], direction, first, after },
  );
}
