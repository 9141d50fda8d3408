import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { AskedSelection } from '../platform/lists/record-selection.js';
import type { AskedColumn } from '../platform/lists/selection-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { TaskView } from '../tasks/task.type.js';
import { SupplierListSort } from './supplier-record.inputs.js';
import { SupplierBulkInput, SupplierExportColumn, SupplierSelection } from './supplier-tasks.inputs.js';
import { changeSuppliers, deleteSuppliers, supplierExport } from './supplier-tasks.js';

/** What is done with many suppliers at once. */
@Resolver()
export class SupplierTasksResolver {
  @ForAudience('Admin', 'Business')
  @Mutation(() => TaskView, {
    description:
      'Exports the selected ones as CSV. Up to 10,000 are finished at once, and read while the file is fetched.',
  })
  exportSuppliers(
    @Ctx() context: RequestContext,
    @Arg('selection', () => SupplierSelection) selection: AskedSelection<ListFilter>,
    @Arg('sort', () => SupplierListSort, { nullable: true }) sort: ListSort | null,
    @Arg('columns', () => [SupplierExportColumn]) columns: AskedColumn[],
  ): Promise<TaskView> {
    return supplierExport.start(context, { selection, sort, columns });
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    description: 'Changes each of the selected ones; those that are refused are listed by taskFailures.',
  })
  changeSuppliers(
    @Ctx() context: RequestContext,
    @Arg('selection', () => SupplierSelection) selection: AskedSelection<ListFilter>,
    @Arg('input', () => SupplierBulkInput) input: SupplierBulkInput,
  ): Promise<TaskView> {
    return changeSuppliers(context, selection, input);
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    description: 'Deletes those of the selected ones that nothing refers to; the others are listed.',
  })
  deleteSuppliers(
    @Ctx() context: RequestContext,
    @Arg('selection', () => SupplierSelection) selection: AskedSelection<ListFilter>,
  ): Promise<TaskView> {
    return deleteSuppliers(context, selection);
  }
}
