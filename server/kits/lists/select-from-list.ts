import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import { badField } from '../../platform/errors.js';
import { parseInput, recordId } from '../../platform/input.js';
import { type ColumnList, sortedAs } from './column-list.js';
import { all, inIds } from './conditions.js';
import { joinsOf, narrowedBy } from './list-filter.js';
import type { ListFilter, ListSort } from './list-inputs.js';
import type { RecordSelection, SelectionRequest } from './record-selection.js';

/** The maximum number of ids, more than a user ticks by hand. */
const MAX_IDS = 10_000;
const ids = z.array(recordId).max(MAX_IDS, tooMany(MAX_IDS)).nullish();
const selectionSchema = z.object({ ids, except: ids });

/**
 * Returns the conditions of a selection on rows of `alias`, without those of its filter.
 * @throws AppError BAD_USER_INPUT without ids and filter, since that would select all records
 */
export function pickedOf(alias: Sql, { ids, filter, except }: SelectionRequest<object>): Sql[] {
  if (!ids && !filter) throw badField('selection', 'Give either ids or a filter.');
  const picked = parseInput(selectionSchema, { ids, except });
  return [
    ...(picked.ids ? [inIds(alias, picked.ids)] : []),
    ...(picked.except?.length ? [sql`NOT ${inIds(alias, picked.except)}`] : []),
  ];
}

/** The properties of a list that decide which rows it has. */
export type SelectedList = Pick<
  ColumnList<never>,
  'listed' | 'search' | 'usually' | 'referredAs' | 'table' | 'alias' | 'conditions' | 'sort'
>;

/**
 * Returns the selected records of a list that is filtered and sorted by its columns.
 * @throws AppError BAD_USER_INPUT
 */
export function selectFromList(
  { listed, search, usually, referredAs, table, alias, conditions, sort: usual }: SelectedList,
  selection: SelectionRequest<ListFilter>,
  sort: ListSort | null,
): RecordSelection {
  const among = { listed, search, alias, referredAs, ...(!selection.ids && { usually }) };
  const narrowed = narrowedBy(among, selection.filter);
  const { sortedBy, key, direction } = sortedAs(listed, sort ?? usual);
  const where = all([...conditions, ...narrowed.conditions, ...pickedOf(alias, selection)]);
  return {
    from: sql`FROM ${table} ${alias} ${joinsOf([...narrowed.used, sortedBy])} WHERE ${where}`,
    id: sql`${alias}.id`,
    order: sql`${key.expression} ${raw(direction)}, ${alias}.id ${raw(direction)}`,
  };
}
