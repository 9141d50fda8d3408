import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { createProductApi } from '../app/schema.js';
import type { Changed } from './parallel-changes.js';
import type { TestUplift, TestUser } from './test-uplift.js';

/** A version that no test record has. */
const STALE = 9999;

/** Returns a selection of all fields without arguments, of the record and of its nested objects. */
function everyField(type: GraphQLOutputType | undefined): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.length === 0);
  return `{ ${fields.map((field) => `${field.name} ${everyField(field.type)}`).join(' ')} }`;
}

/**
 * Sends a stale change over GraphQL and REST. Expects a refusal with the newer record as a read
 * returns it.
 */
export async function expectStaleRefusal(
  uplift: TestUplift,
  as: TestUser,
  { typeName, input = `${typeName}Input`, rest }: Changed,
  id: number,
): Promise<void> {
  const field = createProductApi().executor.schema.getMutationType()?.getFields()[`update${typeName}`];
  const document = `mutation ($id: Int!, $version: Int, $input: ${input}!) {
    record: update${typeName}(id: $id, version: $version, input: $input) ${everyField(field?.type)} }`;
  const change = (version: number | null) => uplift.graphql(document, { id, version, input: {} }, { as });
  const record = (await change(null)).data?.record as object;
  const { status, errors } = await change(STALE);
  expect([status, errors?.[0]?.extensions.code]).toEqual([409, 'CONFLICT']);
  const current = errors?.[0]?.extensions.current as object;
  expect(Object.keys(current).sort()).toEqual(Object.keys(record).sort());
  // Without the fields that are computed only for a read.
  expect(record).toMatchObject(current);
  if (!rest) return;
  const send = (body: object) => uplift.rest(rest.method, rest.path, { as, body });
  const [stored, stale] = [await send({ id }), await send({ id, version: STALE })];
  expect([stored.statusCode, stale.statusCode]).toEqual([200, 409]);
  expect(stale.json().current).toEqual(stored.json());
}
