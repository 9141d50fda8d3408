import { categoryImport } from '../directory/categories/category-import.js';
import { impactBuyerImport } from '../directory/impact-buyers/impact-buyer-import.js';
import { supplierImport } from '../directory/suppliers/supplier-import.js';
import type { ImportRegistry } from '../kits/imports/import.read-model.js';

/** The record types that can be imported from a file. */
export const IMPORTABLE_TYPES: ImportRegistry = Object.fromEntries(
  [supplierImport, impactBuyerImport, categoryImport].map((each) => [each.recordType, each]),
);
