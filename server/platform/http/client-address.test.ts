import { TestUplift } from '../../testing/test-uplift.js';
import { limitedAddress } from './client-address.js';

const LIMIT = 3;

describe('client address for rate limits A149', () => {
  // Calls are counted per minute, so the clock is fixed.
  beforeAll(() => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterAll(() => jest.restoreAllMocks());

  /** Sends sign-ins from the socket `from` with each of the headers, and returns the statuses. */
  async function statuses(trustProxy: string, requests: { from: string; forwarded?: string }[]) {
    const uplift = await TestUplift.start({
      TRUST_PROXY: trustProxy,
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
    });
    const answers: number[] = [];
    for (const [index, { from, forwarded }] of requests.entries()) {
      const { statusCode } = await uplift.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: from,
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        payload: { email: `somebody${index}@demo.example`, password: 'wrong password' },
      });
      answers.push(statusCode);
    }
    await uplift.stop();
    return answers;
  }
  const REFUSED_AT_LAST = [401, 401, 401, 429];
  const ALL_ANSWERED = [401, 401, 401, 401];
  const four = (make: (n: number) => { from: string; forwarded?: string }) => [1, 2, 3, 4].map(make);
  const PROXY = '10.0.0.1';

  it.each([
    ['1', 'one proxy'],
    ['10.0.0.0/8', 'the network of the proxy'],
    ['loopback, 10.0.0.1', 'the address of the proxy'],
  ])('with TRUST_PROXY=%s (%s) rejects forged entries over the limit', async (trust) => {
    const forged = four((n) => ({ from: PROXY, forwarded: `198.51.100.${n}, 203.0.113.9` }));
    expect(await statuses(trust, forged)).toEqual(REFUSED_AT_LAST);
  });

  it('behind one proxy separates visitors', async () => {
    const visitors = four((n) => ({ from: PROXY, forwarded: `203.0.113.${n}` }));
    expect(await statuses('1', visitors)).toEqual(ALL_ANSWERED);
  });

  it('behind two proxies uses the entry before the last one', async () => {
    const visitors = four((n) => ({ from: PROXY, forwarded: `203.0.113.${n}, 10.0.0.2` }));
    expect(await statuses('2', visitors)).toEqual(ALL_ANSWERED);
    const forged = four((n) => ({ from: PROXY, forwarded: `198.51.100.${n}, 203.0.113.9, 10.0.0.2` }));
    expect(await statuses('2', forged)).toEqual(REFUSED_AT_LAST);
  });

  it.each([
    ['0', PROXY],
    ['10.0.0.0/8', '203.0.113.7'],
  ])('with TRUST_PROXY=%s ignores headers that %s forwards', async (trust, from) => {
    const forged = four((n) => ({ from, forwarded: `198.51.100.${n}` }));
    expect(await statuses(trust, forged)).toEqual(REFUSED_AT_LAST);
  });

  it('treats all addresses of an IPv6 /64 as one, and its neighbour as another', async () => {
    expect(
      await statuses(
        '0',
        four((n) => ({ from: `2001:db8:1:2::${n}` })),
      ),
    ).toEqual(REFUSED_AT_LAST);
    expect(
      await statuses(
        '0',
        four((n) => ({ from: `2001:db8:1:${n}::1` })),
      ),
    ).toEqual(ALL_ANSWERED);
  });

  it('ignores the port that a load balancer appends to the address', async () => {
    const ports = four((n) => ({ from: PROXY, forwarded: `203.0.113.9:${4000 + n}` }));
    expect(await statuses('1', ports)).toEqual(REFUSED_AT_LAST);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', null],
    ['', null],
  ])('%s counts as %s', (text, counted) => {
    expect(limitedAddress(text)).toBe(counted);
  });
});
