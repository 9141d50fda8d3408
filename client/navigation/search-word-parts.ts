import { adminPaths } from './admin-paths';

/** Where the parts of the words of searches are. */
export const searchWordParts = {
  misses: adminPaths.searchMisses(),
  synonyms: adminPaths.searchSynonyms(),
  services: adminPaths.services(),
  alerts: adminPaths.supplierAlerts(),
} as const;
