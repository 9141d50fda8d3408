import { z } from 'zod';
import { filledIn, line } from '../../platform/input.js';

const MAX_COLUMNS = 200;
const columnId = z.string().regex(/^\w{1,60}$/, 'This is not the name of a column.');
const columnIds = z.array(columnId).max(MAX_COLUMNS).nullish();

/** The arrangement of the columns of a list. Parts that are left out are as usual. */
const columnsSchema = z.strictObject({
  order: columnIds,
  hidden: columnIds,
  shown: columnIds,
  widths: z
    .array(z.strictObject({ column: columnId, width: z.int().min(1).max(2000) }))
    .max(MAX_COLUMNS)
    .nullish(),
});
export type ColumnArrangement = z.output<typeof columnsSchema>;

const name = filledIn(line(60));
const search = z
  .string()
  .max(4000, 'This view has too many filters to save.')
  .regex(/^[!-~]*$/, 'This is not a valid query string.');

/** The name of a list: one or more words, with hyphens. */
export const listName = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'There is no such list.');

export const newViewSchema = z.strictObject({
  list: listName,
  name,
  search,
  columns: columnsSchema.nullish().transform((columns) => columns ?? null),
  shared: z.boolean().nullish().transform(Boolean),
});

/** An absent field stays unchanged. Null columns mean the usual arrangement. */
export const viewChangesSchema = z.strictObject({
  name: name.optional(),
  search: search.optional(),
  columns: columnsSchema.nullish(),
  shared: z.boolean().optional(),
});
