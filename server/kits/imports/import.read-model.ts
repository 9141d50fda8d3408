import sql, { raw, type Sql } from 'sql-template-tag';
import { mayReadData } from '../../platform/audience.js';
import { prepared } from '../../platform/database/sql.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { taskView } from '../tasks/task.read-model.js';
import type { ImportField, ImportView } from './import.type.js';
import { furtherNames, ID, type ImportDefinition, importableFields } from './import-definition.js';

/** The imported record types by name. */
export type ImportRegistry = Readonly<Record<string, ImportDefinition>>;

const FIRST_ROWS = 5;

const progress = (context: RequestContext, act: 'check' | 'import'): Sql => {
  const count = (name: string) => raw(`coalesce((i.${act}_counts ->> '${name}')::integer, 0)`);
  return sql`(SELECT json_build_object('task', row_to_json(v), 'new', ${count('new')}, 'changed', ${count('changed')},
    'unchanged', ${count('unchanged')}, 'refused', ${count('refused')})
    FROM (${taskView(context)} WHERE t.id = ${raw(`i.${act}_task_id`)}) v)`;
};

/**
 * Returns a file that the caller has uploaded, or null if it does not exist or belongs to another user. One
 * statement.
 */
export async function loadImport(
  context: RequestContext,
  definitions: ImportRegistry,
  id: number,
): Promise<ImportView | null> {
  const statement = sql`SELECT i.id, i.noun, i.file_name AS "fileName", i.row_count AS "rowCount", i.headers, i.fields,
      i.empty_clears AS "emptyClears", ${progress(context, 'check')} AS "check",
      ${progress(context, 'import')} AS outcome,
      (SELECT row_to_json(v) FROM (${taskView(context)} WHERE t.undoes_id = i.import_task_id) v) AS undo,
      coalesce((SELECT json_agg(r.cells ORDER BY r.number) FROM (SELECT number, cells FROM import_row
        WHERE import_id = i.id ORDER BY number LIMIT ${raw(String(FIRST_ROWS))}) r), '[]') AS "firstRows",
      coalesce((SELECT json_agg(json_build_object('header', h.header, 'field', h.field)) FROM import_header h
        WHERE h.user_id = i.asked_by_id AND h.noun = i.noun AND i.headers ? h.header), '[]') AS remembered
    FROM data_import i WHERE i.id = ${id}::integer AND i.asked_by_id = ${userOf(context)?.id ?? null}::integer`;
  const row = await context.app.database.readOne<ImportView & Record<string, unknown>>(
    prepared('data-import', statement),
  );
  const definition = row && definitions[row.noun];
  return definition ? { ...row, readableAs: readableAs(definition) } : null;
}

/** Returns the file as `loadImport` does. Null for an API token that may not read such records. */
export async function readImport(
  context: RequestContext,
  definitions: ImportRegistry,
  id: number,
): Promise<ImportView | null> {
  const file = await loadImport(context, definitions, id);
  const resource = file && definitions[file.noun]?.tokenResource;
  return resource && mayReadData(resource, context.actor) ? file : null;
}

/** Returns the fields to which its columns can be assigned. */
const readableAs = (definition: ImportDefinition): ImportField[] => [
  { name: ID, wire: ID },
  ...importableFields(definition).map(([name, { wire }]) => ({ name, wire })),
  ...furtherNames(definition).map((name) => ({ name, wire: name })),
];
