import sql, { raw } from 'sql-template-tag';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { staffReads } from '../../kits/lists/staff-reads.js';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { instantValue, type JsonColumns } from '../../platform/database/json-object.sql.js';
import { searchSynonymFields } from './search-synonym.fields.js';
import type { SynonymView } from './search-words.type.js';

const columns: JsonColumns<SynonymView> = {
  ...jsonFields(searchSynonymFields, 's', always),
  id: sql`s.id`,
  version: sql`s.version`,
  createdAt: instantValue(sql`s.created_at`),
  updatedAt: instantValue(sql`s.updated_at`),
};

/** The columns by which lists of synonyms can be filtered and sorted. */
export const searchSynonymColumns: ListColumns = {
  ...fieldColumns(searchSynonymFields, 's', 'Admin'),
  createdAt: { kind: 'instant', value: raw('s.created_at') },
  updatedAt: { kind: 'instant', value: raw('s.updated_at') },
};

const reads = staffReads<SynonymView>({
  label: 'search-synonym',
  called: 'synonym',
  table: sql`search_synonym`,
  alias: sql`s`,
  columns,
  listed: searchSynonymColumns,
  search: (text) => {
    const part = sql`'%' || ${foldForLike(text)} || '%'`;
    return sql`(s.phrase LIKE ${part} OR EXISTS (SELECT FROM unnest(s.means) AS meaning WHERE fold(meaning) LIKE ${part}))`;
  },
  sort: { column: 'phrase', direction: 'ASC' },
});

/** All synonyms as a list, for staff. */
export const allSynonyms = reads.list;
/** Returns one page of the synonyms with the text in their phrase or in a meaning. */
export const listSearchSynonyms = reads.page;
