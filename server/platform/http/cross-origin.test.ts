import { TestUplift } from '../../testing/test-uplift.js';

const SITE = 'https://dev.uplift.example';
const API = 'https://api.dev.uplift.example';

describe('cross-origin access to the API R312 A154', () => {
  const ask = async (env: Record<string, string>, origin: string) => {
    const uplift = await TestUplift.start(env);
    const preflight = await uplift.http.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization,idempotency-key',
      },
    });
    const answer = await uplift.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { origin, 'content-type': 'application/json' },
      payload: { query: '{ regions { name } }' },
    });
    await uplift.stop();
    return { preflight, answer };
  };

  it('allows pages of the site, with cookies, on a separate API host', async () => {
    const { preflight, answer } = await ask({ PUBLIC_URL: SITE, PUBLIC_API_URL: API }, SITE);
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type,authorization,idempotency-key',
    });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': SITE });
    expect(answer.json().errors).toBeUndefined();
  });

  it('denies other sites on a separate API host', async () => {
    const { preflight, answer } = await ask(
      { PUBLIC_URL: SITE, PUBLIC_API_URL: API },
      'https://evil.example',
    );
    for (const { headers } of [preflight, answer])
      expect(headers['access-control-allow-origin']).not.toBe('https://evil.example');
  });

  it('denies other sites on the host of the site, the default', async () => {
    for (const PUBLIC_API_URL of ['', `${SITE}/`]) {
      const { answer } = await ask({ PUBLIC_URL: SITE, PUBLIC_API_URL }, 'https://evil.example');
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
