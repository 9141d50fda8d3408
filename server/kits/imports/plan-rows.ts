import { isDeepStrictEqual } from 'node:util';
import { prepared } from '../../platform/database/sql.js';
import { toAppError } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type ExportedCell, exportedRows } from '../lists/exported-rows.js';
import { permittedChanges } from '../records/permitted-changes.js';
import type { StoredRecord } from '../records/update-record.js';
import { cellOf, type DataImport, type ImportRow, type RowPlan } from './data-import.js';
import { findNamed, type Named } from './find-named.js';
import { ID, type ImportDefinition } from './import-definition.js';
import { type Match, matchRows } from './match-rows.js';
import { planParts } from './plan-parts.js';
import { readRow } from './read-row.js';
import { checkShape, rowProblems } from './row-problems.js';

/** The texts of a record as an export writes them, by column name. */
type ExportedTexts = Readonly<Record<string, string>>;

/**
 * Plans each row without writing: finds its record, its changes, and its problems by the rules for every
 * change.
 */
export async function planRows(
  context: RequestContext,
  definition: ImportDefinition,
  file: DataImport,
  rows: readonly ImportRow[],
): Promise<RowPlan[]> {
  const { parts } = definition;
  if (!parts) return planRecords(context, definition, file, rows);
  const isPart = (row: ImportRow) => cellOf(file, row, parts.field) !== '';
  const recordRows = rows.filter((row) => !isPart(row));
  return [
    ...(await planRecords(context, definition, file, recordRows)),
    ...(await planParts(context, { ...definition, parts }, file, rows.filter(isPart))),
  ];
}

async function planRecords(
  context: RequestContext,
  definition: ImportDefinition,
  file: DataImport,
  rows: readonly ImportRow[],
): Promise<RowPlan[]> {
  const matches = await matchRows(context, definition, file, rows);
  const texts = await exportedTexts(context, definition, file, matches);
  const named = await namedInRows(context, definition, file, { rows, texts });
  const plans: RowPlan[] = [];
  for (const [at, row] of rows.entries()) {
    const match = matches[at] as Match;
    plans.push(await planRow(context, definition, file, { row, match, texts, named }));
  }
  return plans;
}

async function exportedTexts(
  context: RequestContext,
  definition: ImportDefinition,
  { fields }: DataImport,
  matches: readonly Match[],
): Promise<ReadonlyMap<number, ExportedTexts>> {
  const table = definition.exported(context);
  const names = fields.filter((name): name is string => name !== null && Object.hasOwn(table.columns, name));
  const ids = [
    ...new Set(matches.flatMap((match) => ('record' in match && match.record ? [match.record.id] : []))),
  ];
  if (ids.length === 0 || names.length === 0) return new Map();
  const statement = prepared('records-as-exported', exportedRows(table, names, ids));
  const rows = await context.app.database.read<Record<string, ExportedCell>>(statement);
  return new Map(
    rows.map((row) => [
      row.id as number,
      Object.fromEntries(names.map((name, at) => [name, String(row[`c${at}`] ?? '')])),
    ]),
  );
}

/** Returns the records that the cells of all rows and the present values name, by column. */
async function namedInRows(
  context: RequestContext,
  { lookups }: ImportDefinition,
  { fields }: DataImport,
  { rows, texts }: { rows: readonly ImportRow[]; texts: ReadonlyMap<number, ExportedTexts> },
): Promise<Record<string, Named>> {
  const named: Record<string, Named> = {};
  for (const [name, lookup] of Object.entries(lookups)) {
    const column = fields.indexOf(name);
    if (column < 0) continue;
    const cells = rows.map(({ cells }) => cells[column] ?? '');
    const now = [...texts.values()].map((each) => each[name] ?? '');
    named[name] = await findNamed(context, lookup, [...cells, ...now]);
  }
  return named;
}

interface RowAtHand {
  row: ImportRow;
  match: Match;
  texts: ReadonlyMap<number, ExportedTexts>;
  named: Record<string, Named>;
}

async function planRow(
  context: RequestContext,
  definition: ImportDefinition,
  file: DataImport,
  { row, match, texts, named }: RowAtHand,
): Promise<RowPlan> {
  const problems = rowProblems(file, row);
  const { report, refused } = problems;
  const identifiedBy =
    [ID, definition.keyword, definition.name].find((field) => cellOf(file, row, field) !== '') ?? ID;
  checkShape(file, row, { identifiedBy, called: definition.definition.called }, problems);
  if ('problem' in match) report(match.field, match.problem);
  if (problems.any() || 'problem' in match) return refused();
  const { record } = match;
  const input = readRow(
    definition,
    file,
    { row, now: record ? (texts.get(record.id) ?? {}) : null, named },
    report,
  );
  const planned = (outcome: RowPlan['outcome']): RowPlan => ({
    row,
    outcome,
    id: record?.id ?? null,
    version: record?.version ?? 0,
    input,
    problems: [],
  });
  if (record && Object.keys(input).length === 0 && !problems.any()) return planned('unchanged');
  const leftAlone = record && definition.whyUnchangeable?.(record.id);
  if (leftAlone) report(ID, leftAlone);
  const says = await saysSomething(context, definition, record, input).catch((error) => {
    const known = toAppError(error);
    if (!known || known.status >= 500) throw error;
    const refusals = (known.details.fields ?? [{ field: '', message: known.message }])
      .map(({ field, message }) => ({
        field: sourceOf(definition, file, field.split('.')[0] ?? ''),
        message,
      }))
      .filter(({ field }) => !problems.has(field));
    for (const { field, message } of refusals) report(field, message);
    return false;
  });
  if (problems.any()) return refused();
  return planned(record ? (says ? 'changed' : 'unchanged') : 'new');
}

/** Returns the column from which an input field comes. */
const sourceOf = ({ lookups }: ImportDefinition, { fields }: DataImport, field: string): string =>
  fields.includes(field)
    ? field
    : (Object.keys(lookups).find((name) => lookups[name]?.becomes === field) ?? field);

/**
 * Returns true if the input would change the record, by the rules of its record type.
 * @throws AppError if the input would be refused
 */
async function saysSomething(
  context: RequestContext,
  { definition, refuseNew }: ImportDefinition,
  before: StoredRecord | null,
  input: object,
): Promise<boolean> {
  const { changes, related } = definition.read(input, before === null);
  const stored: Record<string, unknown> = { ...before };
  const permitted = permittedChanges(definition.fields, 'Admin', stored, changes, 'refuse');
  const saving = { id: before?.id ?? 0, before, editorRole: 'Admin', forbiddenFields: 'refuse' } as const;
  const checked = (await definition.check?.(context, saving, permitted)) ?? permitted;
  if (!before) await refuseNew?.(context, checked);
  const says = Object.entries(checked).some(([name, value]) => !isDeepStrictEqual(stored[name], value));
  return says || Object.values(related ?? {}).some((value) => value !== undefined);
}
