import { readFileSync } from 'node:fs';
import { getNamedType, isObjectType, lexicographicSortSchema, printSchema } from 'graphql';
import 'reflect-metadata';
import Fastify from 'fastify';
import { buildSchemaSync, Query, Resolver } from 'type-graphql';
import { TOOLS } from '../mcp/tools.js';
import { isForSignedOut } from '../platform/audience.js';
import { guardRootFields } from '../platform/graphql/audience-directive.js';
import { requireRouteAudiences } from '../platform/http/route-audiences.js';
import { CALLS } from '../rest/calls.js';
import { DOCUMENTS } from '../rest/serve-documents.js';
import { TestUplift } from '../testing/test-uplift.js';
import { audienceLedger } from './audience-ledger.js';
import { createProductApi } from './schema.js';

describe('audiences of operations', () => {
  const api = createProductApi();

  it('the committed ledger lists every operation with its audience', () => {
    expect(readFileSync('docs/audiences.tsv', 'utf8')).toBe(
      audienceLedger(api.rootFields, [...CALLS, ...DOCUMENTS], TOOLS),
    );
  });

  it('the committed schema matches the built schema', () => {
    expect(readFileSync('schema.graphql', 'utf8')).toBe(
      `${printSchema(lexicographicSortSchema(api.executor.schema))}\n`,
    );
  });

  it('the description of each operation says who may call it, and with which scope', () => {
    const { schema } = api.executor;
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const descriptions = roots.flatMap((type) => Object.values(type?.getFields() ?? {}));
    expect(descriptions.filter(({ description }) => !/\. For .*\.$/.test(description ?? ''))).toEqual([]);
    const described = Object.fromEntries(descriptions.map(({ name, description }) => [name, description]));
    expect(described.regions).toMatch(/ For anyone\. API tokens need the scope `\w+:read`\.$/);
    expect(described.apiTokens).toMatch(/ For any signed-in user\.$/);
    expect(described.changes).toMatch(/ For staff \(Admin\)\. API tokens need the scope `records:read`\.$/);
  });

  it('the docs name every list', () => {
    const docs = readFileSync('docs/graphql.md', 'utf8');
    const fields = Object.values(api.executor.schema.getQueryType()?.getFields() ?? {});
    const lists = fields.filter(({ type }) => {
      const page = getNamedType(type);
      return isObjectType(page) && 'pageInfo' in page.getFields();
    });
    expect(lists.length).toBeGreaterThan(25);
    expect(lists.map(({ name }) => name).filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });

  it('a query without an audience stops the server from starting', () => {
    @Resolver()
    class Forgotten {
      @Query(() => String)
      secret(): string {
        return 'secret';
      }
    }
    const schema = buildSchemaSync({ resolvers: [Forgotten], validate: false });
    expect(() => guardRootFields(schema, () => null)).toThrow('Query.secret declares no audience');
  });

  it('an HTTP route without an audience stops the server from starting', async () => {
    const fastify = Fastify();
    requireRouteAudiences(fastify);
    expect(() => fastify.get('/forgotten', async () => 'x')).toThrow('GET /forgotten declares no audience');
  });
});

describe('guarded operations without a sign-in', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const guardedCalls = CALLS.filter(({ audience }) => !isForSignedOut(audience));
  it.each(guardedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'REST %s returns 401 before validating the input R311',
    async (_name, call) => {
      const path = call.path.replace(/:\w+/g, 'not-an-id');
      const broken = await uplift.http.inject({
        method: call.method,
        url: `/api/${path}`,
        headers: { 'content-type': 'application/json' },
        payload: call.method === 'GET' ? undefined : '{"broken',
      });
      expect([broken.statusCode, broken.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    },
  );

  const guardedFields = createProductApi().rootFields.filter(({ audience }) => !isForSignedOut(audience));
  it.each(guardedFields.map((field) => [`${field.operation}.${field.name}`, field] as const))(
    'GraphQL %s returns 401 before validating the input R311',
    async (_name, field) => {
      const { status, errors } = await uplift.graphql(
        `${field.operation.toLowerCase()} { ${field.name}(noSuchArgument: 1) { noSuchField } }`,
      );
      expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    },
  );
});
