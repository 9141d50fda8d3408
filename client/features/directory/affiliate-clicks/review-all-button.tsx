import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { toAppError } from '../../../graphql/errors';
import { evictQueries } from '../../../graphql/row-cache';
import { formatCount } from '../../../lib/format';
import { notify } from '../../../ui/notices';
import { useReviewAffiliateClicksOfMutation } from './affiliate-clicks.generated';

type Props = { supplier: { id: number; name: string }; tabIndex: 0 | -1; onDone: () => void };

/** The button that marks all clicks of a supplier as reviewed (A165). */
export function ReviewAllButton({ supplier, tabIndex, onDone }: Props) {
  const { cache } = useApolloClient();
  const [review, { loading }] = useReviewAffiliateClicksOfMutation();
  const onClick = async () => {
    try {
      const { data } = await review({ variables: { supplierId: supplier.id } });
      const count = data?.reviewAffiliateClicksOf ?? 0;
      evictQueries(cache, 'affiliateClicks');
      onDone();
      notify({
        kind: 'success',
        title: 'Reviewed',
        description: `${formatCount(count)} ${count === 1 ? 'click' : 'clicks'} on ${supplier.name}`,
      });
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
  };
  return (
    <Button
      size={{ base: 'sm', md: 'xs' }}
      variant="outline"
      colorPalette="neutral"
      tabIndex={tabIndex}
      loading={loading}
      aria-label={`Review all clicks on ${supplier.name}`}
      onClick={() => void onClick()}
    >
      Review all
    </Button>
  );
}
