import * as z from 'zod/mini';
import type { FieldKind } from '../../../editing/field-kinds';
import { optionalText } from '../../../forms/field-rules';

/** A sub category in the form; without an id it is a new one. */
export type SubCategoryRow = { id: number | null; name: string };

const filled = optionalText(100);

const said = (rows: readonly SubCategoryRow[]) =>
  rows.map(({ id, name }) => JSON.stringify([id, name.trim()])).sort();

/** A field for the sub categories of a category, which can be added to and renamed. */
export const subCategoryRows: FieldKind<
  readonly SubCategoryRow[],
  readonly SubCategoryRow[],
  SubCategoryRow[]
> = {
  rule: z.readonly(
    z.array(
      z.object({
        id: z.nullable(z.number()),
        name: filled.check(z.refine((typed) => typed.trim() !== '', 'Sub Category Name is required')),
      }),
    ),
  ),
  toForm: (stored) => (stored ?? []).map(({ id, name }) => ({ id, name })),
  toInput: (typed) => typed.map(({ id, name }) => ({ id, name: name.trim() })),
  // The order is saved by itself, so reordering is no change of the form.
  same: (one, other) => said(one).join() === said(other).join(),
  format: (typed) => typed.map(({ name }) => name.trim()).join(', '),
};

/** A field for the IDs of the rows to be deleted. */
export const removedRows: FieldKind<readonly number[], readonly number[], number[]> = {
  rule: z.readonly(z.array(z.number())),
  toForm: (stored) => stored ?? [],
  toInput: (typed) => [...typed],
  same: (one, other) => one.length === other.length && one.every((id) => other.includes(id)),
  format: (typed) => (typed.length > 0 ? String(typed.length) : ''),
};
