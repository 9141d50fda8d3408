import { categoryImport } from '../categories/category-import.js';
import { impactBuyerImport } from '../impact-buyers/impact-buyer-import.js';
import type { ImportRegistry } from '../imports/import.read-model.js';
import { supplierImport } from '../suppliers/supplier-import.js';

/** The record types that can be imported from a file. */
export const IMPORTABLE_TYPES: ImportRegistry = Object.fromEntries(
  [supplierImport, impactBuyerImport, categoryImport].map((each) => [each.recordType, each]),
);
