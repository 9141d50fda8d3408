import type { ContributionType } from '../graphql/schema.generated';

/** Labels of the ways to agree on a contribution (R093). */
export const contributionTypes: Record<ContributionType, string> = {
  PERCENT: '%',
  PERCENT_OF_SPECIFIC: '% of specific',
  FIXED_COST: 'Fixed cost',
  RANGE: 'Range',
};
