import { InputType } from 'type-graphql';
import { type RecordHistory, staffOnly } from '../../kits/history/record-history.js';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { type FieldsOf } from '../../kits/records/field.js';
import { flag } from '../../kits/records/field-kinds.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { type StaffViewer, staffEditable } from '../../kits/records/staff-access.js';
import { type RecordKind, type StoredRecord } from '../../kits/records/update-record.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { bulkChangeMutation, bulkDeletionMutation } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { notFound } from '../../platform/errors.js';
import { dismissSearchMiss } from './resolve-zero-result-search.js';
import { deleteSearchSynonym } from './save-search-synonym.js';
import { SearchMiss } from './search-miss.entity.js';
import { searchSynonymFields, searchSynonymRecords, searchSynonymTrash } from './search-synonym.fields.js';
import { allSynonyms } from './search-synonyms.read-model.js';
import { searchMissInputs, searchSynonymInputs } from './search-words.inputs.js';
import { SearchWordsResolver } from './search-words.resolver.js';
import { allZeroResults } from './zero-result-searches.read-model.js';

/** The history of synonyms: their timeline, Undo and the trash (A155). */
const searchSynonymHistory: RecordHistory = {
  ...staffOnly,
  records: searchSynonymRecords as unknown as RecordKind<StoredRecord>,
  fields: searchSynonymFields,
  notFound: () => notFound('This synonym'),
  trash: searchSynonymTrash,
};

/** The fields that a change to many searches without results can set. */
const zeroResultBulkFields = {
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
const zeroResultChange = bulkChange(manyMisses, {
  fields: zeroResultBulkFields,
  change: (context, id, { dismissed }) => dismissSearchMiss(context, id, dismissed === true),
});

/** Moves many synonyms to the trash (A155). */
const synonymDeletion = bulkDeletion(manySynonyms, deleteSearchSynonym);

/** The export of searches without results as a CSV file, for staff. */
const searchMissExport = listExport({
  recordType: 'search-miss',
  called: 'searches that found nothing',
  audience: ['Admin'],
  list: () => allZeroResults,
});

/** The export of synonyms as a CSV file, for staff. */
const searchSynonymExport = listExport({
  recordType: 'search-synonym',
  called: 'synonyms',
  audience: ['Admin'],
  list: () => allSynonyms,
});

@InputType('SearchMissBulkInput', { description: 'The changes to many zero-result searches.' })
class MissBulkInput extends inputFromFields(zeroResultBulkFields) {}

/** The zero-result searches: their list, export and bulk change. */
export const zeroResultNoun: Noun = {
  tokenResource: 'search',
  resolvers: [SearchWordsResolver],
  listMutations: [
    exportMutation('SearchMiss', 'exportSearchMisses', searchMissInputs, searchMissExport),
    bulkChangeMutation(
      {
        typeName: 'SearchMiss',
        Filter: searchMissInputs.Filter,
        name: 'changeSearchMisses',
        Input: MissBulkInput,
      },
      zeroResultChange,
    ),
  ],
};

/** The synonyms of search words: export, bulk deletion, timeline, undo and trash. */
export const searchSynonymNoun: Noun = {
  tokenResource: 'search',
  resolvers: [],
  listMutations: [
    exportMutation('SearchSynonym', 'exportSearchSynonyms', searchSynonymInputs, searchSynonymExport),
    bulkDeletionMutation(
      { typeName: 'SearchSynonym', Filter: searchSynonymInputs.Filter, name: 'deleteSearchSynonyms' },
      synonymDeletion,
    ),
  ],
  history: ['SEARCH_SYNONYM', searchSynonymHistory],
  publicPages: ['search-synonym', { records: [], lists: ['searchSuppliers', 'categoryCounts'], single: [] }],
};
