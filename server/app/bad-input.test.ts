import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql';
import { z } from 'zod';
import { type Call, takesFile } from '../rest/call.js';
import { CALLS } from '../rest/calls.js';
import { factories } from '../testing/factories.js';
import { isSampled } from '../testing/sampled.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { createProductApi } from './schema.js';

const MEGABYTE = 'x'.repeat(1024 * 1024);
const NESTED = JSON.parse('['.repeat(200) + ']'.repeat(200));
/** Values that are tried in each run. Of the others, an eighth is tried (sampled.ts). */
const CORE: readonly unknown[] = [null, -1, '\u0000', { a: NESTED }];
const NASTY: readonly unknown[] = [
  ...CORE,
  true,
  1e308,
  99999999999,
  1.5,
  '',
  ' ',
  'x'.repeat(20_000),
  '💥',
  [],
  {},
  [null],
  '2026-13-45',
  "'; DROP TABLE supplier; --",
  '<script>',
  'a\r\nBcc: b@c.example',
  '../../etc/passwd',
  '%00',
  'NaN',
];

const isTried = (where: string, value: unknown) =>
  CORE.includes(value) || isSampled(`${where} ${NASTY.indexOf(value)}`);

/** Returns the fields that the call reads. All others make no difference. */
function fieldsOf({ body }: Call): string[] {
  if (!body) return ['id'];
  const { properties } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties ?? { id: true });
}

