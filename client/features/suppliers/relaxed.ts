import { formatCount } from '../../lib/format';
import { isOneOfATrade } from './interpretation';
import type { RelaxedWords } from './relaxed-texts';
import type { SupplierResultsQuery } from './results.generated';
import { NATIONWIDE } from './search-criteria';

export type Relaxed = NonNullable<SupplierResultsQuery['searchSuppliers']['relaxed']>;

/** Several people of a trade. */
const PEOPLE = /(?:er|or|ist|ian)s$/;

function noneYet({ trade }: Relaxed, where: string, say: RelaxedWords, english: boolean): string {
  if (english && PEOPLE.test(trade)) return say.noneOfTrade(trade, where);
  return english && isOneOfATrade(trade) ? say.noneOfTrade(`${trade}s`, where) : say.none(trade, where);
}

function shownInstead(relaxed: Relaxed, total: number, where: string, say: RelaxedWords): string {
  const count = formatCount(total);
  const one = total === 1;
  const category = relaxed.parentCategory?.name ?? '';
  switch (relaxed.step) {
    case 'NEARBY':
      if (relaxed.place?.region === NATIONWIDE) return one ? say.oneElsewhere : say.elsewhere(count);
      return one ? say.oneNearby : say.nearby(count);
    case 'PARENT_CATEGORY':
      return one ? say.oneParent(category, where) : say.parent(count, category, where);
    case 'PARENT_CATEGORY_NEARBY':
      return one ? say.oneParentNearby(category) : say.parentNearby(count, category);
  }
}

/** Says that the search itself has no results, and which suppliers are shown instead: 'No plumbers in Wellington yet. …' */
export function relaxedSentence(
  relaxed: Relaxed,
  total: number,
  say: RelaxedWords,
  english: boolean,
): string {
  const { place } = relaxed;
  const where = !place ? '' : place.region === NATIONWIDE ? say.nationwide : say.inPlace(place.name);
  return `${noneYet(relaxed, where, say, english)} ${shownInstead(relaxed, total, where, say)}`;
}
