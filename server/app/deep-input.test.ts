import { MCP_HEADERS } from '../mcp/testing/tool-calls.js';
import { TOOLS } from '../mcp/tools.js';
import { CALLS } from '../rest/calls.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

/** The deepest nesting that fits into a body of the allowed size. */
const DEPTH = 80_000;
const LISTS = '['.repeat(DEPTH * 2) + ']'.repeat(DEPTH * 2);
const OBJECTS = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;

describe('deeply nested bodies', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const send = async (
    method: 'POST' | 'PUT',
    url: string,
    payload: string,
    headers: Record<string, string> = {},
  ) => {
    const answer = await uplift.http.inject({
      method,
      url,
      payload,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${uplift.token(admin)}`,
        ...headers,
      },
    });
    return answer.statusCode;
  };

  const bodies = [
    LISTS,
    OBJECTS,
    ...['id', 'message', 'email', 'payload'].map((field) => `{"${field}":${OBJECTS}}`),
  ];

  it('are rejected by every REST call, with and without an idempotency key', async () => {
    const failed: string[] = [];
    for (const { method, path } of CALLS.filter((call) => call.method !== 'GET'))
      for (const [at, body] of bodies.entries()) {
        const key = { 'idempotency-key': `deep-${method}-${path.replace(/\W/g, '-')}-${at}` };
        for (const headers of [undefined, key]) {
          const address = `/api/${path.replace(/:\w+/g, '1')}`;
          const status = await send(method === 'PUT' ? 'PUT' : 'POST', address, body, headers);
          if (status >= 500) failed.push(`${method} ${path} ${body.slice(0, 12)}: ${status}`);
        }
      }
    expect(failed).toEqual([]);
  });

  it('are rejected by /graphql as a body, variables, extensions or one of many', async () => {
    const query = 'mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }';
    const whole = (part: string) => `{"query":${JSON.stringify(query)},${part}}`;
    for (const body of [
      LISTS,
      OBJECTS,
      whole(`"variables":${OBJECTS}`),
      whole(`"variables":{"input":${OBJECTS}}`),
      whole(`"variables":{"input":{"supplierId":1,"fullName":${LISTS}}}`),
      whole(`"extensions":${OBJECTS}`),
      whole(`"extensions":{"persistedQuery":${OBJECTS}}`),
      whole(`"operationName":${LISTS}`),
      `{"query":${LISTS}}`,
    ])
      expect([body.slice(0, 60), (await send('POST', '/graphql', body)) < 500]).toEqual([
        body.slice(0, 60),
        true,
      ]);
  });

  it('are rejected by every MCP tool, and by /mcp as a message', async () => {
    const call = (name: string, args: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;
    const bodies = TOOLS.flatMap(({ name, input }) => [
      call(name, OBJECTS),
      ...Object.keys(input.shape).map((field) => call(name, `{"${field}":${OBJECTS}}`)),
    ]);
    const failed: string[] = [];
    for (const body of [LISTS, OBJECTS, `{"jsonrpc":"2.0","id":${LISTS},"method":"ping"}`, ...bodies]) {
      const status = await send('POST', '/mcp', body, MCP_HEADERS);
      if (status >= 500) failed.push(`${body.slice(0, 100)}: ${status}`);
    }
    expect(failed).toEqual([]);
  });
});
