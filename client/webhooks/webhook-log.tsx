import { Box, Button, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTexts } from '../lib/language';
import { Dialog } from '../ui/dialog';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import { DeliveryRow } from './delivery-row';
import type { Webhook } from './webhook';
import { logTexts } from './webhook-texts';
import { useWebhookDeliveriesQuery, type WebhookDeliveriesQuery } from './webhooks.generated';

const PAGE = 20;
/** The interval in milliseconds at which the log is read again while an event waits. */
const POLL_EVERY_MS = 3000;

type Page = { fetchMoreResult: WebhookDeliveriesQuery };
const withMore = (
  before: WebhookDeliveriesQuery,
  { fetchMoreResult: { webhookDeliveries: more } }: Page,
) => ({
  webhookDeliveries: { ...more, nodes: [...before.webhookDeliveries.nodes, ...more.nodes] },
});

type Props = { webhook: Webhook; open: boolean; onClose: () => void };

/** The sent and pending events of a webhook. */
export function WebhookLog({ webhook, open, onClose }: Props) {
  const text = useTexts(logTexts);
  return (
    <Dialog open={open} onClose={onClose} title={`${text.title}: ${webhook.name}`}>
      <Deliveries webhookId={webhook.id} paused={webhook.pausedAt !== null} />
    </Dialog>
  );
}

function Deliveries({ webhookId, paused }: { webhookId: number; paused: boolean }) {
  const text = useTexts(logTexts);
  const [more, setMore] = useState(false);
  const [older, setOlder] = useState(false);
  const { data, error, refetch, fetchMore, startPolling, stopPolling } = useWebhookDeliveriesQuery({
    variables: { webhookId, first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const { nodes, pageInfo } = data?.webhookDeliveries ?? {};
  // Reading the first page again would drop the older events.
  const polled = !older && (nodes?.some(({ status }) => status === 'WAITING') ?? false);
  useEffect(() => {
    if (polled) startPolling(POLL_EVERY_MS);
    return stopPolling;
  }, [polled, startPolling, stopPolling]);
  const showMore = async () => {
    setMore(true);
    setOlder(true);
    const variables = { after: pageInfo?.endCursor ?? null };
    await fetchMore({ variables, updateQuery: withMore }).catch(() => undefined);
    setMore(false);
  };
  if (!nodes && error) return <ErrorState error={error} onRetry={() => void refetch()} level="h3" py="4" />;
  if (!nodes) return <LoadingLines lines={6} pb="5" />;
  return (
    <Box pb="4">
      <Text color="fg.muted" textStyle="sm" mb="3">
        {nodes.length === 0 ? text.none : text.about}
        {paused && ` ${text.paused}`}
      </Text>
      <Box as="ol" listStyleType="none">
        {nodes.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={webhookId} paused={paused} delivery={delivery} />
        ))}
      </Box>
      {pageInfo?.hasNextPage && (
        <Button size="sm" variant="outline" mt="4" loading={more} onClick={showMore}>
          {text.older}
        </Button>
      )}
    </Box>
  );
}
