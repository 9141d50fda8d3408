import { listExport } from '../../kits/tasks/list-export.js';
import { allSynonyms } from './search-synonyms.read-model.js';
import { allZeroResults } from './zero-result-searches.read-model.js';

/** The export of searches without results as a CSV file, for staff. */
export const searchMissExport = listExport({
  recordType: 'search-miss',
  called: 'searches that found nothing',
  audience: ['Admin'],
  list: () => allZeroResults,
});

/** The export of synonyms as a CSV file, for staff. */
export const searchSynonymExport = listExport({
  recordType: 'search-synonym',
  called: 'synonyms',
  audience: ['Admin'],
  list: () => allSynonyms,
});
