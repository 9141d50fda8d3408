import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { EXPOSED_HEADERS } from './http/cross-origin.js';

const LIMIT = 3;
const PASSWORD = 'a long sentence of mine';
const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';

describe('the headers of rate limits A149', () => {
  let uplift: TestUplift;
  let supplierId: number;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: String(LIMIT) });
    supplierId = (await factories(uplift.app.database).supplier()).id;
    admin = await uplift.user({ roles: ['Admin'] });
    // The minute does not end between calls.
    jest.spyOn(Date, 'now').mockReturnValue(Math.floor(Date.now() / 60_000) * 60_000 + 15_000);
  });
  afterAll(() => uplift.stop());
  beforeEach(() => uplift.app.database.manager.query('DELETE FROM rate_limit_window'));

  const headersOf = ({ headers }: { headers: Record<string, unknown> }) => [
    headers['ratelimit-policy'],
    headers.ratelimit,
    headers['retry-after'],
  ];
  const BY_CALLER = `"default";q=${LIMIT};w=60`;

  it('REST: count down to the refusal, which has them, too', async () => {
    const click = () => uplift.rest('POST', 'clickTracking', { body: { type: 'website' } });
    const answers = [await click(), await click(), await click(), await click()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers.map(headersOf)).toEqual([
      [BY_CALLER, '"default";r=2;t=45', undefined],
      [BY_CALLER, '"default";r=1;t=45', undefined],
      [BY_CALLER, '"default";r=0;t=45', undefined],
      [BY_CALLER, '"default";r=0;t=45', '45'],
    ]);
  });

  it('GraphQL: name the limit of the account, and its count only once it is used up', async () => {
    const policies = `${BY_CALLER}, "account";q=${LIMIT};w=60`;
    const send = async (from: string) =>
      uplift.http.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: from,
        payload: {
          query: SEND,
          variables: {
            input: { kind: 'GENERAL', fullName: 'Ana', email: 'ana@example.nz', message: from },
          },
        },
      });
    const answers = [];
    for (let host = 1; host <= LIMIT + 1; host++) answers.push(await send(`198.51.100.${host}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(headersOf(answers[0] as never)).toEqual([policies, '"default";r=2;t=45', undefined]);
    expect(headersOf(answers[LIMIT] as never)).toEqual([
      policies,
      '"default";r=2;t=45, "account";r=0;t=45',
      '45',
    ]);
  });

  it('a success that does not count is given back', async () => {
    const find = () => uplift.rest('GET', 'entityLink/viaBusinessLinkKey?businessLinkKey=wrong');
    expect((await find()).headers.ratelimit).toBe('"default";r=2;t=45');
    const buyer = await factories(uplift.app.database).impactBuyer({ linkKey: 'a'.repeat(32) });
    const right = await uplift.rest('GET', `entityLink/viaBusinessLinkKey?businessLinkKey=${buyer.linkKey}`);
    expect([right.statusCode, right.headers.ratelimit]).toEqual([200, '"default";r=2;t=45']);
  });

  it('are the same for a wrong password whether or not the account exists', async () => {
    await uplift.rest('POST', 'auth/register', { body: { email: 'ana@home.example', password: PASSWORD } });
    await uplift.app.database.manager.query('DELETE FROM rate_limit_window');
    const policies = `${BY_CALLER}, "account";q=${LIMIT * 5};w=60`;
    for (const email of ['ana@home.example', 'nobody@home.example']) {
      const refused = await uplift.rest('POST', 'auth/login', { body: { email, password: 'wrong' } });
      expect([refused.statusCode, ...headersOf(refused)]).toEqual([401, policies, undefined, undefined]);
    }
  });

  it('uploads have a limit by the minute and one by the hour', async () => {
    const response = await uplift.rest('POST', 'files/profileImages?name=x.png', {
      as: admin,
      headers: { 'content-type': 'application/octet-stream' },
      body: 'no picture',
    });
    expect(response.headers['ratelimit-policy']).toBe('"default";q=9;w=60, "hour";q=45;w=3600');
    expect(response.headers.ratelimit).toMatch(/^"default";r=8;t=45, "hour";r=44;t=\d+$/);
  });

  it('are absent from calls without a limit', async () => {
    expect(headersOf(await uplift.rest('GET', `business/${supplierId}`))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('can be read by scripts of the site, like the other headers of the API', () => {
    const wanted = ['etag', 'idempotency-replayed', 'retry-after', 'ratelimit', 'ratelimit-policy'];
    expect(EXPOSED_HEADERS).toEqual(expect.arrayContaining(wanted));
  });
});
