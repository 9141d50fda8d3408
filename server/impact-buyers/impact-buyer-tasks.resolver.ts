import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { AskedSelection } from '../platform/lists/record-selection.js';
import { type AskedColumn, exportColumnInput, selectionInput } from '../platform/lists/selection-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { TaskView } from '../tasks/task.type.js';
import {
  ImpactBuyerColumn,
  ImpactBuyerListFilter,
  ImpactBuyerListSort,
} from './impact-buyer-record.inputs.js';
import { exportImpactBuyers } from './impact-buyer-tasks.js';

const ImpactBuyerSelection = selectionInput('ImpactBuyer', ImpactBuyerListFilter);
const ImpactBuyerExportColumn = exportColumnInput('ImpactBuyer', ImpactBuyerColumn);

/** What is done with many impact buyers at once. */
@Resolver()
export class ImpactBuyerTasksResolver {
  @ForAudience('Admin', 'ImpactBusiness')
  @Mutation(() => TaskView, {
    description:
      'Exports the selected ones as CSV. Up to 10,000 are finished at once, and read while the file is fetched.',
  })
  exportImpactBuyers(
    @Ctx() context: RequestContext,
    @Arg('selection', () => ImpactBuyerSelection) selection: AskedSelection<ListFilter>,
    @Arg('sort', () => ImpactBuyerListSort, { nullable: true }) sort: ListSort | null,
    @Arg('columns', () => [ImpactBuyerExportColumn]) columns: AskedColumn[],
  ): Promise<TaskView> {
    return exportImpactBuyers(context, { selection, sort, columns });
  }
}
