import { selectFromList } from '../../kits/lists/select-from-list.js';
import type { FieldsOf } from '../../kits/records/field.js';
import { flag } from '../../kits/records/field-kinds.js';
import { type StaffViewer, staffEditable } from '../../kits/records/staff-access.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { dismissSearchMiss } from './resolve-zero-result-search.js';
import { deleteSearchSynonym } from './save-search-synonym.js';
import type { SearchMiss } from './search-miss.entity.js';
import { searchSynonymHistory } from './search-synonym.history.js';
import { allSynonyms } from './search-synonyms.read-model.js';
import { allZeroResults } from './zero-result-searches.read-model.js';

/** The fields that a change to many searches without results can set. */
export const zeroResultBulkFields = {
  dismissed: {
    ...flag,
    ...staffEditable,
    wire: 'dismissed',
    meaning: 'True to dismiss the searches, false to list them again.',
  },
} satisfies FieldsOf<Pick<SearchMiss, 'dismissed'>, StaffViewer>;

const manyMisses: BulkRecords = {
  recordType: 'search-miss',
  called: ['search', 'searches'],
  names: {
    name: 'names-of-search-misses',
    text: 'SELECT id, folded AS name FROM search_miss WHERE id = ANY ($1::integer[])',
  },
  select: (_, selection) => selectFromList(allZeroResults, selection, null),
};

const manySynonyms: BulkRecords = {
  recordType: 'search-synonym',
  called: ['synonym', 'synonyms'],
  names: {
    name: 'names-of-search-synonyms',
    text: 'SELECT id, phrase AS name FROM search_synonym WHERE id = ANY ($1::integer[])',
  },
  history: searchSynonymHistory,
  select: (_, selection) => selectFromList(allSynonyms, selection, null),
};

/** Dismisses many searches without results, or lists them again. */
export const zeroResultChange = bulkChange(manyMisses, {
  fields: zeroResultBulkFields,
  change: (context, id, { dismissed }) => dismissSearchMiss(context, id, dismissed === true),
});

/** Moves many synonyms to the trash (A155). */
export const synonymDeletion = bulkDeletion(manySynonyms, deleteSearchSynonym);
