import type { SupplierResultsQuery } from './results.generated';
import type { SearchCriteria } from './search-criteria';

export type Interpretation = NonNullable<SupplierResultsQuery['searchSuppliers']['interpretation']>;

/** At most this many results suggest that the visitor meant something else. */
const FEW = 2;

/** Returns true if a search without interpretation finds so little that alternatives are worth offering. */
export const mayMeanMore = (
  { service, page }: SearchCriteria,
  totalCount: number,
  interpretation: Interpretation | null | undefined,
): boolean => Boolean(service) && !interpretation && totalCount <= FEW && page === 1;

/** Matches English words for a person of a trade, by their ending. Things with the same ending are excluded. */
const ONE_OF_A_TRADE =
  /(?<!\b(?:beer|butter|computer|corner|counter|cover|dinner|door|flo(?:or|wer)|leather|letter|motor|number|order|paper|plant|poster|power|restaurant|shower|timber|water|weather))(?<=er|or|ist|ian|ant)$/;

/** Matches texts with several trades, which have no common plural. */
const SEVERAL = /[&+,/]|\b(?:and|or)\b/i;

/** Returns true if English words name one person of a trade, such as 'plumber'. */
export const isOneOfATrade = (words: string): boolean => ONE_OF_A_TRADE.test(words) && !SEVERAL.test(words);

/** Returns true if not all words of a search find a supplier. */
export const isPartial = ({ partly, parts }: Interpretation): boolean =>
  partly || parts.some(({ why }) => why === 'UNKNOWN');

/** Returns the searched words as a heading: in English, 'plumber' becomes 'Plumbers'. */
function asHeadingText(words: string, english: boolean): string {
  const noun = english && isOneOfATrade(words) ? `${words}s` : words;
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/**
 * Returns the search with its place moved from the words to the criteria, where the pickers show and change it. A place
 * in the address stays.
 */
export function withPlaceApart(
  criteria: SearchCriteria,
  interpretation: Interpretation | null | undefined,
): SearchCriteria {
  const place = interpretation?.place;
  if (!place || criteria.servicing) return criteria;
  return {
    ...criteria,
    service: interpretation.withoutPlace ?? undefined,
    servicing: place.district ?? place.region,
  };
}

/** Returns true if nothing was understood of a search, or nothing but its place. */
export const isMeaningless = ({ words, place, parts }: Interpretation): boolean =>
  !words && (!place || parts.some(({ why }) => why === 'UNKNOWN'));

/**
 * Returns the criteria as they were interpreted, for a heading: the subject, and the place by the name that was typed.
 */
export function asRead(
  criteria: SearchCriteria,
  interpretation: Interpretation | null | undefined,
  english: boolean,
): { criteria: SearchCriteria; place?: string } {
  if (!interpretation) return { criteria };
  const { words, place } = interpretation;
  if (isMeaningless(interpretation)) return { criteria };
  const service = words ? asHeadingText(words, english) : undefined;
  return {
    criteria: { ...withPlaceApart(criteria, interpretation), service },
    place: criteria.servicing ? undefined : place?.name,
  };
}

/** Returns the changes that the interpretation made to the words of a search. */
export function readingChanges({ parts }: Interpretation) {
  return {
    mended: parts.some(({ why }) => why === 'MISSPELT' || why === 'BEGUN'),
    alsoSought: parts
      .filter(({ why }) => why === 'SYNONYM')
      .flatMap(({ typed, searchTerms }) => searchTerms.filter((word) => word !== typed.toLowerCase())),
    leftOut: parts.filter(({ why }) => why === 'UNKNOWN').map(({ typed }) => typed),
  };
}
