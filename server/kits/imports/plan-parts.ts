import sql from 'sql-template-tag';
import { fold } from '../../../shared/fold.js';
import { firstCharacters } from '../../../shared/text-length.js';
import { badField, toAppError } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ENCODING_LOST, withoutGuard } from './cell-value.js';
import { cellOf, type DataImport, type ImportRow, type RowPlan } from './data-import.js';
import { REPLACEMENT } from './decode-file.js';
import { differsByEncoding } from './encoding-losses.js';
import { ID, type ImportDefinition, type ImportedParts } from './import-definition.js';
import { checkShape, rowProblems } from './row-problems.js';

type DefinitionWithParts = ImportDefinition & { parts: ImportedParts };

/** A record with its parts. */
interface ParentRecord {
  id: number;
  name: string;
  parts: { id: number; name: string }[];
}

const textOf = (file: DataImport, row: ImportRow, field: string) =>
  withoutGuard(cellOf(file, row, field)).trim();

/**
 * Plans the rows about parts of records, without writing. A part is found by its name among those of its
 * record, without regard to case and accents. The record may come from another row of the file.
 */
export async function planParts(
  context: RequestContext,
  definition: DefinitionWithParts,
  file: DataImport,
  rows: readonly ImportRow[],
): Promise<RowPlan[]> {
  const names = [...new Set(rows.map((row) => fold(textOf(file, row, definition.parts.field))))];
  if (names.length === 0) return [];
  const parents = await findParents(context, definition.parts, names);
  const brought = await broughtAlong(context, definition, file, names);
  return rows.map((row) => planPart(definition, file, row, { parents, brought }));
}

const findParents = async ({ app }: RequestContext, { find }: ImportedParts, names: string[]) =>
  new Map(
    (await app.database.read<ParentRecord & Record<string, unknown>>(find, [names])).map((parent) => [
      fold(parent.name),
      parent,
    ]),
  );

/** Returns the names that belong to records in other rows of the file. */
async function broughtAlong(
  { app }: RequestContext,
  { name, parts }: DefinitionWithParts,
  file: DataImport,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const cell = (field: string) =>
    sql`coalesce(btrim(r.cells ->> ${file.fields.indexOf(field)}::integer), '')`;
  const rows = await app.database.read<{ name: string }>(
    sql`SELECT DISTINCT fold(${cell(name)}) AS name FROM import_row r
      WHERE r.import_id = ${file.id}::integer AND ${cell(parts.field)} = ''
        AND fold(${cell(name)}) = ANY (${[...names]}::text[])`,
  );
  return new Set(rows.map((row) => row.name));
}

function planPart(
  { name: nameField, parts, definition }: DefinitionWithParts,
  file: DataImport,
  row: ImportRow,
  { parents, brought }: { parents: ReadonlyMap<string, ParentRecord>; brought: ReadonlySet<string> },
): RowPlan {
  const problems = rowProblems(file, row);
  const { report } = problems;
  const [of, name] = [textOf(file, row, parts.field), textOf(file, row, nameField)];
  const parent = parents.get(fold(of));
  checkShape(file, row, { identifiedBy: nameField, called: parts.called }, problems);
  if (cellOf(file, row, ID)) report(ID, `A ${parts.called} is found by its name. Please leave its ID empty.`);
  if (!parent && !brought.has(fold(of))) report(parts.field, missing(definition.called, of));
  const wrong = name.includes(REPLACEMENT) ? ENCODING_LOST : problemOf(() => parts.check(name));
  if (wrong) report(nameField, wrong);
  if (problems.any()) return problems.refused();
  const known = parent?.parts.find((part) => fold(part.name) === fold(name));
  const isSame = known && (known.name === name || differsByEncoding(name, known.name));
  const outcome = known ? (isSame ? 'unchanged' : 'changed') : 'new';
  const part = { of, id: known?.id ?? null, name };
  return { row, outcome, id: null, version: 0, input: {}, problems: [], part };
}

const missing = (called: string, name: string) =>
  `There is no ${called} called ${firstCharacters(name, 100)}.`;

function problemOf(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    const known = toAppError(error);
    if (!known || known.status >= 500) throw error;
    return known.details.fields?.[0]?.message ?? known.message;
  }
}

/**
 * Saves the part of a row. An earlier row may have created its record.
 * @throws AppError BAD_USER_INPUT
 */
export async function savePart(
  context: RequestContext,
  { parts, definition }: DefinitionWithParts,
  { of, ...part }: NonNullable<RowPlan['part']>,
): Promise<void> {
  const parent = (await findParents(context, parts, [fold(of)])).get(fold(of));
  if (!parent) throw badField(parts.field, missing(definition.called, of));
  await parts.save(context, parent.id, part);
}
