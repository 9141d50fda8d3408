import type { Field, FieldTable } from '../platform/records/field.js';
import type { UploadFolderName } from '../uploads/upload-folders.js';
import { otherValue } from './field-values.js';
import { sentFile } from './sent-file.js';
import type { TestUplift, TestUser } from './test-uplift.js';

/** How staff change a noun: through GraphQL, and over REST where that has a call for it. */
export interface Changed {
  /** The name behind `update`, and before `Input`. */
  noun: string;
  input?: string;
  fields: FieldTable;
  rest?: { method: 'POST' | 'PUT'; path: string };
  /** Rows that hang on the record, by the names of GraphQL and of REST. */
  rows?: { list: string; wire: string };
}

/** One change: of the record itself, or of a row that hangs on it. */
export interface Change {
  field: string;
  value: unknown;
  rowId?: number;
}

/** A value in GraphQL, where choices go by the names of their enum. */
function inGraphQL(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inGraphQL(field, each));
  const [names] = Object.entries([field?.graphql?.()].flat()[0] ?? {}).filter(([, of]) => of === value);
  return names?.[0] ?? value;
}

/**
 * Another value for each field that staff change, files sent by `as` among them; `given` where only the test knows one,
 * undefined leaves it out.
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

/** Sends each change by itself, all at once, in turn through GraphQL and REST; answers what was said against any. */
export async function sendAtOnce(
  uplift: TestUplift,
  as: TestUser,
  { noun, input = `${noun}Input`, fields, rest, rows }: Changed,
  id: number,
  changes: readonly Change[],
): Promise<string[]> {
  const query = `mutation ($id: Int!, $input: ${input}!) { update${noun}(id: $id, input: $input) { id } }`;
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
