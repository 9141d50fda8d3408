import sql from 'sql-template-tag';
import type { AudienceName } from '../../platform/audience.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ExportFormat } from '../lists/export-format.js';
import type { ListFilter, ListSort } from '../lists/list-inputs.js';
import type { SelectionRequest } from '../lists/record-selection.js';
import { type SelectedList, selectFromList } from '../lists/select-from-list.js';
import type { ColumnRequest } from '../lists/selection-inputs.js';
import { type ExportKind, exportKind, startExport } from './export-task.js';
import type { TaskView } from './task.type.js';

/** One or more audiences. */
type SomeAudience = readonly [AudienceName, ...AudienceName[]];

/** A list that can be exported, with the rows and columns that the caller may see. */
interface ExportedList {
  /** The type of records, such as ‘supplier’. */
  recordType: string;
  /** The plural, such as ‘suppliers’. */
  called: string;
  /** The audience of the list. */
  audience: SomeAudience;
  /**
   * Returns the list with this filter that the caller may see. `given` is its context, such as a year, if its
   * rows depend on one.
   */
  list: (context: RequestContext, filter: ListFilter | null | undefined, given?: unknown) => SelectedList;
  /** The number of rows in one step, if each step costs more than its rows. */
  perStep?: number;
}

/** The input of an export. */
interface ExportRequest<Filter = ListFilter, Sort = ListSort> {
  selection: SelectionRequest<Filter>;
  sort: Sort | null;
  columns: readonly ColumnRequest[];
  /** The format of the file. The default is that for Excel. */
  format?: ExportFormat;
  /** The context of the list, such as a year, which is stored with the task. */
  given?: unknown;
}

/** The export of a list. */
export interface Exporter<Filter = ListFilter, Sort = ListSort> {
  kind: ExportKind;
  audience: SomeAudience;
  /** @throws AppError BAD_USER_INPUT */
  start: (context: RequestContext, request: ExportRequest<Filter, Sort>) => Promise<TaskView>;
}

/** Returns the export of a list that is filtered and sorted by its columns. */
export function listExport({ list, ...exported }: ExportedList): Exporter {
  const kind = exportKind({
    ...exported,
    table: (context, given) => {
      const { listed, table, alias, conditions } = list(context, null, given);
      return { columns: listed, from: sql`${table} ${alias}`, id: sql`${alias}.id`, conditions };
    },
  });
  return {
    kind,
    audience: exported.audience,
    start: (context, { selection, sort, columns, format, given }) =>
      startExport(context, kind, {
        selection: selectFromList(list(context, selection.filter, given), selection, sort),
        columns,
        format,
        given,
      }),
  };
}
