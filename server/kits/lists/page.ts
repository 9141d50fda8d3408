import { z } from 'zod';
import { tooLarge } from '../../../shared/limit-messages.js';
import type { PageInfo } from '../../platform/graphql/page-info.type.js';

/** The number of records per page. */
export const pageSize = (most: number) =>
  z.number().int().min(1).max(most, `You can request at most ${most} items at a time.`);

/** The number of records to skip. Beyond the limit, users have to narrow the list. */
export const pageOffset = (most = 100_000, tooFar = tooLarge(most)) =>
  z.number().int().min(0).max(most, tooFar);

/** Returns a page of `first` rows from a statement that looked for one more. */
export function pageOf<Row>(
  rows: readonly Row[],
  first: number,
  cursorOf: (last: Row) => string,
): { nodes: Row[]; pageInfo: PageInfo } {
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { hasNextPage: rows.length > first, endCursor: last ? cursorOf(last) : null },
  };
}

/** Returns the page info of at most `first` records after `offset` others in a list of `totalCount`. */
export const pageInfoBehind = (offset: number, first: number, totalCount: number): PageInfo => ({
  hasNextPage: offset + first < totalCount,
  endCursor: null,
});
