import { adminPaths } from './admin-paths';

/** Addresses of the screens about search words. */
export const searchWordParts = {
  misses: adminPaths.searchMisses(),
  synonyms: adminPaths.searchSynonyms(),
  services: adminPaths.services(),
  alerts: adminPaths.supplierAlerts(),
} as const;
