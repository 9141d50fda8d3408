import type { Changes } from '../../platform/activity/changes.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type ListPair, type ListRow, reverseListChanges } from './list-changes.js';
import type { HistoryList } from './record-history.js';

/**
 * Restores the rows that belong to a record to the state before a change, and returns the changes. A row
 * whose position is taken comes last.
 */
export async function restoreRows(
  context: RequestContext,
  list: HistoryList,
  pair: ListPair,
): Promise<Changes[string]> {
  const { manager } = context.app.database;
  const { missing, added, changed } = reverseListChanges(pair);
  const ids = added.map(({ id }) => id);
  if (ids.length > 0) await manager.delete(list.entity, ids);
  for (const { id, columns } of changed)
    await manager.update(list.entity, id, { ...columns, updatedAt: () => 'now()' } as never);
  for (const row of missing)
    await manager.insert(list.entity, (await inFreePlace(context, list, row)) as never);
  return [pair[1], pair[0]];
}

async function inFreePlace({ app }: RequestContext, list: HistoryList, row: ListRow): Promise<ListRow> {
  const { manager } = app.database;
  const siblings = { [list.owner]: row[list.owner] };
  const taken = { ...siblings, position: row.position };
  if (row.position === undefined || !(await manager.existsBy(list.entity, taken as never))) return row;
  return {
    ...row,
    position: ((await manager.maximum(list.entity, 'position', siblings as never)) ?? -1) + 1,
    updatedAt: () => 'now()',
  };
}
