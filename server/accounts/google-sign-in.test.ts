import { Activity } from '../platform/activity/activity.entity.js';
import { TestOpenIdProvider } from '../testing/test-open-id-provider.js';
import { TestUplift } from '../testing/test-uplift.js';
import { refresh, refreshCookieOf } from './testing/account-calls.js';
import {
  BACK_TO,
  comeBack,
  endOf,
  leave,
  signsIn,
  startWith,
  throughGoogle,
} from './testing/google-sign-in-flow.js';

const ANA = { sub: 'ana', email: 'ana@example.nz', email_verified: true, name: 'Ana Tāne' };

describe('the browser sign-in flow through Google C067 A117', () => {
  let provider: TestOpenIdProvider;
  let uplift: TestUplift;

  beforeAll(async () => {
    provider = await TestOpenIdProvider.start(BACK_TO);
    uplift = await startWith(provider);
  });
  beforeEach(async () => {
    await provider.misbehave(null);
    await provider.become(ANA);
  });
  afterAll(async () => {
    await provider.close();
    await uplift.stop();
  });

  it('sets the same refresh cookie as a password sign-in, and returns to the sign-in page', async () => {
    const { answer, end } = await throughGoogle(uplift, provider);
    expect([answer.statusCode, end]).toEqual([302, '/login?google=done']);
    expect(answer.cookies.find(({ name }) => name === 'uplift_refresh')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    const session = await refresh(uplift, refreshCookieOf(answer));
    expect(session.json().user).toMatchObject({ email: 'ana@example.nz', fullName: 'Ana Tāne', role: [] });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const done = await uplift.app.database.manager.findBy(Activity, { subjectType: 'user' });
    expect(done.map(({ action }) => action)).toEqual(['account.registered-with-google']);
  });

  it('sends state, nonce and PKCE, and stores them in a short-lived HTTP-only cookie', async () => {
    const { answer, to } = await leave(uplift);
    const params = Object.fromEntries(new URL(to).searchParams);
    expect(params).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: BACK_TO,
      state: expect.stringMatching(/^.{43}$/),
      nonce: expect.stringMatching(/^.{43}$/),
      code_challenge: expect.stringMatching(/^.{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'uplift_google',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/api/auth/google',
        maxAge: 600,
      }),
    ]);
    const again = new URL((await leave(uplift)).to).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) expect(again.get(name)).not.toBe(params[name]);
  });

  it('redirects to the requested page on this site in the same language, and never to another site R307 A35', async () => {
    const ends: Record<string, string> = {
      '?to=/admin/salesEnquiry?tab=notes': '/login/%2Fadmin%2FsalesEnquiry%3Ftab%3Dnotes?google=done',
      '?to=/userProfile&language=mi': '/mi/login/%2FuserProfile?google=done',
      '?to=//evil.example': '/login?google=done',
      '?to=https://evil.example/': '/login?google=done',
      '?to=/%5Cevil.example': '/login?google=done',
      '?to=/%09/evil.example': '/login?google=done',
      '?to=/a&to=/b': '/login?google=done',
      [`?to=/${'a'.repeat(2000)}`]: '/login?google=done',
      [`?to=/${'a'.repeat(1999)}`]: `/login/%2F${'a'.repeat(1999)}?google=done`,
      '?language=//evil.example': '/login?google=done',
    };
    for (const [query, end] of Object.entries(ends)) {
      expect([query, (await throughGoogle(uplift, provider, query)).end]).toEqual([query, end]);
    }
  });

  it.each([
    ['missing', (): Record<string, string> => ({})],
    ['forged', () => ({ uplift_google: 'eyJhbGciOiJub25lIn0.e30.' })],
    [
      'of another kind',
      () => ({ uplift_google: uplift.app.deviceTokens.issue({ deviceId: 'x', users: [] }) }),
    ],
  ])('refuses a callback while the cookie is %s', async (_, cookies) => {
    const { to } = await leave(uplift, '?to=/contact');
    const answer = await comeBack(uplift, await provider.walk(to), cookies());
    expect([endOf(answer), signsIn(answer)]).toEqual(['/login?google=expired', false]);
  });

  it('refuses another browser’s callback, and keeps the pending sign-in', async () => {
    const mine = await leave(uplift);
    const theirs = await provider.walk((await leave(uplift)).to);
    for (const foreign of [
      theirs,
      `${BACK_TO}?code=x`,
      `${BACK_TO}?code=x&state=${'a'.repeat(43)}`,
      BACK_TO,
    ]) {
      const answer = await comeBack(uplift, foreign, mine.cookies);
      expect([endOf(answer), signsIn(answer)]).toEqual(['/login?google=expired', false]);
      expect(answer.cookies).toEqual([]);
    }
    expect(endOf(await comeBack(uplift, await provider.walk(mine.to), mine.cookies))).toContain('=done');
  });

  it('refuses a callback that arrives too late', async () => {
    const { to, cookies } = await leave(uplift);
    const address = await provider.walk(to);
    jest.useFakeTimers({
      now: Date.now() + 11 * 60_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    const answer = await comeBack(uplift, address, cookies);
    jest.useRealTimers();
    expect([endOf(answer), signsIn(answer)]).toEqual(['/login?google=expired', false]);
  });

  it('refuses a code that is used a second time', async () => {
    const { to, cookies } = await leave(uplift);
    const address = await provider.walk(to);
    const first = await comeBack(uplift, address, cookies);
    expect(first.cookies.find(({ name }) => name === 'uplift_google')).toMatchObject({ maxAge: 0 });
    const second = await comeBack(uplift, address, cookies);
    expect([endOf(second), signsIn(second)]).toEqual(['/login?google=refused', false]);
  });

  it('refuses a code requested with another verifier or another nonce', async () => {
    for (const name of ['nonce', 'code_challenge']) {
      const { to, cookies } = await leave(uplift);
      const altered = new URL(to);
      altered.searchParams.set(name, 'A'.repeat(43));
      const answer = await comeBack(uplift, await provider.walk(altered.href), cookies);
      expect([name, endOf(answer), signsIn(answer)]).toEqual([name, '/login?google=refused', false]);
    }
  });

  it.each([
    ['of another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: null } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['for others, too', { claims: { aud: ['uplift-in-tests', 'another'], azp: 'uplift-in-tests' } }],
    ['by another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { claims: { exp: 1_700_000_000 } }],
    ['that nobody signed', { alg: 'none' as const }],
    ['signed with a shared secret', { alg: 'HS256' as const }],
    ["signed with somebody else's key", { key: 'foreign' as const }],
  ])('refuses a token %s', async (_, fault) => {
    await provider.misbehave(fault);
    const { answer, end } = await throughGoogle(uplift, provider, '?to=/contact&language=mi');
    expect([end, signsIn(answer)]).toEqual(['/mi/login/%2Fcontact?google=refused', false]);
  });

  it('refuses an address that Google has not confirmed', async () => {
    for (const email_verified of [false, undefined, 'true' as unknown as boolean]) {
      await provider.become({ sub: 'hemi', email: 'hemi@example.nz', email_verified });
      const { answer, end } = await throughGoogle(uplift, provider);
      expect([end, signsIn(answer)]).toEqual(['/login?google=unverified', false]);
    }
  });

  it('handles a cancelled consent at Google as a refusal', async () => {
    const { to, cookies } = await leave(uplift, '?to=/contact');
    const answer = await comeBack(uplift, await provider.walk(to, 'no'), cookies);
    expect([endOf(answer), signsIn(answer)]).toEqual(['/login/%2Fcontact?google=cancelled', false]);
  });

  it('redirects any other callback to the sign-in page', async () => {
    const { to, cookies } = await leave(uplift);
    const state = new URL(to).searchParams.get('state');
    for (const query of [
      'code=x',
      'code=x&code=y',
      'error=server_error',
      'code=%zz',
      'error=',
      'iss=x&code=y',
    ]) {
      const answer = await comeBack(uplift, `${BACK_TO}?state=${state}&${query}`, cookies);
      expect([query, answer.statusCode, endOf(answer)]).toEqual([query, 302, '/login?google=refused']);
    }
  });

  it('limits failures by network address, and shows that A149', async () => {
    const small = await startWith(provider, { RATE_LIMIT_PER_MINUTE: '2' });
    const { to, cookies } = await leave(small);
    const wrong = `${BACK_TO}?code=x&state=${new URL(to).searchParams.get('state')}`;
    const ends: string[] = [];
    for (let n = 0; n < 3; n++) ends.push(endOf(await comeBack(small, wrong, cookies)));
    expect(ends).toEqual(['refused', 'refused', 'busy'].map((reason) => `/login?google=${reason}`));
    await small.stop();
  });

  it('shows that Google is unreachable or not responding, and works again once Google responds', async () => {
    const fresh = await startWith(provider);
    const begun = await leave(uplift);
    const address = await provider.walk(begun.to);
    await provider.close();
    expect(endOf((await leave(fresh, '?to=/contact')).answer)).toBe('/login/%2Fcontact?google=unreachable');
    expect(endOf(await comeBack(uplift, address, begun.cookies))).toBe('/login?google=unreachable');
    await provider.open();
    await provider.become(ANA);
    provider.freeze();
    expect(endOf((await leave(fresh)).answer)).toBe('/login?google=unreachable');
    await provider.close();
    await provider.open();
    await provider.become(ANA);
    expect((await throughGoogle(fresh, provider)).end).toBe('/login?google=done');
    await fresh.stop();
  });
});

it('does not exist if Google sign-in is not configured A117', async () => {
  const uplift = await TestUplift.start();
  for (const path of ['start', 'back?code=x']) {
    const answer = await uplift.http.inject(`/api/auth/google/${path}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND', message: 'Sign-in with Google is not set up here.' }),
    ]);
  }
  expect((await uplift.rest('POST', 'auth/google', { body: { credential: 'x' } })).statusCode).toBe(404);
  await uplift.stop();
});
