import sql from 'sql-template-tag';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { AskedSelection } from '../platform/lists/record-selection.js';
import { selectFromList } from '../platform/lists/select-from-list.js';
import type { AskedColumn } from '../platform/lists/selection-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { exportKind, startExport } from '../tasks/export-task.js';
import type { TaskView } from '../tasks/task.type.js';
import { keptBuyers } from './impact-buyer-record.read-model.js';

/** Impact buyers as a CSV file, with what their keeper may see. */
export const impactBuyerExport = exportKind({
  noun: 'impact-buyer',
  called: 'impact buyers',
  audience: ['Admin', 'ImpactBusiness'],
  table: (context) => {
    const { listed, conditions } = keptBuyers(context);
    return { columns: listed, from: sql`impact_buyer b`, id: sql`b.id`, conditions };
  },
});

/** @throws AppError BAD_USER_INPUT */
export const exportImpactBuyers = (
  context: RequestContext,
  {
    selection,
    sort,
    columns,
  }: { selection: AskedSelection<ListFilter>; sort: ListSort | null; columns: readonly AskedColumn[] },
): Promise<TaskView> =>
  startExport(context, impactBuyerExport, {
    selection: selectFromList(keptBuyers(context), selection, sort),
    columns,
  });
