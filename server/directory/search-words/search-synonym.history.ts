import type { RecordHistory } from '../../kits/history/record-history.js';
import { staffOnly } from '../../kits/history/staff-only.js';
import type { RecordKind, StoredRecord } from '../../kits/records/update-record.js';
import { notFound } from '../../platform/errors.js';
import { searchSynonymFields, searchSynonymRecords, searchSynonymTrash } from './search-synonym.fields.js';

/** The history of synonyms: their timeline, Undo and the trash (A155). */
export const searchSynonymHistory: RecordHistory = {
  ...staffOnly,
  records: searchSynonymRecords as unknown as RecordKind<StoredRecord>,
  fields: searchSynonymFields,
  notFound: () => notFound('This synonym'),
  trash: searchSynonymTrash,
};
