import { firstCharacters } from '../../../shared/text-length.js';
import { type AppError, badInput, notFound } from '../../platform/errors.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { catchRefusal } from '../tasks/catch-refusal.js';
import { csvOfTexts } from '../tasks/csv.js';
import type { RecordFailure, StepOutcome, TaskKind } from '../tasks/task-kind.js';
import { cellOf, type DataImport, type ImportRow, type RowOutcome, type RowPlan } from './data-import.js';
import type { ImportDefinition } from './import-definition.js';
import { savePart } from './plan-parts.js';
import { planRows } from './plan-rows.js';
import { undoneImport } from './undo-import.js';

/**
 * The number of rows in a step. The records they change are locked until the step ends, some tenths of a
 * second.
 */
const ROWS_PER_STEP = 100;
/** The header of the last column in the file of refused rows. */
const WHY = 'What is wrong';

/** Returns the two task kinds for files of this record type: the check and the import. */
export const importKinds = (definition: ImportDefinition): { check: TaskKind; run: TaskKind } => ({
  check: kindOf(definition, 'check', async (_, plans) => plans),
  run: {
    ...kindOf(definition, 'import', (context, plans) => carryOut(context, definition, plans)),
    undo: undoneImport(definition),
  },
});

type Act = (context: RequestContext, plans: RowPlan[]) => Promise<RowPlan[]>;

const kindOf = (definition: ImportDefinition, act: 'check' | 'import', work: Act): TaskKind => ({
  kind: `${definition.recordType}.${act}`,
  audience: ['Admin'],
  perStep: ROWS_PER_STEP,
  fileListsRefusals: true,
  step: async (context, { importId, decimalCommaColumns }, { ids, isFirst }) => {
    const stored = await requireFile(context, Number(importId), definition);
    const file = { ...stored, decimalCommaColumns: [decimalCommaColumns ?? []].flat().map(Number) };
    if (act === 'import') await lockCertificates(context, definition);
    const rows = await readRows(context, file.id, ids);
    const plans = await work(context, await planRows(context, definition, file, rows));
    await count(context, file.id, act, plans);
    return refusedRows(context, definition, file, plans, isFirst);
  },
});

/** Locks the imports of a record type, so that concurrent files never create the same record twice. */
const lockCertificates = ({ app }: RequestContext, { recordType }: ImportDefinition) =>
  app.database.manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`import of ${recordType}`]);

/** A file without the values that its task adds. */
type StoredFile = Omit<DataImport, 'decimalCommaColumns'>;

const FILE = {
  name: 'data-import-at-work',
  text: `SELECT id, noun, asked_by_id AS "askedById", headers, fields, empty_clears AS "emptyClears",
      decimal_comma AS "decimalComma"
    FROM data_import WHERE id = $1`,
};

/** Returns the file. Throws NOT_FOUND if it does not exist or belongs to another user. */
async function requireFile(
  context: RequestContext,
  id: number,
  { recordType }: ImportDefinition,
): Promise<StoredFile> {
  const file = await context.app.database.readOne<StoredFile & Record<string, unknown>>(FILE, [id]);
  if (!file || file.askedById !== userOf(context)?.id || file.noun !== recordType)
    throw notFound('This file');
  if (!file.fields) throw badInput('Assign the columns to fields, then check the file.');
  return file;
}

const ROWS = {
  name: 'rows-to-import',
  text: `SELECT number, cells, same_as AS "sameAs" FROM import_row
    WHERE import_id = $1 AND number = ANY ($2::integer[]) ORDER BY number`,
};

const readRows = ({ app }: RequestContext, id: number, numbers: readonly number[]) =>
  app.database.read<ImportRow & Record<string, unknown>>(ROWS, [id, numbers]);

/**
 * Imports all rows at once, as rows are rarely refused after the check. If one is, imports each row by
 * itself.
 */
async function carryOut(
  context: RequestContext,
  definition: ImportDefinition,
  plans: RowPlan[],
): Promise<RowPlan[]> {
  const acting = plans.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  const refusal = await catchRefusal(context.app.database.manager, async () => {
    for (const plan of acting) await carryOutOne(context, definition, plan);
  });
  return withoutIdle(
    context,
    definition,
    refusal ? await carryOutEach(context, definition, plans, acting) : plans,
  );
}

