import type { Random } from '../random.js';
import { type ContributionTerms, contributionTerms } from '../supplier-facts.js';
import type { Trade } from '../trades/trade.js';

/** Returns terms that suit the usual amounts of a trade. A few suppliers have none yet. */
export function drawContribution(random: Random, trade: Trade): ContributionTerms {
  const small = trade.sale[1] < 4000;
  const kind = random.weighted({ '%': 58, '% of specific': 10, 'Fixed cost': 16, Range: 12, none: 4 });
  switch (kind) {
    case '%':
      return contributionTerms('%', random.pick(small ? [5, 5, 7.5, 10] : [2, 2.5, 3, 5, 5]), 0);
    case '% of specific':
      return contributionTerms('% of specific', random.pick([5, 10]), 0);
    case 'Fixed cost':
      return contributionTerms('Fixed cost', random.pick(small ? [10, 15, 20, 25] : [25, 50, 75, 100]), 0);
    case 'Range':
      return contributionTerms(
        'Range',
        random.pick(small ? [5, 10, 15] : [20, 25, 50]),
        random.pick(small ? [40, 50] : [150, 200, 400]),
      );
    default:
      return contributionTerms(null, 0, 0);
  }
}
