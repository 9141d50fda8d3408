import { randomUUID } from 'node:crypto';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { SignedToken } from '../identity/signed-token.js';
import { SigningKeys } from '../identity/signing-keys.js';
import { ACCESS_TOKEN } from '../identity/token-kinds.js';

const SECRET = 'a-secret-of-the-tests-of-tokens-for-calls';
const BAD_TOKEN = { authorization: 'Bearer no.longer.good' };

describe('Authorization header', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '1000', JWT_SECRET: SECRET });
    await factories(uplift.app.database).supplier();
  });
  afterAll(() => uplift.stop());

  it.each([
    'Basic c3RhZ2luZzpzZWNyZXQ=',
    'basic',
    'Digest username="a"',
    'Negotiate YII=',
    'AWS4-HMAC-SHA256 x',
    '?',
  ])('%j, a scheme for a proxy, is ignored without an error', async (authorization) => {
    const headers = { authorization };
    const read = await uplift.graphql(
      '{ searchSuppliers { totalCount } currentUser { id } }',
      {},
      { headers },
    );
    expect(read).toMatchObject({
      status: 200,
      data: { searchSuppliers: { totalCount: 1 }, currentUser: null },
    });
    expect((await uplift.rest('GET', 'category/all', { headers })).statusCode).toBe(200);
    expect((await uplift.rest('GET', 'CurrentUserData', { headers })).statusCode).toBe(401);
  });

  it.each(['Bearer', 'Bearer  ', 'bearer two words', BAD_TOKEN.authorization])(
    '%j, an invalid token, is rejected with 401 on reads',
    async (authorization) => {
      const headers = { authorization };
      expect((await uplift.rest('GET', 'category/all', { headers })).statusCode).toBe(401);
      expect((await uplift.graphql('{ siteSettings { __typename } }', {}, { headers })).status).toBe(401);
    },
  );

  describe('reason of a 401', () => {
    const CHALLENGE = 'Bearer realm="uplift"';
    const INVALID = `${CHALLENGE}, error="invalid_token"`;
    const expired = () =>
      new SignedToken(new SigningKeys(SECRET), { ...ACCESS_TOKEN, seconds: -60 }).issue({
        userId: 1,
        sessionId: randomUUID(),
      });
    const ended = () => uplift.app.accessTokens.issue({ userId: 999_999, sessionId: randomUUID() }).token;
    const forged = () => `${expired().slice(0, -4)}AAAA`;

    it.each([
      ['a missing token', () => undefined, 'UNAUTHENTICATED', CHALLENGE],
      ['an expired token', expired, 'TOKEN_EXPIRED', INVALID],
      ['a token whose session has ended', ended, 'TOKEN_INVALID', INVALID],
      ['an expired token with a forged signature', forged, 'TOKEN_INVALID', INVALID],
      ['a text that is no token', () => 'no.longer.good', 'TOKEN_INVALID', INVALID],
    ])('is different for %s, over GraphQL and REST', async (_, tokenOf, code, challenge) => {
      const token = tokenOf();
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const rest = await uplift.rest('GET', 'CurrentUserData', { headers });
      expect([rest.statusCode, rest.json().code, rest.headers['www-authenticate']]).toEqual([
        401,
        code,
        challenge,
      ]);
      const graphql = await uplift.http.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query: '{ notifications(first: 1) { totalCount } }' },
      });
      expect([
        graphql.statusCode,
        graphql.json().errors[0].extensions.code,
        graphql.headers['www-authenticate'],
      ]).toEqual([401, code, challenge]);
    });

    it('is WRONG_CREDENTIALS for a wrong password, over GraphQL and REST', async () => {
      const body = { email: 'nobody@example.nz', password: 'Wrong-harbour-93' };
      const rest = await uplift.rest('POST', 'auth/login', { body });
      expect([rest.statusCode, rest.json().code, rest.headers['www-authenticate']]).toEqual([
        401,
        'WRONG_CREDENTIALS',
        CHALLENGE,
      ]);
      const query = `mutation { signIn(email: "${body.email}", password: "${body.password}") { accessToken } }`;
      const { statusCode, headers, ...graphql } = await uplift.http.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query },
      });
      expect([statusCode, graphql.json().errors[0].extensions.code, headers['www-authenticate']]).toEqual([
        401,
        'WRONG_CREDENTIALS',
        CHALLENGE,
      ]);
    });
  });

  describe('with an invalid token', () => {
    const options = { headers: BAD_TOKEN };

    it('users sign in, register and request a password reset over GraphQL', async () => {
      const register =
        'mutation($e: String!, $p: String!) { register(email: $e, password: $p, fullName: "Ana") { accessToken } }';
      const signIn =
        'mutation In($e: String!, $p: String!) { signIn(email: $e, password: $p) { accessToken } }';
      const reset = 'mutation($e: String!) { requestPasswordReset(email: $e) }';
      const who = { e: 'ana@example.nz', p: 'Tidal-harbour-93' };
      expect((await uplift.graphql(register, who, options)).data?.register.accessToken).toBeTruthy();
      expect((await uplift.graphql(signIn, who, options)).data?.signIn.accessToken).toBeTruthy();
      expect((await uplift.graphql(reset, { e: who.e }, options)).data).toEqual({
        requestPasswordReset: true,
      });
      expect((await uplift.graphql('mutation { refreshSession { accessToken } }', {}, options)).data).toEqual(
        {
          refreshSession: null,
        },
      );
      expect((await uplift.graphql('mutation { signOut }', {}, options)).data).toEqual({ signOut: true });
    });

    it('users sign in and register over REST', async () => {
      const body = { email: 'rewi@example.nz', password: 'Tidal-harbour-93', fullName: 'Rewi' };
      expect((await uplift.rest('POST', 'auth/register', { ...options, body })).statusCode).toBe(200);
      const { fullName: _, ...credentials } = body;
      const answer = await uplift.rest('POST', 'auth/login', { ...options, body: credentials });
      expect([answer.statusCode, answer.json().user.email]).toEqual([200, body.email]);
      expect(
        (await uplift.rest('POST', 'auth/resetPassword', { ...options, body: { email: body.email } }))
          .statusCode,
      ).toBe(200);
      expect((await uplift.rest('POST', 'auth/refresh', options)).statusCode).toBe(401);
    });

    it('no other operation runs alongside a sign-in', async () => {
      const both =
        'mutation { signOut sendContactMessage(input: { kind: GENERAL, fullName: "A", email: "a@b.nz", message: "m" }) }';
      expect((await uplift.graphql(both, {}, options)).status).toBe(401);
    });
  });
});