describe('invalid input', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let supplier: TestUser;
  let enquiryId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const { id } = await make.supplier();
    enquiryId = (await make.salesEnquiry({ supplierId: id })).id;
    admin = await uplift.user({ roles: ['Admin'] });
    supplier = await uplift.user({ roles: ['Business'], supplierId: id });
  });
  afterAll(() => uplift.stop());

  it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s returns a clear 4xx, never 5xx',
    async (name, call) => {
      const path = call.path.replace(/:\w+/g, '1');
      const nasty = NASTY.filter((value) => isTried(name, value));
      const bodies = [
        ...nasty,
        ...fieldsOf(call).flatMap((field) =>
          NASTY.filter((value) => isTried(`${name} ${field}`, value)).map((value) => ({
            id: enquiryId,
            [field]: value,
          })),
        ),
        { id: enquiryId, message: MEGABYTE },
      ];
      const paths = call.path.includes(':')
        ? nasty.map((value) => call.path.replace(/:\w+/g, encodeURIComponent(String(value))))
        : [];
      for (const as of [admin, supplier]) {
        for (const target of paths)
          await expectNoFault(() => uplift.rest(call.method, target, { as }), target);
        if (call.method === 'GET') continue;
        for (const body of as === admin ? bodies : nasty)
          await expectNoFault(
            () => uplift.rest(call.method, path, { as, body: body as never }),
            JSON.stringify(body)?.slice(0, 80),
          );
        const broken = await uplift.http.inject({
          method: call.method,
          url: `/api/${path}`,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${uplift.token(as)}` },
          payload: '{"broken',
        });
        expect(takesFile(call) ? [400, 403, 415] : [400, 403]).toContain(broken.statusCode);
        expect(broken.json()).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
          id: expect.any(String),
        });
      }
    },
  );

  async function expectNoFault(
    send: () => Promise<{ statusCode: number; body: string }>,
    what = '',
  ): Promise<void> {
    const { statusCode, body } = await send();
    // Some calls end their own session.
    await uplift.signInAgain();
    if (statusCode >= 500) throw new Error(`${statusCode} for ${what}: ${body.slice(0, 200)}`);
    // The response must not reveal details of the database or the code, and messages must be for people.
    expect(body).not.toMatch(/expected \w+ to have|Invalid input|Too (small|big)|expected (string|number)/);
    expect(body).not.toMatch(/SELECT |INSERT |at Object\.|node_modules|violates/);
  }

  const { rootFields, executor } = createProductApi();
  it.each(rootFields.map((field) => [`${field.operation}.${field.name}`, field] as const))(
    'GraphQL %s never returns 5xx',
    async (name, field) => {
      const nasty = [...NASTY, MEGABYTE.slice(0, 300_000)].filter((value) => isTried(name, value));
      const type = executor.schema.getType(field.operation);
      const args =
        type && 'getFields' in type
          ? (type.getFields()[field.name] as { args?: readonly { name: string; type: GraphQLInputType }[] })
              .args
          : [];
      const declared = (args ?? []).map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const given = (args ?? []).map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const call = `${field.operation.toLowerCase()} X${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection(field.name)} }`;
      for (const as of [admin, supplier])
        for (const value of as === admin ? nasty : nasty.slice(0, 8)) {
          const variables = Object.fromEntries(
            (args ?? []).map((arg) => [arg.name, shaped(arg.type, value)]),
          );
          await expectNoFault(
            async () => (await uplift.graphql(call, variables, { as })).response,
            `${call} ${JSON.stringify(value)?.slice(0, 80)}`,
          );
        }
    },
  );

  /** Returns a value of the required shape of the type, with the bad value wherever it is allowed. */
  function shaped(type: GraphQLInputType, value: unknown): unknown {
    if (isNonNullType(type)) return shaped(type.ofType, value);
    if (isListType(type)) return [shaped(type.ofType, value)];
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields()).map((each) => [each.name, shaped(each.type, value)]),
      );
    if (isScalarType(type) && type.name === 'Int' && typeof value === 'number')
      return Math.trunc(Math.min(value, 2 ** 31 - 1));
    return value;
  }

  function selection(name: string): string {
    const fields = [executor.schema.getQueryType(), executor.schema.getMutationType()]
      .map((each) => each?.getFields()[name])
      .find(Boolean);
    const text = String(fields?.type).replace(/[[\]!]/g, '');
    const result = executor.schema.getType(text);
    if (!result || !('getFields' in result)) return '';
    return '{ __typename }';
  }

  it('rejects a query that is too deep, too long or has too many aliases with 400', async () => {
    const deep = `{ ${'supplier(id: 1) { categories { id } }'.repeat(1)} ${Array.from({ length: 60 }, (_, i) => `a${i}: regions { name }`).join(' ')} }`;
    const long = `{ ${'categories { id } '.repeat(3000)} }`;
    for (const query of [deep, long, '{', '', '{ nothing }']) {
      const { status } = await uplift.graphql(query);
      expect([query.slice(0, 30), status]).toEqual([query.slice(0, 30), 400]);
    }
  });

  it('rejects an unknown operation name and runs nothing', async () => {
    const who = await uplift.user();
    const name = 'mutation A { updateMyName(fullName: "Changed") { id } }';
    for (const query of [name, name.replace(' A ', ' '), `${name} query C { regions { name } }`]) {
      const response = await uplift.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${uplift.token(who)}` },
        payload: { query, operationName: 'B' },
      });
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect(response.json().errors[0].extensions.code).toBe('BAD_USER_INPUT');
    }
    const several = await uplift.graphql(`${name} query C { regions { name } }`, {}, { as: who });
    expect(several.status).toBe(400);
    const { data } = await uplift.graphql('{ currentUser { fullName } }', {}, { as: who });
    expect(data.currentUser.fullName).toBeNull();
  });

  it('explains the error of a single argument', async () => {
    for (const [query, message] of [
      ['{ supplier(id: 0) { id } }', 'An ID must be a whole number.'],
      ['{ supplier(id: -5) { id } }', 'An ID must be a whole number.'],
      [`{ services(prefix: "${'x'.repeat(101)}") }`, 'Maximum of 100 characters allowed.'],
      ['{ mailDelivery(id: "x") { id } }', 'An ID must be a whole number.'],
      ['{ mailDeliveries(first: 0) { totalCount } }', 'This must be 1 or more.'],
      [
        `mutation { resetPassword(token: "${'x'.repeat(201)}", password: "long enough") }`,
        'Maximum of 200 characters allowed.',
      ],
    ]) {
      const { errors } = await uplift.graphql(query ?? '', {}, { as: admin });
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
    }
    const list = await uplift.rest('POST', 'auth/login', { body: [] });
    expect(list.json().message).toBe('Please send a JSON object.');
  });

  it('rejects GraphQL from a form of another site', async () => {
    const response = await uplift.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ query: 'mutation { signOut }' }),
    });
    expect([400, 415]).toContain(response.statusCode);
  });

  it('returns 401 without data for an anonymous GET of an enquiry R180', async () => {
    const response = await uplift.rest('GET', `business/salesEnquiry/${enquiryId}`);
    expect(response.statusCode).toBe(401);
    expect(Object.keys(response.json()).sort()).toEqual(['code', 'id', 'message']);
  });
});
