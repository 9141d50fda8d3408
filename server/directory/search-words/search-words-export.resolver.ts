import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { searchMissInputs, searchSynonymInputs } from './search-words.inputs.js';
import { searchMissExport, searchSynonymExport } from './search-words-export.js';

export const SearchMissExportResolver = exportResolver(
  'SearchMiss',
  'exportSearchMisses',
  searchMissExport,
  searchMissInputs,
);
export const SearchSynonymExportResolver = exportResolver(
  'SearchSynonym',
  'exportSearchSynonyms',
  searchSynonymExport,
  searchSynonymInputs,
);
