import { formatCount } from '../../../lib/format';
import { type Interpretation, isOneOfATrade, isPartial } from './interpretation';
import type { RelaxedTexts } from './relaxed-texts';
import type { SupplierResultsQuery } from './results.generated';
import { NATIONWIDE } from './search-criteria';

export type Relaxed = NonNullable<SupplierResultsQuery['searchSuppliers']['relaxed']>;

/** The number of results and the interpretation of the search. */
type Shown = { total: number; interpretation?: Interpretation | null };

/** Returns true if English words name several people of a trade, such as 'plumbers'. */
const isTrades = (words: string) => words.endsWith('s') && isOneOfATrade(words.slice(0, -1));

function noneYet({ trade }: Relaxed, where: string, say: RelaxedTexts, english: boolean): string {
  if (english && isTrades(trade)) return say.noneOfTrade(trade, where);
  return english && isOneOfATrade(trade) ? say.noneOfTrade(`${trade}s`, where) : say.none(trade, where);
}

function shownInstead(
  relaxed: Relaxed,
  { total, interpretation }: Shown,
  where: string,
  say: RelaxedTexts,
): string {
  const count = formatCount(total);
  const one = total === 1;
  const category = relaxed.parentCategory?.name ?? '';
  switch (relaxed.step) {
    case 'NEARBY':
      if (interpretation && isPartial(interpretation)) return one ? say.onePart : say.part(count);
      if (relaxed.place?.region === NATIONWIDE) return one ? say.oneElsewhere : say.elsewhere(count);
      return one ? say.oneNearby : say.nearby(count);
    case 'PARENT_CATEGORY':
      return one ? say.oneParent(category, where) : say.parent(count, category, where);
    case 'PARENT_CATEGORY_NEARBY':
      return one ? say.oneParentNearby(category) : say.parentNearby(count, category);
  }
}

/** Says that the search itself has no results, and which suppliers are shown instead: 'No plumbers in Wellington yet. …' */
export function relaxedSentence(relaxed: Relaxed, shown: Shown, say: RelaxedTexts, english: boolean): string {
  const { place } = relaxed;
  const where = !place ? '' : place.region === NATIONWIDE ? say.nationwide : say.inPlace(place.name);
  return `${noneYet(relaxed, where, say, english)} ${shownInstead(relaxed, shown, where, say)}`;
}
