import { formatWholeMoney } from '../../lib/format';
import type { causeListTexts } from './good-cause-texts';
import type { GoodCausesQuery } from './good-causes.generated';

type Outside = GoodCausesQuery['impactSummary']['outsideListedCauses'];

/**
 * What sales have brought beyond the causes listed, so that they and the total on Home can be compared; null where
 * there is nothing to say. Less than half a dollar is not shown anywhere.
 */
export function outsideList(outside: Outside, text: (typeof causeListTexts)['en']): string | null {
  const sentences = [
    { dollars: outside?.awaitingCause ?? 0, say: text.awaiting },
    { dollars: outside?.unlistedCauses ?? 0, say: text.unlisted },
  ]
    .filter(({ dollars }) => Math.round(dollars) > 0)
    .map(({ dollars, say }) => say(formatWholeMoney(dollars)));
  return sentences.join(' ') || null;
}
