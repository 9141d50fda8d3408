import type { BuyerType } from '../../graphql/schema.generated';
import { readPage } from '../../lib/page-number';
import { paths } from '../../navigation/paths';
import { buyerTypeOf, buyerTypeSlug } from './buyer-types';

export const PAGE_SIZE = 24;
export const MAX_SEARCH = 100;

/** What the address of the list asks for. */
export type BuyerCriteria = { search: string; type: BuyerType | null; page: number };

/** Reads the criteria out of the query of an address; what cannot be is left out. */
export function readBuyerCriteria(query: URLSearchParams): BuyerCriteria {
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    type: buyerTypeOf(query.get('type')),
    page: readPage(query.get('page')),
  };
}

/** The address of the criteria; what asks for nothing does not stand in it. */
export function buyerCriteriaPath({ search, type, page }: BuyerCriteria): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (type) query.set('type', buyerTypeSlug(type));
  if (page > 1) query.set('page', String(page));
  return paths.impactBuyers() + (query.size > 0 ? `?${query}` : '');
}

/** The variables of the list; loader and screen must make the very same ones. */
export const buyerVariables = ({ search, type, page }: BuyerCriteria) => ({
  filter: { text: search || null, buyerType: type },
  first: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
});
