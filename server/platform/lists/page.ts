import { z } from 'zod';
import { tooLarge } from '../../../shared/limit-messages.js';
import type { PageInfo } from '../graphql/page-info.type.js';

/** How many records of a list are asked for at once. */
export const pageSize = (most: number) =>
  z.number().int().min(1).max(most, `You can request ${most} items at a time.`);

/** How many records of a list come before those asked for; whoever is after more narrows the list. */
export const pageOffset = (most = 100_000, tooFar = tooLarge(most)) =>
  z.number().int().min(0).max(most, tooFar);

/** A page of `first` rows, out of what a statement answered that looked for one more. */
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

/** Where a page of at most `first` records, behind `offset` others, leaves a list of `totalCount`. */
export const pageInfoBehind = (offset: number, first: number, totalCount: number): PageInfo => ({
  hasNextPage: offset + first < totalCount,
  endCursor: null,
});
