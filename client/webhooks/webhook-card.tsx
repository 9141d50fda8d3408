import { Box, Flex, Text } from '@chakra-ui/react';
import { useTexts } from '../lib/language';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import { SectionCard } from '../ui/section-card';
import { NewWebhookButton } from './new-webhook-button';
import { WebhookRow } from './webhook-row';
import { webhookTexts } from './webhook-texts';
import { useWebhooksQuery } from './webhooks.generated';

/** The webhooks of the signed-in user or, for staff, of another user. Staff cannot create webhooks for other users. */
export function WebhookCard({ userId }: { userId?: number }) {
  const text = useTexts(webhookTexts);
  const own = userId === undefined;
  return (
    <SectionCard
      title={text.title}
      description={own ? text.about : text.aboutOther}
      {...(own && { size: 'md' })}
    >
      <WebhookList userId={userId} />
      {own && (
        <Flex>
          <NewWebhookButton />
        </Flex>
      )}
    </SectionCard>
  );
}

function WebhookList({ userId }: { userId?: number }) {
  const text = useTexts(webhookTexts);
  const { data, error, refetch } = useWebhooksQuery({ variables: { userId } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} level="h3" py="4" />;
  if (!data) return <LoadingLines lines={2} />;
  if (data.webhooks.length === 0)
    return (
      <Text color="fg.muted" textStyle="sm">
        {userId === undefined ? text.none : text.noneOther}
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none">
      {data.webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} own={userId === undefined} />
      ))}
    </Box>
  );
}
