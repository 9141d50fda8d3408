import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import { changesSchema } from '../../kits/records/changes-schema.js';
import type { ChangesTo } from '../../kits/records/field.js';
import { parseInput, recordId } from '../../platform/input.js';
import { type ChildInput, childrenSchema } from './save-supplier-children.js';
import { supplierFields } from './supplier.fields.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';

const ids = z.array(recordId).max(200, tooMany(200));

/** The schema of the categories and child rows of a supplier in the input. */
const relatedSchema = z.object({
  categoryIds: ids.optional(),
  subCategoryIds: ids.optional(),
  workExamples: childrenSchema(workExampleFields).optional(),
  testimonials: childrenSchema(testimonialFields).optional(),
  learnMoreFiles: childrenSchema(learnMoreFields).optional(),
});

export type SupplierChanges = ChangesTo<typeof supplierFields>;

export interface SupplierRelated {
  categoryIds?: number[];
  subCategoryIds?: number[];
  workExamples?: ChildInput[];
  testimonials?: ChildInput[];
  learnMoreFiles?: ChildInput[];
}

/** The input of a supplier, validated as far as possible without the database. */
export interface SupplierSent {
  changes: SupplierChanges;
  related: SupplierRelated;
}

const columnsSchema = changesSchema(supplierFields);

/**
 * The required fields of a new supplier (R069, R070, R071). A missing field gets the same message as an
 * emptied one.
 */
const REQUIRED = { name: null, listTitle: null, enquiryEmail: null };

/**
 * Validates the input of a supplier.
 * @throws AppError BAD_USER_INPUT
 */
export function readSupplier(sent: object, isNew = false): SupplierSent {
  const related: Record<string, unknown> = {};
  const columns: Record<string, unknown> = isNew ? { ...REQUIRED } : {};
  for (const [name, value] of Object.entries(sent))
    if (Object.hasOwn(relatedSchema.shape, name)) related[name] = value ?? undefined;
    else if (value !== undefined) columns[name] = value;
  return {
    changes: parseInput(columnsSchema, columns),
    related: parseInput(relatedSchema, related) as SupplierRelated,
  };
}
