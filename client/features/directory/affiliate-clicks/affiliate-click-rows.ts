import type { RowStore } from '../../../grid/use-row-change';
import {
  type AffiliateClickList_RowFragment,
  AffiliateClickList_RowFragmentDoc,
  ReviewAffiliateClickDocument,
} from './affiliate-clicks.generated';

export type AffiliateClickRow = Omit<AffiliateClickList_RowFragment, ' $fragmentName'>;

/** Saves the "reviewed" tick of a click in the list itself (A165). */
export const affiliateClickRows: RowStore<AffiliateClickRow, Pick<AffiliateClickRow, 'reviewedAt'>> = {
  fragment: AffiliateClickList_RowFragmentDoc,
  save: async (client, { id }, { reviewedAt }) => {
    await client.mutate({
      mutation: ReviewAffiliateClickDocument,
      variables: { id, reviewed: reviewedAt !== null },
    });
    return { reviewedAt };
  },
  saved: () => undefined,
  takeNewer: async () => null,
  undone: true,
};
