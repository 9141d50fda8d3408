import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import { scopeOf } from '../../../shared/token-scopes.js';
import { requireWriteScope } from '../../platform/audience.js';
import { badField, conflict, notFound } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { startTask } from '../tasks/start-task.js';
import { stopTask } from '../tasks/stop-task.js';
import { isOver, type TaskState } from '../tasks/task.states.js';
import { decimalCommaColumns } from './decimal-commas.js';
import { type ImportRegistry, loadImport } from './import.read-model.js';
import type { ImportView } from './import.type.js';
import { ID, type ImportDefinition, importableNames } from './import-definition.js';
import { importKinds } from './import-kinds.js';
import { cellIn, markDuplicateRows } from './mark-duplicate-rows.js';

/** A column of the file with the field to which it is assigned. */
export interface ColumnRequest {
  column: number;
  field: string;
}

const columnsSchema = z.array(z.object({ column: z.int().min(0), field: z.string() })).max(300, tooMany(300));

interface LockedFile {
  id: number;
  noun: string;
  headers: string[];
  fields: (string | null)[] | null;
  checkTaskId: number | null;
  importTaskId: number | null;
}

const STATE = { name: 'state-of-import-task', text: 'SELECT state FROM task WHERE id = $1' };

/**
 * Returns the file, locked until the end of the transaction.
 * @throws AppError NOT_FOUND, CONFLICT if it is being imported or has been
 */
async function lock(context: RequestContext, id: number): Promise<LockedFile> {
  const { database } = context.app;
  const file = await database.readOne<LockedFile & Record<string, unknown>>(
    sql`SELECT i.id, i.noun, i.headers, i.fields, i.check_task_id AS "checkTaskId", i.import_task_id AS "importTaskId"
      FROM data_import i WHERE i.id = ${id}::integer AND i.asked_by_id = ${userOf(context)?.id ?? null}::integer
      FOR UPDATE OF i`,
  );
  if (!file) throw notFound('This file');
  // Read after locking, so that a waiting request sees a task that was started meanwhile.
  const task = await database.readOne<{ state: string }>(STATE, [file.importTaskId]);
  if (task?.state === 'finished') throw conflict('This file has been imported.');
  if (task && !isOver(task.state as TaskState)) throw conflict('This file is being imported.');
  return file;
}

/**
 * Returns the field of each column, or null for columns that are left out.
 * @throws AppError BAD_USER_INPUT
 */
function readColumns(
  definition: ImportDefinition,
  headers: readonly string[],
  given: unknown,
): (string | null)[] {
  const { columns } = parseInput(z.object({ columns: columnsSchema }), { columns: given });
  const names = importableNames(definition);
  const fields: (string | null)[] = headers.map(() => null);
  const taken = new Set<string>();
  for (const { column, field } of columns) {
    if (column >= headers.length) throw badField('columns', 'There is no such column.');
    if (!names.has(field)) throw badField('columns', 'This field does not exist.');
    const becomes = definition.lookups[field]?.becomes ?? field;
    if (taken.has(becomes))
      throw badField('columns', `Two columns are assigned to the same field: ${field}.`);
    taken.add(becomes);
    fields[column] = field;
  }
  if (![ID, definition.keyword, definition.name].some((field) => fields.includes(field)))
    throw badField(
      'columns',
      `Assign one column to the ID${definition.keyword === definition.name ? '' : ', the URL keyword'} or the name, so that each row can be matched to a record.`,
    );
  return fields;
}

