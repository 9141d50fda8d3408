import { pageInfoBehind } from './page.js';

it.each([
  [0, 10, 11, true],
  [0, 10, 10, false],
  [10, 10, 20, false],
  [10, 10, 21, true],
  [0, 10, 0, false],
])(
  'has a next page only if records remain: offset %d, at most %d, of %d',
  (offset, first, totalCount, hasNextPage) => {
    expect(pageInfoBehind(offset, first, totalCount).hasNextPage).toBe(hasNextPage);
  },
);
