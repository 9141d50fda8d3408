import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { requestOrigin } from './request-origin.js';

const SITE = 'https://dev.uplift.example';
const API = 'https://api.dev.uplift.example';
const PARTNER = 'https://shop.example.nz';
const STRANGER = 'https://evil.example';
const SETTINGS = { PUBLIC_URL: SITE, PUBLIC_API_URL: API, WEB_ORIGINS: PARTNER };

const REQUESTED_HEADERS = 'authorization,content-type,idempotency-key,if-match,if-none-match';
const OPEN = 'content-type, idempotency-key, if-match, if-none-match, apollo-require-preflight';
const query = { query: '{ regions { name } }' };
const enquiry = { fullName: 'Ana Tamihana', email: 'ana@example.nz', message: 'A leaking tap' };

let uplift: TestUplift;
let admin: TestUser;
let supplierId: number;
beforeAll(async () => {
  uplift = await TestUplift.start(SETTINGS);
  admin = await uplift.user({ roles: ['Admin'] });
  ({ id: supplierId } = await factories(uplift.app.database).supplier());
});
afterAll(() => uplift.stop());

interface Sent {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  payload?: object;
}

async function preflight({ method, url }: Sent, origin: string) {
  const { statusCode, headers } = await uplift.http.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': REQUESTED_HEADERS,
    },
  });
  expect(statusCode).toBe(204);
  return headers;
}

async function send(sent: Sent, origin: string | undefined, headers: Record<string, string> = {}) {
  const from = origin === undefined ? {} : { origin };
  const { payload } = sent;
  const body = payload && {
    payload: { ...payload, ...('fullName' in payload && { business_id: supplierId }) },
  };
  return uplift.http.inject({
    method: sent.method,
    url: sent.url.replace(':id', String(supplierId)),
    ...body,
    headers: { ...from, ...headers },
  });
}

const OPENED: [string, Sent][] = [
  ['a public list', { method: 'GET', url: '/api/business/all/available' }],
  ['a public record', { method: 'GET', url: '/api/business/:id' }],
  ['a public record that does not exist', { method: 'GET', url: '/api/business/999999' }],
  ['a picture', { method: 'GET', url: '/files/profileImages/none.jpg' }],
  ['a picture below /api', { method: 'GET', url: '/api/files/profileImages/none.jpg' }],
  ['the API document', { method: 'GET', url: '/api/openapi.json' }],
  ['the enquiry form', { method: 'POST', url: '/api/mailing/sendSalesEnquiry', payload: enquiry }],
  ['the enquiry form by its older name', { method: 'POST', url: '/api/functions/sales', payload: enquiry }],
  ['a GraphQL query', { method: 'POST', url: '/graphql', payload: query }],
];
const CLOSED: [string, Sent][] = [
  ['a list for users', { method: 'GET', url: '/api/business/all' }],
  ['a change', { method: 'PUT', url: '/api/business/salesEnquiry', payload: {} }],
  ['a sign-in', { method: 'POST', url: '/api/auth/login', payload: {} }],
  ['a refresh', { method: 'POST', url: '/api/auth/refresh', payload: {} }],
  ['a new user', { method: 'POST', url: '/api/user/create', payload: {} }],
  ['a click', { method: 'POST', url: '/api/clickTracking', payload: {} }],
];

