import { readdirSync, readFileSync } from 'node:fs';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { createProductApi } from '../../app/schema.js';
import { LEAD_STATUSES } from '../../sales/leads/lead.states.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { MAX_COST, QueryCosts } from './query-cost.js';

/** The largest pages that screens ask for, by operation if they are smaller. */
const MAX_PAGE = 200;
const MAX_PAGES: Readonly<Record<string, number>> = { LeadBoard: 50 };
const SEARCH = 'query ($n: Int! = 24) { searchSuppliers(first: $n) { totalCount nodes { id name } } }';

describe('the cost of an operation', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const send = async (payload: object) => {
    const response = await uplift.http.inject({ method: 'POST', url: '/graphql', payload });
    return { status: response.statusCode, ...response.json() };
  };

  it('counts a page as often as its size, whether written, given or by default', async () => {
    const costs = [
      await send({ query: '{ searchSuppliers(first: 24) { totalCount nodes { id name } } }' }),
      await send({ query: SEARCH }),
      await send({ query: SEARCH, variables: { n: 24 } }),
    ].map(({ extensions }) => extensions.cost);
    expect(costs).toEqual(Array(3).fill({ requested: 97, limit: MAX_COST }));
    const { extensions } = await send({ query: SEARCH, variables: { n: 100 } });
    expect(extensions.cost.requested).toBe(401);
  });

  it('counts the page of a board once for each of its columns', async () => {
    const query = 'query ($n: Int) { leadBoard(first: $n) { totalCount nodes { id } } }';
    const statuses = LEAD_STATUSES.length;
    const as = await uplift.user({ roles: ['Admin'] });
    const costOf = async (variables: object) =>
      (await uplift.graphql(query, { ...variables }, { as })).response.json().extensions.cost.requested;
    expect([await costOf({ n: 10 }), await costOf({})]).toEqual([
      1 + statuses * 10 * 3,
      1 + statuses * 25 * 3,
    ]);
  });

  it('leaves out what directives skip', async () => {
    const query = 'query ($all: Boolean!) { regions { name ... @include(if: $all) { __typename } } }';
    const costOf = async (all: boolean) =>
      (await send({ query, variables: { all } })).extensions.cost.requested;
    expect([await costOf(true), await costOf(false)]).toEqual([3, 2]);
  });

  it('above the limit is refused before anything runs, also for frequent queries', async () => {
    for (let time = 0; time < 7; time++) expect((await send({ query: SEARCH })).status).toBe(200);
    const refused = await send({ query: SEARCH, variables: { n: 10_000 } });
    expect(refused).toMatchObject({
      status: 400,
      errors: [
        {
          message:
            'This operation asks for too much at once: its cost is 40001, and the limit is 25000. Please ask for fewer records or fields.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
      extensions: { cost: { requested: 40_001, limit: MAX_COST } },
    });
    const same = await send({ query: SEARCH });
    expect(same.extensions.cost.requested).toBe(97);
  });

  it('is too high for fragments that multiply their fields', async () => {
    const fragments = Array.from(
      { length: 16 },
      (_, n) => `fragment F${n} on Region { ${n < 15 ? `...F${n + 1} ...F${n + 1}` : 'name'} }`,
    );
    const { status, errors } = await send({ query: `{ regions { ...F0 } } ${fragments.join(' ')}` });
    expect([status, errors[0].message]).toEqual([400, expect.stringMatching(/limit/)]);
  });

  it('counts the other fields if the arguments of one are invalid', async () => {
    const query = `query ($kind: SupplierSort, $n: Int!) { one: searchSuppliers(sort: $kind) { totalCount }
      other: searchSuppliers(first: $n) { nodes { id } } }`;
    const { status, errors } = await send({ query, variables: { kind: null, n: 20_000 } });
    expect([status, errors[0].message]).toEqual([400, expect.stringMatching(/asks for too much/)]);
  });

  it('is not kept for invalid variables', async () => {
    const query = `query ($n: Int!, $id: Int!) { searchSuppliers(first: $n) { totalCount nodes { id } }
      supplier(id: $id) { id } }`;
    await send({ query, variables: { n: 20_000, id: 'x' } });
    const { errors } = await send({ query, variables: { n: 20_000, id: 1 } });
    expect(errors[0].message).toMatch(/asks for too much/);
  });

  it('leaves invalid variables to the check of the input', async () => {
    const { status, errors } = await send({ query: SEARCH, variables: { n: 'many' } });
    expect([status, errors[0].extensions.fields]).toEqual([
      400,
      [{ field: 'n', message: expect.stringMatching(/whole number/) }],
    ]);
  });

  it('of every operation of the site is at most half of the limit with the largest pages', () => {
    const { schema } = createProductApi().executor;
    const files = readdirSync('client', { recursive: true, encoding: 'utf8' });
    const documents = files
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(`client/${file}`, 'utf8'));
    const document = parse(documents.join('\n'), { noLocation: true });
    const operations = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const costs = new QueryCosts(schema);
    const found = operations.map((operation) => {
      const name = operation.name?.value ?? '';
      return [name, costs.of(document, name, variablesOf(schema, operation))?.requested ?? Infinity] as const;
    });
    const highest = found.toSorted(([, one], [, other]) => other - one);
    expect(operations.length).toBeGreaterThan(150);
    expect(highest.filter(([, requested]) => requested > MAX_COST / 2)).toEqual([]);
  });
});

/** Returns values for the variables of an operation, with the largest pages. */
function variablesOf(schema: GraphQLSchema, { name, variableDefinitions = [] }: OperationDefinitionNode) {
  const first = MAX_PAGES[name?.value ?? ''] ?? MAX_PAGE;
  const required = variableDefinitions.filter(
    ({ variable, type, defaultValue }) =>
      variable.name.value === 'first' || (type.kind === Kind.NON_NULL_TYPE && !defaultValue),
  );
  const entries = required.map(({ variable, type }) => [
    variable.name.value,
    variable.name.value === 'first' ? first : sampleOf(typeFromAST(schema, type as never) as never),
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function sampleOf(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isEnumType(ofType)) return ofType.getValues()[0]?.name;
  if (isInputObjectType(ofType))
    return Object.fromEntries(
      Object.values(ofType.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, sampleOf(field.type)]),
    );
  return { Int: 1, Float: 1, Boolean: true, DateTime: '2026-12-01T00:00:00Z' }[ofType.name] ?? '1';
}
