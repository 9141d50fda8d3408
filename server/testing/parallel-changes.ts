import type { Field, FieldTable } from '../kits/records/field.js';
import type { UploadFolderName } from '../kits/uploads/upload-folders.js';
import { otherValue } from './field-values.js';
import { sentFile } from './sent-file.js';
import type { TestUplift, TestUser } from './test-uplift.js';

/** The ways in which staff change a record type: GraphQL, and REST if it has a call. */
export interface Changed {
  /** The part of the name after `update` and before `Input`. */
  typeName: string;
  input?: string;
  fields: FieldTable;
  rest?: { method: 'POST' | 'PUT'; path: string };
  /** Rows that belong to the record, by their names in GraphQL and REST. */
  rows?: { list: string; wire: string };
}

/** A change of the record itself, or of a row that belongs to it. */
export interface Change {
  field: string;
  value: unknown;
  rowId?: number;
}

/** Returns a value in GraphQL form, in which choices are named as in their enum. */
function inGraphQL(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inGraphQL(field, each));
  const [names] = Object.entries([field?.graphql?.()].flat()[0] ?? {}).filter(([, of]) => of === value);
  return names?.[0] ?? value;
}

/**
 * Returns a different value for each field that staff change, including files uploaded by `as`. `given` has
 * values that only the test knows; undefined excludes a field.
 */
export async function otherValues(
  uplift: TestUplift,
  as: TestUser,
  { fields }: Changed,
  stored: object,
  given: Record<string, unknown>,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [field, kind] of Object.entries(fields)) {
    if (!kind.graphql || !kind.changes.includes('Admin')) continue;
    const folder = kind.folder as UploadFolderName | undefined;
    const file = folder && (await sentFile(uplift.app.database, folder, { uploadedById: as.id }));
    const other = file ?? otherValue(field, kind, (stored as Record<string, unknown>)[field]);
    const value = Object.hasOwn(given, field) ? given[field] : other;
    if (value !== undefined) changes.push({ field, value });
  }
  return changes;
}

/**
 * Sends all changes concurrently, each on its own, alternating between GraphQL and REST. Returns the errors.
 */
export async function sendAtOnce(
  uplift: TestUplift,
  as: TestUser,
  { typeName, input = `${typeName}Input`, fields, rest, rows }: Changed,
  id: number,
  changes: readonly Change[],
): Promise<string[]> {
  const query = `mutation ($id: Int!, $input: ${input}!) { update${typeName}(id: $id, input: $input) { id } }`;
  const overGraphQL = async ({ field, value, rowId }: Change) => {
    const sent = { [field]: inGraphQL(fields[field], value) };
    const variables = { id, input: rows ? { [rows.list]: [{ id: rowId, ...sent }] } : sent };
    const { errors } = await uplift.graphql(query, variables, { as });
    return errors && `${field}: ${JSON.stringify(errors)}`;
  };
  const overRest = async (call: NonNullable<Changed['rest']>, { field, value, rowId }: Change) => {
    const kind = fields[field];
    const sent = { [kind?.wire ?? field]: kind?.codec.write(value) };
    const body = { id, ...(rows ? { [rows.wire]: [{ id: rowId, ...sent }] } : sent) };
    const answer = await uplift.rest(call.method, call.path, { as, body });
    return answer.statusCode === 200 ? undefined : `${field}: ${answer.body}`;
  };
  const answers = changes.map((change, index) =>
    rest && index % 2 ? overRest(rest, change) : overGraphQL(change),
  );
  return (await Promise.all(answers)).filter((answer) => answer !== undefined);
}
