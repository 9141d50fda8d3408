import { TestUplift } from '../../testing/test-uplift.js';
import { homeOf, namesAnotherHost, onThisHost } from './page-address.js';

describe('malformed page addresses', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it.each([
    ['/%', '/'],
    ['/%zz', '/'],
    ['/searchResults/service/100%', '/'],
    ['/searchResults/service/%E0%A4%A', '/'],
    ['/searchResults/%C0%AF', '/'],
    ['/mi/searchResults/service/%FF', '/mi'],
    ['/MI/%', '/mi'],
    ['/mix/%', '/'],
  ])('%s redirects to Home in its language R032 P046', async (url, home) => {
    const { statusCode, headers } = await uplift.http.inject({ method: 'GET', url });
    expect([statusCode, headers.location]).toEqual([302, home]);
  });

  it('return 400 below /api', async () => {
    const { statusCode } = await uplift.http.inject({ method: 'GET', url: '/api/business/%zz' });
    expect(statusCode).toBe(400);
  });
});

it.each([
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['//\\/evil.example', '/evil.example'],
  ['/mi//evil.example/admin', '/mi/evil.example/admin'],
  ['/MI/\\evil.example', '/MI/evil.example'],
  ['//business/1?utm_source=x', '/business/1?utm_source=x'],
  ['//', '/'],
])('%s, which browsers would read as another host, redirects to %s', (url, address) => {
  expect(namesAnotherHost(url)).toBe(true);
  expect(onThisHost(url)).toBe(address);
  expect(namesAnotherHost(address)).toBe(false);
});

it.each(['/', '/mi', '/mi/', '/searchResults//Auckland', '/mix', '/%2F%2Fevil.example'])(
  '%s is an address of this site',
  (url) => {
    expect(namesAnotherHost(url)).toBe(false);
    expect(homeOf(url)).toBe(/^\/mi(\/|$)/.test(url) ? '/mi' : '/');
  },
);