/** Imports each row by itself. A refused row is rolled back and reported. */
async function carryOutEach(
  context: RequestContext,
  definition: ImportDefinition,
  plans: readonly RowPlan[],
  acting: readonly RowPlan[],
): Promise<RowPlan[]> {
  const refusals = new Map<RowPlan, AppError>();
  for (const plan of acting) {
    const refusal = await catchRefusal(context.app.database.manager, () =>
      carryOutOne(context, definition, plan),
    );
    if (refusal) refusals.set(plan, refusal);
  }
  return plans.map((plan) => {
    const refusal = refusals.get(plan);
    return refusal ? { ...plan, outcome: 'refused', problems: problemsOf(refusal) } : plan;
  });
}

function problemsOf({ details, message: rowMessage }: AppError): RowPlan['problems'] {
  const [{ field, message } = { field: '', message: rowMessage }] = details.fields ?? [];
  return [{ column: null, field, message }];
}

function carryOutOne(context: RequestContext, definition: ImportDefinition, { id, input, part }: RowPlan) {
  if (part && definition.parts) return savePart(context, { ...definition, parts: definition.parts }, part);
  return id === null ? definition.create(context, input) : definition.change(context, id, input);
}

/**
 * Reports rows as unchanged if the version of their record has not changed, such as for categories that were
 * already set.
 */
async function withoutIdle(
  { app }: RequestContext,
  { definition }: ImportDefinition,
  plans: RowPlan[],
): Promise<RowPlan[]> {
  const ids = plans.filter(({ outcome, part }) => outcome === 'changed' && !part).map(({ id }) => id);
  if (ids.length === 0) return plans;
  const { tableName } = app.database.manager.connection.getMetadata(definition.records.entity);
  const rows: { id: number; version: number }[] = await app.database.manager.query(
    `SELECT id, version FROM ${tableName} WHERE id = ANY ($1::integer[])`,
    [ids],
  );
  const now = new Map(rows.map(({ id, version }) => [id, version]));
  return plans.map((plan) =>
    plan.outcome === 'changed' && !plan.part && now.get(plan.id ?? 0) === plan.version
      ? { ...plan, outcome: 'unchanged' }
      : plan,
  );
}

async function count(
  { app }: RequestContext,
  id: number,
  act: 'check' | 'import',
  plans: readonly RowPlan[],
): Promise<void> {
  const of = (outcome: RowOutcome) => plans.filter((plan) => plan.outcome === outcome).length;
  const column = `${act}_counts`;
  const sum = (name: string, at: number) =>
    `'${name}', coalesce((${column} ->> '${name}')::integer, 0) + $${at}::integer`;
  await app.database.read(
    {
      name: `count-${act}`,
      text: `UPDATE data_import SET ${column} = jsonb_build_object(
        ${sum('new', 2)}, ${sum('changed', 3)}, ${sum('unchanged', 4)}, ${sum('refused', 5)}) WHERE id = $1`,
    },
    [id, of('new'), of('changed'), of('unchanged'), of('refused')],
  );
}

/** Returns the refused rows with their problems: for the list of failures, and as a file to correct. */
async function refusedRows(
  { app }: RequestContext,
  definition: ImportDefinition,
  file: DataImport,
  plans: readonly RowPlan[],
  isFirst: boolean,
): Promise<StepOutcome> {
  const refused = plans.filter(({ outcome }) => outcome === 'refused');
  const width = file.headers.length;
  const cells = refused.map(({ row, problems }) => [
    ...Array.from({ length: Math.max(width, row.cells.length) }, (_, at) => row.cells[at] ?? ''),
    problems.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' '),
  ]);
  return {
    failures: refused.flatMap((plan) => failuresOf(definition, file, plan)),
    refused: refused.length,
    part: await csvOfTexts(app.database, cells, isFirst ? [...file.headers, WHY] : undefined),
  };
}

const failuresOf = (
  definition: ImportDefinition,
  file: DataImport,
  { row, id, problems }: RowPlan,
): RecordFailure[] =>
  problems.map(({ field, message }) => ({
    recordId: id,
    recordName: [`Row ${row.number}`, firstCharacters(cellOf(file, row, definition.name), 100)]
      .filter(Boolean)
      .join(': '),
    field: field || null,
    message,
  }));
