import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ExportFormat } from '../lists/export-format.js';
import type { SelectionRequest } from '../lists/record-selection.js';
import {
  type ColumnRequest,
  exportColumnInput,
  exportFormatArg,
  selectionInput,
} from '../lists/selection-inputs.js';
import type { Exporter } from './list-export.js';
import { TaskView } from './task.type.js';
import type { ListMutation } from './task-kind.js';

/** The GraphQL inputs of a list. */
interface ListInputs {
  Filter: new () => object;
  Sort: new () => object;
  Column: Readonly<Record<string, string>>;
}

/** Returns the mutation that exports a list, such as exportOrders for “Order”. */
export function exportMutation<Filter, Sort>(
  typeName: string,
  name: string,
  { Filter, Sort, Column }: ListInputs,
  { kind, audience, start }: Exporter<Filter, Sort>,
): ListMutation {
  const Selection = selectionInput(typeName, Filter);
  const ExportColumn = exportColumnInput(typeName, Column);

  @Resolver()
  class ExportResolver {
    @ForAudience(...audience)
    @Mutation(() => TaskView, {
      name,
      description:
        'Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header.',
    })
    startExport(
      @Ctx() context: RequestContext,
      @Arg('selection', () => Selection) selection: SelectionRequest<Filter>,
      @Arg('sort', () => Sort, { nullable: true }) sort: Sort | null,
      @Arg('columns', () => [ExportColumn]) columns: ColumnRequest[],
      @Arg(...exportFormatArg) format: ExportFormat,
    ): Promise<TaskView> {
      return start(context, { selection, sort, columns, format });
    }
  }
  return { resolver: ExportResolver, task: kind };
}
