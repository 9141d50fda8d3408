import type { BuyerType } from '../../../graphql/schema.generated';
import { readPage } from '../../../lib/page-number';
import { paths } from '../../../navigation/paths';
import { buyerTypeOf, buyerTypeSlug } from './buyer-types';

export const PAGE_SIZE = 24;
export const MAX_SEARCH = 100;

/** Search criteria in the address of the list. */
export type BuyerCriteria = { search: string; type: BuyerType | null; page: number };

/** Reads the criteria from the query of an address, ignoring invalid values. */
export function readBuyerCriteria(query: URLSearchParams): BuyerCriteria {
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    type: buyerTypeOf(query.get('type')),
    page: readPage(query.get('page')),
  };
}

/** Returns the address of the criteria, without those that are empty. */
export function buyerCriteriaPath({ search, type, page }: BuyerCriteria): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (type) query.set('type', buyerTypeSlug(type));
  if (page > 1) query.set('page', String(page));
  return paths.impactBuyers() + (query.size > 0 ? `?${query}` : '');
}

/** Returns the variables of the list. Loader and screen must use the same variables to share the cache. */
export const buyerVariables = ({ search, type, page }: BuyerCriteria) => ({
  filter: { text: search || null, buyerType: type },
  first: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
});
