import type { SupplierResultsQuery } from './results.generated';
import type { SearchCriteria } from './search-criteria';

export type Interpretation = NonNullable<SupplierResultsQuery['searchSuppliers']['interpretation']>;

/** So few suppliers that somebody may have meant something else. */
const FEW = 2;

/** Whether a search finds so little by its very words that others are worth offering. */
export const mayMeanMore = (
  { service, page }: SearchCriteria,
  totalCount: number,
  interpretation: Interpretation | null | undefined,
): boolean => Boolean(service) && !interpretation && totalCount <= FEW && page === 1;

/** Whoever does something as a trade; there are several of them. Some things are called so, too. */
const ONE_OF_A_TRADE =
  /(?<!\b(?:beer|butter|computer|corner|counter|cover|dinner|door|flo(?:or|wer)|leather|letter|motor|number|order|paper|plant|poster|power|restaurant|shower|timber|water|weather))(?<=er|or|ist|ian|ant)$/;

/** Two trades have no plural between them. */
const SEVERAL = /[&+,/]|\b(?:and|or)\b/i;

/** Returns true if English words name one person of a trade, such as 'plumber'. */
export const isOneOfATrade = (words: string): boolean => ONE_OF_A_TRADE.test(words) && !SEVERAL.test(words);

/** Returns true if not all words of a search find a supplier. */
export const isPartial = ({ partly, parts }: Interpretation): boolean =>
  partly || parts.some(({ why }) => why === 'UNKNOWN');

/** What is sought, as a heading: 'plumber' is Plumbers in English. */
function wordsAsHeading(words: string, english: boolean): string {
  const whole = english && isOneOfATrade(words) ? `${words}s` : words;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/**
 * The same search with its place taken out of the words, which the pickers then show and change. A place that the
 * address names stays.
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

/** Whether nothing was understood of a search, or nothing but where. */
export const isMeaningless = ({ words, place, parts }: Interpretation): boolean =>
  !words && (!place || parts.some(({ why }) => why === 'UNKNOWN'));

/** The criteria as they were read, for a heading: what is sought, and where by the name that was typed. */
export function asRead(
  criteria: SearchCriteria,
  interpretation: Interpretation | null | undefined,
  english: boolean,
): { criteria: SearchCriteria; place?: string } {
  if (!interpretation) return { criteria };
  const { words, place } = interpretation;
  if (isMeaningless(interpretation)) return { criteria };
  const service = words ? wordsAsHeading(words, english) : undefined;
  return {
    criteria: { ...withPlaceApart(criteria, interpretation), service },
    place: criteria.servicing ? undefined : place?.name,
  };
}

/** What a reading did to the words of a search. */
export function readingChanges({ parts }: Interpretation) {
  return {
    mended: parts.some(({ why }) => why === 'MISSPELT' || why === 'BEGUN'),
    alsoSought: parts
      .filter(({ why }) => why === 'SYNONYM')
      .flatMap(({ typed, sought }) => sought.filter((word) => word !== typed.toLowerCase())),
    leftOut: parts.filter(({ why }) => why === 'UNKNOWN').map(({ typed }) => typed),
  };
}
