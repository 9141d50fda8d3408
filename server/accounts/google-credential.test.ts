import { TestOpenIdProvider } from '../testing/test-open-id-provider.js';
import type { TestUplift } from '../testing/test-uplift.js';
import { bearerOf, opens, refresh, refreshCookieOf } from './testing/account-calls.js';
import { BACK_TO, leave, startWith, withCredential } from './testing/google-sign-in-flow.js';

const ANA = { sub: 'ana', email: 'ana@example.nz', email_verified: true, name: 'Ana Tāne' };
const now = () => Math.floor(Date.now() / 1000);

describe('signing in with a Google token C067', () => {
  let provider: TestOpenIdProvider;
  let uplift: TestUplift;

  beforeAll(async () => {
    provider = await TestOpenIdProvider.start(BACK_TO);
    uplift = await startWith(provider);
  });
  afterAll(async () => {
    await provider.close();
    await uplift.stop();
  });

  it('responds like auth/login, with a token and the refresh cookie', async () => {
    const answer = await withCredential(uplift, await provider.credential(ANA));
    expect(Object.keys(answer.json()).sort()).toEqual(['firebase_id', 'token', 'user']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await opens(uplift, bearerOf(answer))).toBe(true);
    expect((await refresh(uplift, refreshCookieOf(answer))).statusCode).toBe(200);
  });

  it('accepts a token with a nonce only together with that nonce', async () => {
    const credential = await provider.credential(ANA, { claims: { nonce: 'chosen by the app' } });
    expect((await withCredential(uplift, credential, 'chosen by the app')).statusCode).toBe(200);
    expect((await withCredential(uplift, credential, 'another')).statusCode).toBe(401);
    expect((await withCredential(uplift, credential)).statusCode).toBe(401);
    expect((await withCredential(uplift, await provider.credential(ANA), 'one')).statusCode).toBe(401);
  });

  it.each([
    ['for another client', () => ({ claims: { aud: 'another-client' } })],
    ['for further clients as well', () => ({ claims: { aud: ['uplift-in-tests', 'another'] } })],
    ['by another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['that has expired', () => ({ claims: { exp: now() - 60 } })],
    ['that is not valid yet', () => ({ claims: { nbf: now() + 600 } })],
    ['without an end', () => ({ claims: { exp: null } })],
    ['without a beginning', () => ({ claims: { iat: null } })],
    ['without a subject', () => ({ claims: { sub: null } })],
    ['with an empty subject', () => ({ claims: { sub: '' } })],
    ['with a subject that is not text', () => ({ claims: { sub: 7 } })],
    ['with a subject outside ASCII', () => ({ claims: { sub: 'a\u0000b' } })],
    ['without a signature', () => ({ alg: 'none' as const })],
    ['signed with the shared secret', () => ({ alg: 'HS256' as const })],
    ['signed with another key', () => ({ key: 'foreign' as const })],
  ])('refuses a token %s', async (_, fault) => {
    const answer = await withCredential(uplift, await provider.credential(ANA, fault()));
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining({
        code: 'WRONG_CREDENTIALS',
        fields: [expect.objectContaining({ field: 'credential', reason: 'refused' })],
      }),
    ]);
    expect(answer.cookies).toEqual([]);
  });

  it('accepts the token under the documented name, and returns a token C067', async () => {
    const token = await provider.credential(ANA);
    const answer = await uplift.rest('POST', 'auth/google', { body: { token } });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ token: expect.any(String) }),
    ]);
  });

  it('refuses malformed and unknown tokens, each with its status', async () => {
    const whole = await provider.credential(ANA);
    const cut = whole.slice(0, -10);
    for (const credential of [
      'x',
      'a.b.c',
      cut,
      `${cut}AAAAAAAAAA`,
      `${whole}.x`,
      'ā.b.c',
      'x'.repeat(10_000),
    ])
      expect((await withCredential(uplift, credential)).statusCode).toBe(401);
    for (const body of [{}, { credential: '' }, { credential: 7 }, { credential: 'x'.repeat(10_001) }, []])
      expect((await uplift.rest('POST', 'auth/google', { body })).statusCode).toBe(400);
    const more = { credential: whole, role: ['Admin'] };
    expect((await uplift.rest('POST', 'auth/google', { body: more })).statusCode).toBe(400);
  });

  it('an access token of Uplift is not valid as a Google token, and the reverse', async () => {
    const credential = await provider.credential(ANA);
    const { token } = (await withCredential(uplift, credential)).json();
    expect((await withCredential(uplift, token)).statusCode).toBe(401);
    expect(await opens(uplift, { authorization: `Bearer ${credential}` })).toBe(false);
    const cookie = (await leave(uplift)).cookies.uplift_google;
    expect(await opens(uplift, { authorization: `Bearer ${cookie}` })).toBe(false);
  });

  it('refuses an address that is invalid or not confirmed by Google', async () => {
    for (const person of [
      { ...ANA, sub: 'b', email_verified: false },
      { sub: 'b', email: 'b@example.nz' },
      { sub: 'b', email_verified: true },
      { sub: 'b', email: 'a@b, c@d', email_verified: true },
    ]) {
      const answer = await withCredential(uplift, await provider.credential(person));
      expect([answer.statusCode, answer.json().fields[0].reason]).toEqual([401, 'unverified']);
    }
  });

  it('limits failures by network address and successes by account A149', async () => {
    const small = await startWith(provider, { RATE_LIMIT_PER_MINUTE: '2' });
    // Calls are counted by the minute. All calls fall into the same minute.
    const minute = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(minute);
    const credential = await provider.credential(ANA);
    const statuses = async (times: number, token: string) => {
      const all: number[] = [];
      for (let n = 0; n < times; n++) all.push((await withCredential(small, token)).statusCode);
      return all;
    };
    expect(await statuses(7, credential)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const other = await provider.credential({ ...ANA, sub: 'other', email: 'other@example.nz' });
    expect(await statuses(2, other)).toEqual([200, 200]);
    expect(await statuses(2, 'x')).toEqual([401, 429]);
    clock.mockRestore();
    await small.stop();
  });

  it('fetches the provider’s keys once for many sign-ins, and picks up new keys', async () => {
    const fresh = await startWith(provider);
    const credential = await provider.credential(ANA);
    const fetched = jest.spyOn(globalThis, 'fetch');
    const answers = await Promise.all(Array.from({ length: 20 }, () => withCredential(fresh, credential)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(fetched.mock.calls.map(([url]) => new URL(String(url)).pathname).sort()).toEqual([
      '/.well-known/openid-configuration',
      '/jwks',
    ]);
    fetched.mockRestore();
    await fresh.stop();
  });

  it('says that Google is unreachable instead of reporting a server error', async () => {
    const fresh = await startWith(provider);
    const credential = await provider.credential(ANA);
    await provider.close();
    const answer = await withCredential(fresh, credential);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining({
        message: 'We can’t reach Google right now. Try again soon, or use your password.',
        fields: [expect.objectContaining({ reason: 'unreachable' })],
      }),
    ]);
    // The keys in the cache are enough.
    expect((await withCredential(uplift, credential)).statusCode).toBe(200);
    await provider.open();
    await fresh.stop();
  });
});
