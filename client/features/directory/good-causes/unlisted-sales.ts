import { formatWholeMoney } from '../../../lib/format';
import type { causeListTexts } from './good-cause-texts';
import type { GoodCausesQuery } from './good-causes.generated';

type Outside = GoodCausesQuery['impactSummary']['outsideListedCauses'];

/**
 * Returns a sentence about the sales beyond the `listed` dollars of the causes shown, so that the list can be compared
 * with the total on Home; null if there are none. Uses whole dollars, rounded so that the parts add up to that total.
 */
export function unlistedSales(
  listed: number,
  outside: Outside,
  text: (typeof causeListTexts)['en'],
): string | null {
  const { awaitingCause, unlistedCauses } = outside ?? { awaitingCause: 0, unlistedCauses: 0 };
  const withAwaiting = listed + awaitingCause;
  const awaiting = Math.round(withAwaiting) - Math.round(listed);
  const unlisted = Math.round(withAwaiting + unlistedCauses) - Math.round(withAwaiting);
  const sentences = [
    awaiting > 0 && text.awaiting(formatWholeMoney(awaiting)),
    unlisted > 0 && text.unlisted(formatWholeMoney(unlisted)),
  ];
  return sentences.filter(Boolean).join(' ') || null;
}
