import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import { attachFiles } from '../../kits/records/attach-files.js';
import type { FieldTable } from '../../kits/records/field.js';
import { type ForbiddenFields, permittedChanges } from '../../kits/records/permitted-changes.js';
import type { Changes } from '../../platform/activity/changes.js';
import { badField } from '../../platform/errors.js';
import { recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { SupplierEditorRole } from './supplier.policy.js';

/** A child row of a supplier, such as a work example, with its position. */
export interface ChildRow extends ObjectLiteral {
  id: number;
  supplierId: number;
  position: number;
}

/** A kind of child rows of suppliers. */
export interface ChildKind<Row extends ChildRow> {
  entity: EntityTarget<Row>;
  fields: FieldTable;
  /** The name of the list in the input and in the activity log. */
  list: string;
  /** The name of a row in the message that it does not exist. */
  called: string;
  /** The roles that may add and delete rows. */
  adds: readonly string[];
  deletes: readonly SupplierEditorRole[];
  /** Checks a row before it is stored, and completes it. */
  complete: (row: Partial<Row>) => Partial<Row>;
  /** The fields that a new row must have. */
  required: readonly (keyof Row & string)[];
}

/** A row of the input: with an id it changes an existing row, without an id it adds a new one. */
export type ChildInput = { id?: number | null } & Record<string, unknown>;

const MAX_ROWS = 200;

/** Returns the schema of the rows of a kind. */
export const childrenSchema = (fields: FieldTable) => {
  const shape = Object.entries(fields)
    .filter(([, { graphql }]) => graphql)
    .map(([name, { schema }]) => [name, schema.optional()]);
  return z
    .array(z.strictObject({ id: recordId.nullish(), ...Object.fromEntries(shape) }))
    .max(MAX_ROWS, tooMany(MAX_ROWS));
};

/**
 * Changes and adds child rows of a locked supplier. Rows that are not sent stay. Returns the changes, for the
 * activity log.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
export async function saveChildren<Row extends ChildRow>(
  context: RequestContext,
  kind: ChildKind<Row>,
  {
    supplierId,
    editorRole,
    forbiddenFields,
  }: { supplierId: number; editorRole: string; forbiddenFields: ForbiddenFields },
  given: readonly ChildInput[],
): Promise<Changes> {
  const { manager } = context.app.database;
  const stored = await manager.find(kind.entity, {
    where: { supplierId } as never,
    order: { position: 'ASC', id: 'ASC' } as never,
  });
  const rows: Partial<Row>[] = stored.map((row) => ({ ...row }));
  for (const [index, { id, ...sent }] of given.entries()) {
    const at = `${kind.list}.${index}`;
    const before = id == null ? undefined : rows.find((row) => row.id === id);
    if (id != null && !before) {
      if (forbiddenFields === 'ignore') continue;
      throw badField(at, 'This item no longer exists.');
    }
    if (!before && !kind.adds.includes(editorRole)) {
      if (forbiddenFields === 'ignore') continue;
      throw badField(at, 'You may not add to this list.');
    }
    const permitted = before
      ? permittedChanges(kind.fields, editorRole, before as Record<string, unknown>, sent, forbiddenFields)
      : sent;
    const holder = { type: 'supplier', id: supplierId, at: `${at}.` };
    const changes = await attachFiles(context, kind.fields, holder, before ?? {}, permitted);
    const row = { ...before, ...changes } as Partial<Row>;
    for (const name of kind.required)
      if (row[name] == null) throw badField(`${at}.${name}`, 'This cannot be empty');
    const complete = withField(at, () => kind.complete(row));
    if (before) Object.assign(before, complete);
    else rows.push({ position: nextPosition(rows), ...complete, supplierId } as Partial<Row>);
  }
  inOrder(rows);
  return writeChanges(context, kind, stored, rows);
}

const nextPosition = (rows: readonly { position?: number }[]) =>
  Math.max(-1, ...rows.map(({ position = -1 }) => position)) + 1;

/** Makes positions unique: the row that had the position before moves one further. */
function inOrder(rows: { position?: number }[]): void {
  const places = rows.map(({ position }) => position);
  if (new Set(places).size === places.length) return;
  [...rows]
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .forEach((row, position) => {
      row.position = position;
    });
}

function withField<Value>(at: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof ChildProblem) throw badField(`${at}.${error.field}`, error.message);
    throw error;
  }
}

/** An error in a child row, with the field that it is about. */
export class ChildProblem extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

async function writeChanges<Row extends ChildRow>(
  context: RequestContext,
  { entity, list }: ChildKind<Row>,
  stored: readonly Row[],
  rows: readonly Partial<Row>[],
): Promise<Changes> {
  const { manager } = context.app.database;
  const before = new Map(stored.map((row) => [row.id, JSON.stringify(row)]));
  const changed = rows.filter((row) => row.id === undefined || before.get(row.id) !== JSON.stringify(row));
  if (changed.length === 0) return {};
  for (const entry of changed) {
    const { id, ...row } = entry;
    if (id !== undefined) {
      await manager.update(entity, id, { ...row, updatedAt: () => 'now()' } as never);
      continue;
    }
    const [made] = (await manager.insert(entity, row as never)).generatedMaps;
    // The activity log stores the id and the time of the new row for Undo.
    Object.assign(entry, { id: made?.id, createdAt: made?.createdAt });
  }
  return { [list]: [stored, rows] };
}
