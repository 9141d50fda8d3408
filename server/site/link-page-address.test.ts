import { isLinkPage, readPath, withoutKey } from './link-page-address.js';
import { pageHeaders } from './page-headers.js';

it.each([
  ['/EntityLink/secret', '/EntityLink/-'],
  ['/entitylink/secret/7', '/entitylink/-/-'],
  ['/ProspectingBuyers/%27%20OR', '/ProspectingBuyers/-'],
  ['/mi/EntityLink/secret/7', '/mi/EntityLink/-/-'],
  ['/EntityLink/', '/EntityLink/'],
  ['/%45ntityLink/secret', '/%45ntityLink/-'],
  ['/%6di/entity%4Cink/secret/7', '/%6di/entity%4Cink/-/-'],
  ['//EntityLink/secret', '//EntityLink/-'],
  ['/EntityLink/secret?theme=dark?', '/EntityLink/-?theme=dark?'],
  ['/EntityLink/one/two/three', '/EntityLink/-/-/-'],
])('%s is rendered and cached as %s R342', (path, expected) => {
  expect(withoutKey(path)).toBe(expected);
  expect(isLinkPage(path)).toBe(true);
});

it.each(['/', '/?EntityLink/1', '/business/5', '/mi/searchResults?service=tap', '/EntityLinks/1'])(
  '%s keeps its address',
  (path) => {
    expect([withoutKey(path), isLinkPage(path)]).toEqual([path, false]);
  },
);

it('sends the headers of the opened page for any spelling of its address R342', () => {
  const of = (path: string) => pageHeaders(path, { script: '', styles: [] }, { secure: true });
  expect(of('/%45ntityLink/secret')).toEqual(of('/EntityLink/secret'));
  expect(of('/reset%2Dpassword?token=secret')).toEqual(of('/reset-password?token=secret'));
  expect(of('/%45ntityLink/secret')).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(readPath('/100%/a%2fb?c')).toBe('/100%/a/b');
});
