import sql from 'sql-template-tag';
import type { AudienceName } from '../platform/audience.js';
import type { ExportFormat } from '../platform/lists/export-format.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { AskedSelection } from '../platform/lists/record-selection.js';
import { type SelectedList, selectFromList } from '../platform/lists/select-from-list.js';
import type { AskedColumn } from '../platform/lists/selection-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { type ExportKind, exportKind, startExport } from './export-task.js';
import type { TaskView } from './task.type.js';

/** At least one. */
type SomeAudience = readonly [AudienceName, ...AudienceName[]];

/** A list that can be exported: its rows and its columns for the caller, and no other ones. */
interface ExportedList {
  /** Such as 'supplier'. */
  noun: string;
  /** Many of them, such as 'suppliers'. */
  called: string;
  /** That of the list. */
  audience: SomeAudience;
  /** The list, as the caller sees it; under this filter, and of what is `given`, where its rows depend on that. */
  list: (context: RequestContext, filter: ListFilter | null | undefined, given?: unknown) => SelectedList;
  /** Rows of one step, where each step costs more than its rows. */
  perStep?: number;
}

/** What is asked of an export. */
interface AskedExport<Filter = ListFilter, Sort = ListSort> {
  selection: AskedSelection<Filter>;
  sort: Sort | null;
  columns: readonly AskedColumn[];
  /** Excel's, unless it says otherwise. */
  format?: ExportFormat;
  /** What the list is of, such as a year; kept with the task. */
  given?: unknown;
}

/** How something is exported. */
export interface Exporter<Filter = ListFilter, Sort = ListSort> {
  kind: ExportKind;
  audience: SomeAudience;
  /** @throws AppError BAD_USER_INPUT */
  start: (context: RequestContext, asked: AskedExport<Filter, Sort>) => Promise<TaskView>;
}

/** How a list that is filtered and sorted by its columns is exported. */
export function listExport({ list, ...noun }: ExportedList): Exporter {
  const kind = exportKind({
    ...noun,
    table: (context, given) => {
      const { listed, table, alias, conditions } = list(context, null, given);
      return { columns: listed, from: sql`${table} ${alias}`, id: sql`${alias}.id`, conditions };
    },
  });
  return {
    kind,
    audience: noun.audience,
    start: (context, { selection, sort, columns, format, given }) =>
      startExport(context, kind, {
        selection: selectFromList(list(context, selection.filter, given), selection, sort),
        columns,
        format,
        given,
      }),
  };
}
