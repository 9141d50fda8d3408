import { pageHeaders } from './page-headers';

const headers = (path: string) => pageHeaders(path, { script: '', styles: [] }, false);

it.each([
  '/admin',
  '/admin/leads?status=1',
  '/login',
  '/mi/login/%2Fadmin',
  '/register',
  '/forgot-password?from=login',
  '/userProfile',
  '/reset-password?token=x',
  '/mi/confirm-email?token=x',
  '/EntityLink/key',
  '/ProspectingBuyers/key',
])('R342 search engines keep no copy of %s', (path) => {
  expect(headers(path)).toMatchObject({ 'x-robots-tag': 'noindex' });
});

it.each(['/', '/business/5', '/loginless', '/GoodCauses/1', '/mi'])('they may keep %s', (path) => {
  expect(headers(path)).not.toHaveProperty('x-robots-tag');
});

it.each(['/reset-password?token=x', '/mi/confirm-email?token=x', '/entitylink/key/7'])(
  'R342 no link on %s tells its secret to where it leads',
  (path) => {
    expect(headers(path)).toMatchObject({ 'referrer-policy': 'no-referrer' });
  },
);
