import { categoryImport } from '../categories/category-import.js';
import { impactBuyerImport } from '../impact-buyers/impact-buyer-import.js';
import type { ImportRegistry } from '../imports/import.read-model.js';
import { supplierImport } from '../suppliers/supplier-import.js';

/** Every noun whose records can be brought in as a file. */
export const IMPORT_NOUNS: ImportRegistry = Object.fromEntries(
  [supplierImport, impactBuyerImport, categoryImport].map((each) => [each.noun, each]),
);
