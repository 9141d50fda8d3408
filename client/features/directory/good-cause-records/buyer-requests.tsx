import { Box, Text } from '@chakra-ui/react';
import { DateTime } from '../../../ui/date-time';
import { ErrorState } from '../../../ui/error-state';
import { Fact, FactList } from '../../../ui/fact-list';
import { SectionCard } from '../../../ui/section-card';
import { Skeleton } from '../../../ui/skeleton';
import { type BuyerRequestsQuery, useBuyerRequestsQuery } from './buyer-requests.generated';

type Request = NonNullable<BuyerRequestsQuery['goodCauseRecord']>['buyerRequests'][number];

const RequestItem = ({ request }: { request: Request }) => (
  <Box
    as="li"
    borderTopWidth="1px"
    borderColor="border.muted"
    pt="4"
    _first={{ borderTopWidth: '0', pt: '0' }}
  >
    <Text fontWeight="semibold" overflowWrap="anywhere">
      {request.name}
    </Text>
    <Text textStyle="sm" color="fg.muted" mb="2">
      Requested <DateTime value={request.createdAt} />
    </Text>
    <FactList>
      <Fact label="Contact">{request.contactName}</Fact>
      <Fact label="Title">{request.contactTitle}</Fact>
      <Fact label="Connection">{request.contactConnection}</Fact>
      <Fact label="Email">{request.email}</Fact>
      <Fact label="Phone">{request.phone}</Fact>
    </FactList>
  </Box>
);

/** The impact buyers that a good cause has requested, latest first, for its own user and staff (R110). */
export function BuyerRequests({ goodCauseId }: { goodCauseId: number }) {
  const { data, error, refetch } = useBuyerRequestsQuery({
    variables: { goodCauseId },
    fetchPolicy: 'cache-and-network',
  });
  const requests = data?.goodCauseRecord?.buyerRequests;
  return (
    <SectionCard title="Requests for impact buyers">
      {!requests && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!requests && !error && (
        <Box role="status" aria-label="Loading">
          <Skeleton h="12" />
        </Box>
      )}
      {requests?.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          None yet.
        </Text>
      )}
      {requests && requests.length > 0 && (
        <Box as="ul" listStyleType="none" display="grid" gap="4">
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
