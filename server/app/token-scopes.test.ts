import { TOKEN_SCOPES, type TokenScope } from '../../shared/token-scopes.js';
import { makeToken } from '../accounts/testing/token-calls.js';
import { callTool } from '../mcp/testing/tool-calls.js';
import { TOOLS } from '../mcp/tools.js';
import { type Access, isForSigningIn, mayCall } from '../platform/audience.js';
import type { RootField } from '../platform/graphql/audience-directive.js';
import { ROLES } from '../platform/identity/roles.js';
import { CALLS } from '../rest/calls.js';
import { LiveClient } from '../testing/live-client.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { createProductApi } from './schema.js';

const { rootFields } = createProductApi();
const fields = rootFields.filter(({ operation }) => operation !== 'Subscription');
const subscriptions = rootFields.filter(({ operation }) => operation === 'Subscription');
const LACKS = /lacks the scope|API tokens cannot be used/;

describe('scopes of API tokens', () => {
  let uplift: TestUplift;
  let owner: TestUser;
  const only = new Map<TokenScope, Record<string, string>>();
  const both = new Map<string, Record<string, string>>();
  const allBut = new Map<TokenScope, Record<string, string>>();
  let all: Record<string, string>;

  beforeAll(async () => {
    uplift = await TestUplift.start({
      RATE_LIMIT_PER_MINUTE: '100000',
      API_TOKEN_CALLS_PER_MINUTE: '100000',
    });
    owner = await uplift.user({ roles: [...ROLES] });
    const keepers = await Promise.all([1, 2, 3].map(() => uplift.user({ roles: [...ROLES] })));
    all = (await makeToken(uplift, owner, TOKEN_SCOPES)).headers;
    for (const [index, scope] of TOKEN_SCOPES.entries()) {
      const others = TOKEN_SCOPES.filter((each) => each !== scope);
      const [one, other] = [keepers[index % 2], keepers[2 - (index % 2)]] as [TestUser, TestUser];
      only.set(scope, (await makeToken(uplift, one, [scope])).headers);
      allBut.set(scope, (await makeToken(uplift, index % 3 === 0 ? owner : other, others)).headers);
    }
    const further = await uplift.user({ roles: [...ROLES] });
    for (const operation of [...rootFields, ...CALLS]) {
      const name = namesOf(operation);
      if (!operation.furtherScope || both.has(name)) continue;
      const scopes = [operation.scope, operation.furtherScope] as TokenScope[];
      both.set(name, (await makeToken(uplift, further, scopes)).headers);
    }
  });
  afterAll(() => uplift.stop());

  const namesOf = ({ scope, furtherScope }: Access) => [scope, furtherScope].join();
  /** Returns the headers of a token with exactly the scopes of an operation. */
  const sufficient = (operation: Access) =>
    operation.furtherScope ? both.get(namesOf(operation)) : only.get(operation.scope as TokenScope);
  /** Returns the headers of tokens that lack a scope of an operation. */
  const insufficient = ({ scope, furtherScope }: Access) =>
    [scope as TokenScope, furtherScope ?? []].flat().map((each) => allBut.get(each));

  it('are all needed by some operation', () => {
    const needed = new Set([...rootFields, ...CALLS, ...TOOLS].map(({ scope }) => scope));
    expect(TOKEN_SCOPES.filter((scope) => !needed.has(scope))).toEqual([]);
  });

  it('allow exactly their operations', () => {
    const user = { roles: [...ROLES] } as never;
    for (const operation of [...rootFields, ...CALLS, ...TOOLS]) {
      const { scope: needed, furtherScope } = operation as Access;
      const allowing = TOKEN_SCOPES.filter((scope) => {
        const others = furtherScope && scope !== furtherScope ? [furtherScope] : [];
        return mayCall(operation, { kind: 'user', user, sessionId: '', scopes: new Set([scope, ...others]) });
      });
      expect(allowing).toEqual(needed ? [needed] : []);
      const alone = { kind: 'user', user, sessionId: '', scopes: new Set(needed ? [needed] : []) } as const;
      expect(mayCall(operation, alone)).toBe(needed !== null && furtherScope === undefined);
    }
  });

  const byGraphQL = async ({ operation, name }: RootField, headers: Record<string, string> = {}) => {
    const { errors } = await uplift.graphql(`${operation.toLowerCase()} { ${name} }`, {}, { headers });
    return errors?.some(({ message }: { message: string }) => LACKS.test(message)) ? 'refused' : 'allowed';
  };
  it.each(fields.map((field) => [`${field.operation}.${field.name}`, field] as const))(
    'GraphQL %s',
    async (_, field) => {
      const { scope, audience } = field;
      if (isForSigningIn(audience)) return expect(await byGraphQL(field, all)).toBe('allowed');
      if (scope === null) return expect(await byGraphQL(field, all)).toBe('refused');
      expect(await byGraphQL(field, sufficient(field))).toBe('allowed');
      for (const headers of insufficient(field)) expect(await byGraphQL(field, headers)).toBe('refused');
    },
  );

  describe('over WebSocket', () => {
    const clients = new Map<string, LiveClient>();
    afterAll(() => Promise.all([...clients.values()].map((client) => client.stop())));

    /** Returns the connection of a token, which all its subscriptions share. */
    const connectionOf = async ({ authorization = '' }: Record<string, string> = {}) => {
      const token = authorization.replace('Bearer ', '');
      const client = clients.get(token) ?? (await LiveClient.of(uplift, null, token));
      clients.set(token, client);
      return client;
    };
    const subscribing = async (name: string, headers?: Record<string, string>) => {
      const client = await connectionOf(headers);
      const reported = client.events.length;
      client.watch(`subscription { ${name} { __typename } }`);
      const own = () =>
        client.events.slice(reported).find((event) => JSON.stringify(event).includes(`"${name}"`));
      await client.until(() => own() !== undefined || client.closed.length > 0);
      const answer = JSON.stringify(own() ?? client.closed);
      return LACKS.test(answer) ? 'refused' : answer;
    };
    const allowed = (name: string) => JSON.stringify({ [name]: { __typename: 'LiveChange' } });

    it.each(subscriptions.map((field) => [field.name, field] as const))(
      'GraphQL Subscription.%s',
      async (name, { scope }) => {
        if (scope === null) return expect(await subscribing(name, all)).toBe('refused');
        const outcomes = [
          await subscribing(name, only.get(scope)),
          await subscribing(name, allBut.get(scope)),
        ];
        expect(outcomes).toEqual([allowed(name), 'refused']);
      },
    );
  });

  it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('REST %s', async (_, call) => {
    const { method, path, scope, audience } = call;
    const outcome = async (headers: Record<string, string> = {}) => {
      const response = await uplift.http.inject({
        method,
        url: `/api/${path.replace(/:\w+/g, 'not-an-id')}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: method === 'GET' ? undefined : '{"broken',
      });
      return LACKS.test(response.body) ? 'refused' : 'allowed';
    };
    if (isForSigningIn(audience)) return expect(await outcome(all)).toBe('allowed');
    if (scope === null) return expect(await outcome(all)).toBe('refused');
    expect(await outcome(sufficient(call))).toBe('allowed');
    for (const headers of insufficient(call)) expect(await outcome(headers)).toBe('refused');
  });

  it.each(TOOLS.map((tool) => [tool.name, tool] as const))('MCP %s', async (name, { scope }) => {
    if (scope === null) throw new Error('A tool without a scope stops the start');
    const outcome = async (headers: Record<string, string> = {}) => {
      const response = await callTool(uplift, name, { nonsense: true }, { headers });
      expect(response.statusCode).toBe(200);
      return LACKS.test(response.body) ? 'refused' : 'allowed';
    };
    expect([await outcome(only.get(scope)), await outcome(allBut.get(scope))]).toEqual([
      'allowed',
      'refused',
    ]);
  });
});
