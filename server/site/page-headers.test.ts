import { pageHeaders } from './page-headers.js';

const headers = (path: string, apiUrl?: string) =>
  pageHeaders(path, { script: '', styles: [] }, { secure: false, apiUrl });

it.each([
  '/admin',
  '/admin/leads?status=1',
  '/login',
  '/mi/login/%2Fadmin',
  '/register',
  '/forgot-password?from=login',
  '/userProfile',
  '/mi/yearlyReport/supplier/5/2025',
  '/reset-password?token=x',
  '/mi/confirm-email?token=x',
  '/EntityLink/key',
  '/ProspectingBuyers/key',
])('keeps %s out of search engines R342', (path) => {
  expect(headers(path)).toMatchObject({ 'x-robots-tag': 'noindex' });
});

it.each(['/', '/business/5', '/loginless', '/GoodCauses/1', '/mi'])(
  'lets search engines index %s',
  (path) => {
    expect(headers(path)).not.toHaveProperty('x-robots-tag');
  },
);

it.each(['/reset-password?token=x', '/mi/confirm-email?token=x', '/entitylink/key/7'])(
  'links on %s send no referrer with its secret R342',
  (path) => {
    expect(headers(path)).toMatchObject({ 'referrer-policy': 'no-referrer' });
  },
);

it.each([
  ['/admin', 'no-store'],
  ['/userProfile', 'no-store'],
  ['/yearlyReport/supplier/5/2025', 'no-store'],
  ['/mi/confirm-email?token=x', 'no-store'],
  ['/EntityLink/key', 'no-store'],
  ['/business/5', 'no-cache'],
])('%s is not shown from the browser cache to another user (%s)', (path, cacheControl) => {
  expect(headers(path)).toMatchObject({ 'cache-control': cacheControl });
});

it('lets a page call an API on a separate host R312 A154', () => {
  expect(headers('/')['content-security-policy']).toContain("connect-src 'self';");
  expect(headers('/', 'https://api.dev.uplift.example')['content-security-policy']).toContain(
    "connect-src 'self' https://api.dev.uplift.example wss://api.dev.uplift.example;",
  );
});