/**
 * Assigns the columns of a file to fields, remembers this for the caller, and starts a check of its rows.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export function checkImport(
  context: RequestContext,
  definitions: ImportRegistry,
  id: number,
  { columns, emptyClears }: { columns: readonly ColumnRequest[]; emptyClears: boolean },
): Promise<ImportView | null> {
  return context.app.database.transaction(async (manager) => {
    const file = await lock(context, id);
    const definition = definitionOf(context, definitions, file);
    const fields = readColumns(definition, file.headers, columns);
    if (file.checkTaskId !== null) await stopTask(context, file.checkTaskId);
    await remember(context, definition, file.headers, fields);
    await markDuplicateRows(context, definition, id, fields);
    const taskId = await start(context, definition, { id, fields }, 'check');
    await manager.query(
      `UPDATE data_import SET fields = $2, empty_clears = $3, check_task_id = $4, check_counts = '{}' WHERE id = $1`,
      [id, JSON.stringify(fields), emptyClears, taskId],
    );
    return loadImport(context, definitions, id);
  });
}

/**
 * Starts the import of a file as last checked, or continues a stopped one, as finished rows change nothing.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export function runImport(
  context: RequestContext,
  definitions: ImportRegistry,
  id: number,
): Promise<ImportView | null> {
  return context.app.database.transaction(async (manager) => {
    const file = await lock(context, id);
    if (!file.fields) throw badField('columns', 'Assign the columns to fields, then check the file.');
    const taskId = await start(
      context,
      definitionOf(context, definitions, file),
      { id, fields: file.fields },
      'run',
    );
    await manager.query(`UPDATE data_import SET import_task_id = $2, import_counts = '{}' WHERE id = $1`, [
      id,
      taskId,
    ]);
    return loadImport(context, definitions, id);
  });
}

/** @throws AppError FORBIDDEN for an API token that may not change such records */
function definitionOf(
  { actor }: RequestContext,
  definitions: ImportRegistry,
  { noun }: LockedFile,
): ImportDefinition {
  const found = definitions[noun];
  if (!found) throw notFound('This file');
  requireWriteScope(found.tokenResource, actor);
  return found;
}

async function start(
  context: RequestContext,
  definition: ImportDefinition,
  { id, fields }: { id: number; fields: (string | null)[] },
  act: 'check' | 'run',
): Promise<number> {
  const decimalCommas = await decimalCommaColumns(context, definition, id, fields);
  // The task shows rows and names of records, so tokens see and undo it with the scope of the records.
  const scope = scopeOf(definition.tokenResource, 'write');
  return startTask({ ...context, scope }, importKinds(definition)[act], {
    title: `${act === 'check' ? 'Check' : 'Import'} of ${definition.called}`,
    input: { importId: id, decimalCommaColumns: decimalCommas },
    selection: {
      from: sql`FROM import_row r WHERE r.import_id = ${id}::integer`,
      id: sql`r.number`,
      order: sql`${parentFirst(definition, fields)} r.number`,
    },
    nothing: 'There is nothing to import.',
    fileName: `refused-${definition.called.replace(/\W+/g, '-')}.csv`,
  });
}

/** Returns the SQL that orders records before their parts, whatever their order in the file. */
const parentFirst = ({ parts }: ImportDefinition, fields: readonly (string | null)[]): Sql =>
  parts ? sql`${cellIn(fields, parts.field)} IS NOT NULL,` : empty;

/** Remembers the fields of the columns for the next file of the user. */
async function remember(
  { app, ...context }: RequestContext,
  { recordType }: ImportDefinition,
  headers: readonly string[],
  fields: readonly (string | null)[],
): Promise<void> {
  const said = new Map<string, string | null>();
  // If several columns share a header, the imported one is remembered.
  headers.forEach((header, at) => {
    said.set(header, said.get(header) ?? fields[at] ?? null);
  });
  await app.database.read(
    sql`INSERT INTO import_header (user_id, noun, header, field)
      SELECT ${userOf({ app, ...context })?.id}::integer, ${recordType}, h.header, h.field
      FROM json_to_recordset(${JSON.stringify([...said].map(([header, field]) => ({ header, field })))}::json)
        AS h (header text, field text)
      ON CONFLICT (user_id, noun, header) DO UPDATE SET field = excluded.field`,
  );
}