describe('a browser on another website A154', () => {
  describe.each([STRANGER, 'null'])('that is not listed (%s)', (origin) => {
    it.each(OPENED)('may use %s without credentials', async (_, sent) => {
      expect(await preflight(sent, origin)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': expect.stringContaining(sent.method),
        'access-control-allow-headers': OPEN,
      });
      const { statusCode, headers } = await send(sent, origin);
      expect(statusCode).toBeLessThan(500);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringMatching(
          /^(?=.*\betag\b)(?=.*x-total-count)(?=.*ratelimit,)(?=.*ratelimit-policy)(?=.*retry-after)(?=.*idempotency-replayed)(?=.*x-request-id)(?=.*www-authenticate)/,
        ),
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    });

    it.each(OPENED)('may not read %s with a token', async (_, sent) => {
      const authorization = `Bearer ${uplift.token(admin)}`;
      const { headers } = await send(sent, origin, { authorization });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    });

    it('may read that an address does not exist', async () => {
      const { statusCode, headers } = await send({ method: 'GET', url: '/api/nope' }, origin);
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, '*']);
    });

    it.each(CLOSED)('may not use %s', async (_, sent) => {
      for (const headers of [await preflight(sent, origin), (await send(sent, origin)).headers]) {
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect(headers).not.toHaveProperty('access-control-allow-methods');
      }
    });
  });

  it.each([...OPENED, ...CLOSED])('in WEB_ORIGINS may use %s with a token', async (_, sent) => {
    expect(await preflight(sent, PARTNER)).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-methods': expect.stringContaining(sent.method),
      'access-control-allow-headers': `authorization, ${OPEN}`,
    });
    const { headers } = await send(sent, PARTNER, { authorization: `Bearer ${uplift.token(admin)}` });
    expect(headers).toMatchObject({ 'access-control-allow-origin': PARTNER });
    expect(headers.vary).toMatch(/\borigin\b/);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([...OPENED, ...CLOSED])('that is the site may use %s with cookies', async (_, sent) => {
    const allowed = { 'access-control-allow-origin': SITE, 'access-control-allow-credentials': 'true' };
    expect(await preflight(sent, SITE)).toMatchObject({
      ...allowed,
      'access-control-allow-headers': REQUESTED_HEADERS,
    });
    expect((await send(sent, SITE)).headers).toMatchObject(allowed);
  });

  it.each([STRANGER, PARTNER])('gets no cookie, and brings none (%s)', async (origin) => {
    const { email, password } = {
      email: `cookies@${new URL(origin).host}`,
      password: 'a harbour of green kites',
    };
    const register = { method: 'POST', url: '/api/auth/register', payload: { email, password } } as const;
    const signedIn = await send(register, SITE);
    const [cookie = ''] = [signedIn.headers['set-cookie']].flat();
    expect(cookie).toContain('HttpOnly');
    const login = { ...register, url: '/api/auth/login' };
    expect((await send(login, origin)).headers).not.toHaveProperty('set-cookie');
    const refresh = { method: 'POST', url: '/api/auth/refresh' } as const;
    const brought = { cookie: cookie.split(';')[0] ?? '' };
    const refused = await send(refresh, origin, brought);
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([401, undefined]);
    expect((await send(refresh, SITE, brought)).statusCode).toBe(200);
  });

  it('may send GraphQL queries but no mutations, which are not run', async () => {
    const email = 'mutation@example.nz';
    const payload = { query: `mutation { requestPasswordReset(email: "${email}") }` };
    const refused = await send({ method: 'POST', url: '/graphql', payload }, STRANGER);
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
    const { statusCode } = await send({ method: 'POST', url: '/graphql', payload }, SITE);
    expect(statusCode).not.toBe(403);
  });
});

it.each([
  [STRANGER, 'Unexpected server response: 403'],
  [PARTNER, 'open'],
  [SITE, 'open'],
  [undefined, 'open'],
])('a WebSocket of %s: %s', async (origin, outcome) => {
  const { http } = uplift;
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { origin });
  const seen = await new Promise((resolve) => {
    socket.once('open', () => resolve('open')).once('error', ({ message }) => resolve(message));
  });
  socket.close();
  expect(seen).toBe(outcome);
});

it('the preflight of a method that a URL does not have is refused', async () => {
  const headers = await preflight({ method: 'PUT', url: '/api/business/all/available' }, PARTNER);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it('responses do not vary by origin if neither another host nor other websites are set', async () => {
  const plain = await TestUplift.start();
  for (const origin of [STRANGER, SITE]) {
    const { headers } = await plain.http.inject({ url: '/api/category/all', headers: { origin } });
    expect([headers['access-control-allow-origin'], headers.vary ?? '']).toEqual([
      '*',
      expect.not.stringContaining('origin'),
    ]);
  }
  await plain.stop();
});

it.each([
  ['no website', {}, 'own'],
  ['the site', { origin: SITE }, 'own'],
  ['the site under the name of its API', { origin: API }, 'own'],
  ['the site under another name', { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }, 'own'],
  ['the site behind a proxy', { origin: 'https://x.example', 'sec-fetch-site': 'same-origin' }, 'own'],
  ['a listed website', { origin: PARTNER, 'sec-fetch-site': 'cross-site' }, 'listed'],
  ['a listed website on another port', { origin: `${PARTNER}:8443` }, 'foreign'],
  ['a listed website without TLS', { origin: PARTNER.replace('https', 'http') }, 'foreign'],
  ['a subdomain of the site', { origin: 'https://blog.dev.uplift.example' }, 'foreign'],
  ['a sandboxed frame', { origin: 'null' }, 'foreign'],
  ['text that is no origin', { origin: 'dev.uplift.example', host: 'dev.uplift.example' }, 'foreign'],
])('the origin of a request from %s is recognised', (_, headers, kind) => {
  const config = { publicUrl: SITE, publicApiUrl: API, webOrigins: [PARTNER] };
  expect(requestOrigin(config, headers)).toBe(kind);
});
