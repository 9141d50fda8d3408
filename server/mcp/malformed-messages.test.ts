import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { callTool, detailsOf, MCP_HEADERS } from './testing/tool-calls.js';

describe('malformed messages to /mcp', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const send = async (payload: string, headers: Record<string, string | undefined> = {}) => {
    const response = await uplift.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...MCP_HEADERS, authorization: `Bearer ${uplift.token(admin)}`, ...headers },
      payload,
    });
    return response.statusCode;
  };
  const message = (rest: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, ...rest });
  const PING = message({ method: 'ping' });

  it.each([
    ['an empty body', '', 400],
    ['broken JSON', '{"jsonrpc', 400],
    ['null', 'null', 400],
    ['a text', '"ping"', 400],
    ['an object that is no message', '{"hello":1}', 400],
    ['several messages at once', `[${PING},${PING}]`, 400],
    ['a body that is too large', message({ method: 'ping', params: { text: 'x'.repeat(600_000) } }), 413],
    ['a key that changes prototypes', '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{"a":1}}', 400],
  ])('%s is refused', async (_, body, status) => {
    expect(await send(body)).toBe(status);
  });

  it('other types, languages of the protocol and responses are refused', async () => {
    expect(await send(PING, { 'content-type': 'text/plain' })).toBe(415);
    expect(await send(PING, { accept: 'text/html' })).toBe(406);
    expect(await send(PING, { 'mcp-protocol-version': '1999-01-01' })).toBe(400);
    expect(await send(PING)).toBe(200);
  });

  it('a notification is accepted without a response', async () => {
    expect(await send('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toBe(202);
  });

  it.each([
    ['an unknown method', { method: 'nonsense' }, -32601],
    ['an unknown tool', { method: 'tools/call', params: { name: 'nonsense' } }, -32602],
    ['a tool without a name', { method: 'tools/call', params: {} }, undefined],
    [
      'arguments that are no object',
      { method: 'tools/call', params: { name: 'list_leads', arguments: [1] } },
      undefined,
    ],
    ['resources, which there are none of', { method: 'resources/list' }, -32601],
  ])('%s is an error of the protocol', async (_, rest, code) => {
    const response = await uplift.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...MCP_HEADERS, authorization: `Bearer ${uplift.token(admin)}` },
      payload: message(rest),
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().error.code).toEqual(code ?? expect.any(Number));
    expect(response.body).not.toContain('server/');
  });

  const failure = async (name: string, args: Record<string, unknown>) => {
    const response = await callTool(uplift, name, args, { as: admin });
    expect([response.statusCode, response.json().result.isError]).toEqual([200, true]);
    return detailsOf(response.json().result);
  };

  it('invalid arguments are errors of the tool that name their fields', async () => {
    expect(await failure('read_enquiry', { id: 'x', more: 1 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'id', message: 'An ID must be a whole number.' }, { field: 'more' }],
    });
    expect(await failure('change_lead', { id: 1, fields: { nonsense: 1 } })).toMatchObject({
      fields: [{ field: 'version' }, { field: 'fields.nonsense', message: 'There is no such field.' }],
    });
    expect(await failure('search_suppliers', { text: 'x'.repeat(5000) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await failure('search_suppliers', { text: 'a\u0000b', offset: -1 })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('a fault of the server is an error of the tool without details', async () => {
    const { database } = uplift.app;
    const read = database.read.bind(database);
    const fails = jest.spyOn(database, 'read').mockImplementation((statement, values) => {
      if ('name' in statement && statement.name === 'approved-good-causes') throw new Error('secret detail');
      return read(statement, values) as never;
    });
    try {
      const response = await callTool(uplift, 'list_good_causes', {}, { as: admin });
      expect(response.statusCode).toBe(200);
      expect(detailsOf(response.json().result)).toMatchObject({ code: 'INTERNAL' });
      expect(response.body).not.toContain('secret detail');
    } finally {
      fails.mockRestore();
    }
  });
});
