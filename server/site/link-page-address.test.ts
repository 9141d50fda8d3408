import { withoutKey } from './link-page-address';

it.each([
  ['/EntityLink/secret', '/EntityLink/-'],
  ['/entitylink/secret/7', '/entitylink/-/-'],
  ['/ProspectingBuyers/%27%20OR', '/ProspectingBuyers/-'],
  ['/mi/EntityLink/secret/7', '/mi/EntityLink/-/-'],
  ['/EntityLink/', '/EntityLink/'],
  ['/EntityLink/one/two/three', '/EntityLink/-/-/-'],
])('R342 %s is drawn and kept as %s', (path, kept) => {
  expect(withoutKey(path)).toBe(kept);
});

it.each(['/', '/business/5', '/mi/searchResults?service=tap', '/EntityLinks/1'])(
  '%s keeps its address',
  (path) => {
    expect(withoutKey(path)).toBe(path);
  },
);
