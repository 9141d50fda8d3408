import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ExportFormat } from '../../kits/lists/export-format.js';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import type { SelectionRequest } from '../../kits/lists/record-selection.js';
import {
  type ColumnRequest,
  exportColumnInput,
  exportFormatArg,
  selectionInput,
} from '../../kits/lists/selection-inputs.js';
import { TaskView } from '../../kits/tasks/task.type.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { periodOf } from './period.js';
import { listSupplierStatistics, supplierStatisticsExport } from './supplier-statistics.read-model.js';
import { supplierStatisticsColumns } from './supplier-statistics.sql.js';
import { SupplierStatisticsConnection } from './supplier-statistics.type.js';

const TYPE_NAME = 'SupplierStatistics';
const { Filter, Sort, Column } = listInputs(TYPE_NAME, Object.keys(supplierStatisticsColumns));
const StatisticsSelection = selectionInput(TYPE_NAME, Filter);
const ExportColumn = exportColumnInput(TYPE_NAME, Column);
const YEAR = { nullable: true, description: 'The calendar year, in New Zealand time. Null for all years.' };
const MONTH = {
  nullable: true,
  description: 'The month of the year, from 1 to 12. Null or 0 for the whole year.',
};

@Resolver()
export class SupplierStatisticsResolver {
  @ForAudience('Admin')
  @Query(() => SupplierStatisticsConnection, {
    description: 'Returns the suppliers with any enquiry in a period, the highest contribution first.',
  })
  supplierStatistics(
    @Ctx() context: RequestContext,
    @Arg('year', () => Int, YEAR) year: number | null,
    @Arg('month', () => Int, MONTH) month: number | null,
    @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<SupplierStatisticsConnection>> {
    return listSupplierStatistics(
      context,
      periodOf({ year, month }),
      { filter, sort, first, after },
      selection,
    );
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    description:
      'Starts an export of the selected suppliers and their figures in a period as a CSV file. Can be retried safely with an Idempotency-Key header.',
  })
  exportSupplierStatistics(
    @Ctx() context: RequestContext,
    @Arg('year', () => Int, YEAR) year: number | null,
    @Arg('month', () => Int, MONTH) month: number | null,
    @Arg('selection', () => StatisticsSelection) selection: SelectionRequest<ListFilter>,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('columns', () => [ExportColumn]) columns: ColumnRequest[],
    @Arg(...exportFormatArg) format: ExportFormat,
  ): Promise<TaskView> {
    const given = periodOf({ year, month });
    return supplierStatisticsExport.start(context, { selection, sort, columns, format, given });
  }
}
