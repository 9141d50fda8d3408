import Fastify from 'fastify';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { z } from 'zod';
import { readDeprecation } from '../platform/deprecation.js';
import { defineCall } from '../rest/call.js';
import type { ScopedCall } from '../rest/call-scopes.js';
import { openApiDocument } from '../rest/openapi/document.js';
import type { Operation } from '../rest/openapi/openapi.type.js';
import { serveCalls } from '../rest/router.js';
import { TestUplift } from '../testing/test-uplift.js';
import { createProductApi } from './schema.js';

/** Returns every part of the GraphQL schema that can be deprecated, by name. */
function partsOfSchema(): { name: string; deprecationReason?: string | null }[] {
  return Object.values(createProductApi().executor.schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const named = (part: { name: string; deprecationReason?: string | null }, owner: string) => ({
      name: `${owner}.${part.name}`,
      deprecationReason: part.deprecationReason,
    });
    if (isEnumType(type)) return type.getValues().map((value) => named(value, type.name));
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => named(field, type.name));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      named(field, type.name),
      ...field.args.map((argument) => named(argument, `${type.name}.${field.name}`)),
    ]);
  });
}

describe('deprecations of the GraphQL API', () => {
  it('all give at least six months’ notice, and the advice what to use', () => {
    const deprecated = partsOfSchema().filter((part) => part.deprecationReason);
    for (const { deprecationReason } of deprecated)
      expect(() => readDeprecation(String(deprecationReason))).not.toThrow();
    expect(deprecated.map(({ name }) => name)).toContain('SendSalesEnquiryInput.filledInMs');
  });
});

describe('requests with deprecated parts', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const FIELDS = ['deprecation', 'sunset', 'link'];
  const SEND = `mutation Send($input: ContactMessageInput!) { sendContactMessage(input: $input) }`;
  const input = { kind: 'GENERAL', fullName: 'Ana', email: 'ana@demo.example', message: 'Hello' };
  const headersOf = ({ headers }: { headers: Record<string, unknown> }) =>
    FIELDS.map((name) => headers[name]);

  it('get headers about them and a link to the changelog, in GraphQL', async () => {
    const { response } = await uplift.graphql(SEND, { input: { ...input, filledInMs: 5 } });
    expect(response.json()).toEqual({ data: { sendContactMessage: true }, extensions: expect.anything() });
    expect(headersOf(response)).toEqual([
      `@${Date.UTC(2026, 10, 30) / 1000}`,
      'Wed, 30 Jun 2027 23:59:59 GMT',
      expect.stringMatching(/^<http:\/\/localhost:\d+\/api\/changelog>; rel="deprecation"/),
    ]);
    const without = await uplift.graphql(SEND, { input });
    expect(headersOf(without.response)).toEqual([undefined, undefined, undefined]);
  });

  it('can read the changelog at the address of the link', async () => {
    const { statusCode, headers, body } = await uplift.http.inject('/api/changelog');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(body).toMatch(/^# Changelog/);
  });

  const call = (removedAfter: string) =>
    ({
      ...defineCall({
        id: 'T1',
        method: 'GET',
        path: 'thing/:id',
        audience: ['public'],
        summary: 'Reads a thing',
        params: z.strictObject({ id: z.coerce.number().describe('The id.') }),
        answer: z.strictObject({ id: z.number().describe('The id.') }).meta({ id: 'Thing' }),
        deprecated: { since: '2026-11-30', removedAfter, use: 'GET things/:id' },
        handle: async (_context, { params }) => params,
      }),
      scope: null,
    }) as unknown as ScopedCall;

  it('get the headers from a deprecated REST call, also with an error', async () => {
    const fastify = Fastify();
    serveCalls(fastify, uplift.app, [call('2027-06-30')]);
    for (const [path, status] of [
      ['thing/7', 200],
      ['thing/none', 400],
    ] as const) {
      const response = await fastify.inject(`/api/${path}`);
      expect([path, response.statusCode]).toEqual([path, status]);
      expect(headersOf(response).slice(0, 2)).toEqual([
        `@${Date.UTC(2026, 10, 30) / 1000}`,
        'Wed, 30 Jun 2027 23:59:59 GMT',
      ]);
    }
    await fastify.close();
  });

  it('are described as deprecated in the OpenAPI document, with the headers', () => {
    const { paths } = openApiDocument([{ name: 'Things', about: 'Things.', calls: [call('2027-06-30')] }]);
    const operation = paths['/thing/{id}']?.get as Operation;
    const reason = 'Use `GET things/:id`. Deprecated since 2026-11-30. Removed after 2027-06-30.';
    expect(operation).toMatchObject({ deprecated: true, 'x-deprecated': reason });
    expect(operation.description).toContain(reason);
    expect(Object.keys((operation.responses[200] as { headers: object }).headers)).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
    );
  });

  it('do not start with a call that is removed within six months', () => {
    expect(() => serveCalls(Fastify(), uplift.app, [call('2027-05-29')])).toThrow('at least 6 months after');
  });
});
