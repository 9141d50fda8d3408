import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import type { Audience } from '../../platform/audience.js';
import { prepared } from '../../platform/database/sql.js';
import { forbidden } from '../../platform/errors.js';
import { rightsOf } from '../../platform/identity/signed-in-user.js';
import { filledIn, line, parseInput } from '../../platform/input.js';
import { todayInNewZealand } from '../../platform/new-zealand-today.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { ExportFormat } from '../lists/export-format.js';
import type { ExportedTable } from '../lists/exported-rows.js';
import { columnOf } from '../lists/list-filter.js';
import type { RecordSelection } from '../lists/record-selection.js';
import type { ColumnRequest } from '../lists/selection-inputs.js';
import { type ExportedLines, exportedLines, joinedLines, storedLines } from './exported-lines.js';
import { startTask } from './start-task.js';
import { requireTask } from './task.read-model.js';
import type { TaskView } from './task.type.js';
import type { TaskKind } from './task-kind.js';

/** The number of rows in one step: a few hundred kilobytes, in some ten milliseconds. */
const ROWS_PER_STEP = 500;
/** The maximum number of records of a file that is written while it is downloaded. */
const AT_ONCE_UP_TO = 10_000;
const MAX_COLUMNS = 100;
/** The endings of file names, which differ by format so that two exports of a list can be distinguished. */
const ENDINGS = { excel: '.csv', machine: '-machine.csv' };
const GONE = 'This record has been deleted, or you may no longer see it.';

/** A type of records whose lists can be exported. */
export interface ExportDefinition {
  /** The type, such as ‘supplier’. */
  recordType: string;
  /** The plural, such as ‘suppliers’. */
  called: string;
  audience: Audience;
  /** The number of rows in one step, if each step costs more than its rows. */
  perStep?: number;
  /**
   * Returns the table that the caller may export, or null if it may export nothing. `given` is the context of
   * the list, such as a year.
   */
  table: (context: RequestContext, given?: unknown) => ExportedTable | null;
}

export interface ExportKind extends TaskKind {
  readonly exported: ExportDefinition;
}

const columnsSchema = z
  .array(z.object({ column: z.string(), header: filledIn(line(100)) }))
  .min(1, 'Please choose a column.')
  .max(MAX_COLUMNS, tooMany(MAX_COLUMNS));

/**
 * Returns the kind of task that exports a list as CSV: only records and fields that the caller may see at the
 * time of reading.
 */
export function exportKind(exported: ExportDefinition): ExportKind {
  return {
    exported,
    kind: `${exported.recordType}.export`,
    audience: exported.audience,
    perStep: exported.perStep ?? ROWS_PER_STEP,
    step: async (context, input, { ids, isFirst, storedAs }) => {
      const { columns, format = 'excel' } = input as { columns: ColumnRequest[]; format?: ExportFormat };
      const lines = exportedLines(tableFor(exported, context, input.given), ids, {
        columns,
        format,
        isFirst,
      });
      const statement = storedAs ? storedLines(storedAs, lines) : joinedLines(lines);
      const made = await context.app.database.readOne<ExportedLines>(prepared('exported-lines', statement));
      const found = new Set(made?.ids);
      return {
        part: made?.content ?? undefined,
        failures: ids.filter((id) => !found.has(id)).map((recordId) => ({ recordId, message: GONE })),
      };
    },
  };
}

function tableFor({ table }: ExportDefinition, context: RequestContext, given: unknown): ExportedTable {
  const found = table(context, given);
  if (!found) throw forbidden();
  return found;
}

/**
 * Starts an export of the selected records, in their order, with these columns. A short one is finished at
 * once and written while it is downloaded.
 * @throws AppError BAD_USER_INPUT for columns that the caller may not see, and if there is nothing to export
 */
export async function startExport(
  context: RequestContext,
  kind: ExportKind,
  {
    selection,
    columns,
    format = 'excel',
    given,
  }: {
    selection: RecordSelection;
    columns: readonly ColumnRequest[];
    format?: ExportFormat;
    given?: unknown;
  },
): Promise<TaskView> {
  const { called } = kind.exported;
  const table = tableFor(kind.exported, context, given);
  const input = parseInput(z.object({ columns: columnsSchema }), { columns });
  for (const { column } of input.columns) columnOf(table.columns, column);
  const user = userOf(context);
  const id = await startTask(context, kind, {
    title: `Export of ${called}`,
    input: { columns: input.columns, format, given, askedWith: user && rightsOf(user) },
    selection,
    nothing: 'There is nothing to export.',
    fileName: `${called.replace(/\W+/g, '-')}-${todayInNewZealand()}${ENDINGS[format]}`,
    atOnceUpTo: AT_ONCE_UP_TO,
  });
  return requireTask(context, id);
}
