import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import type { Sent } from '../../kits/records/record-definition.js';
import { readFields } from '../../kits/records/record-definition.js';
import { parseInput, recordId } from '../../platform/input.js';
import { categoryFields, subCategoryFields } from './category.fields.js';

/** A sub category in an input. With an id it is renamed, without one it is added. */
export interface SentSubCategory {
  id?: number | null;
  name: string;
}

/** The changes to the sub categories of a category. Others stay as they are. */
export interface CategoryRelated {
  children?: SentSubCategory[];
  removedChildIds?: number[];
}

const MAX = 200;
const TOO_MANY = tooMany(MAX);

const relatedSchema = z.object({
  children: z
    .array(z.strictObject({ id: recordId.nullish(), name: subCategoryFields.name.schema }))
    .max(MAX, TOO_MANY)
    .optional(),
  removedChildIds: z.array(recordId).max(MAX, TOO_MANY).optional(),
});

const readColumns = readFields(categoryFields, ['name']);

/**
 * Reads the input of a category.
 * @throws AppError BAD_USER_INPUT
 */
export function readCategory(
  { children, removedChildIds, ...columns }: Record<string, unknown>,
  isNew: boolean,
): Sent<typeof categoryFields, CategoryRelated> {
  const { changes } = readColumns(columns, isNew);
  const related = { children: children ?? undefined, removedChildIds: removedChildIds ?? undefined };
  return { changes, related: parseInput(relatedSchema, related) };
}
