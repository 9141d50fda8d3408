import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { WebhookDeliveryStatus } from '../graphql/schema.generated';
import { useTexts } from '../lib/language';
import { DateTime } from '../ui/date-time';
import { StatusTag, type StatusTone } from '../ui/status-tag';
import { useAttempt } from './webhook-actions';
import { eventTexts, logTexts } from './webhook-texts';
import { useResendWebhookDeliveryMutation, type WebhookDelivery_RowFragment } from './webhooks.generated';

type Delivery = Omit<WebhookDelivery_RowFragment, ' $fragmentName'>;

const TONES: Record<WebhookDeliveryStatus, StatusTone> = { WAITING: 'new', DELIVERED: 'good', FAILED: 'bad' };

const Details = chakra('details', { base: { textStyle: 'sm', mt: '1' } });
const Summary = chakra('summary', { base: { cursor: 'pointer', color: 'fg.muted', w: 'fit-content' } });

type Props = {
  webhookId: number;
  /** True if the webhook is paused, so that events wait until it is resumed. */
  paused: boolean;
  delivery: Delivery;
};

/** An event of a webhook, with its payload and the latest response. */
export function DeliveryRow({ webhookId, paused, delivery }: Props) {
  const text = useTexts(logTexts);
  const labels = useTexts(eventTexts);
  const { eventType, status, attempts, occurredAt, nextAttemptAt, problem } = delivery;
  const label = eventType === 'WEBHOOK_TEST' ? text.test : labels[eventType];
  return (
    <Flex
      as="li"
      gap="4"
      py="3"
      align="start"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ border: '0', pt: '0' }}
    >
      <Box flex="1" minW="0" textStyle="sm">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{label}</Text>
          <StatusTag tone={TONES[status]}>{text[status]}</StatusTag>
        </Flex>
        <Text color="fg.muted">
          <DateTime value={occurredAt} />
          {attempts > 0 && ` · ${attempts} ${attempts === 1 ? text.attempt : text.attempts}`}
          {attempts > 0 && nextAttemptAt && (
            <>
              {' · '}
              {text.next} <DateTime value={nextAttemptAt} />
            </>
          )}
        </Text>
        {problem && <Text color="fg.error">{problem}</Text>}
        <Payloads delivery={delivery} />
      </Box>
      <SendButton webhookId={webhookId} paused={paused} delivery={delivery} label={label} />
    </Flex>
  );
}

/** Sends an event again or, if it waits for its next attempt, now. Hidden if that cannot send it sooner. */
function SendButton({ webhookId, paused, delivery, label }: Props & { label: string }) {
  const text = useTexts(logTexts);
  const attempt = useAttempt();
  const [resend] = useResendWebhookDeliveryMutation();
  const { id, status, nextAttemptAt } = delivery;
  const waiting = status === 'WAITING';
  if (waiting && (paused || !nextAttemptAt || new Date(nextAttemptAt) <= new Date())) return null;
  const name = waiting ? text.sendNow : text.resend;
  const done = paused ? text.resentPaused : waiting ? text.sentNow : text.resent;
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="neutral"
      flexShrink="0"
      aria-label={`${name}: ${label}`}
      onClick={() => attempt(() => resend({ variables: { webhookId, deliveryId: id } }), done)}
    >
      {name}
    </Button>
  );
}

function Payloads({ delivery }: { delivery: Delivery }) {
  const text = useTexts(logTexts);
  const { id, payload, responseStatus, responseMs, responseText } = delivery;
  return (
    <Details>
      <Summary>{text.details}</Summary>
      <Block label={`${text.sent} ${id}`}>{JSON.stringify(JSON.parse(payload), null, 2)}</Block>
      <Block
        label={responseStatus ? `${text.response} ${responseStatus} · ${responseMs} ms` : text.noResponse}
      >
        {responseText}
      </Block>
    </Details>
  );
}

function Block({ label, children }: { label: string; children: string | null }) {
  return (
    <>
      <Text textStyle="xs" color="fg.muted" mt="2" overflowWrap="anywhere">
        {label}
      </Text>
      {children && (
        <Box
          as="pre"
          fontFamily="mono"
          textStyle="xs"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          bg="bg.muted"
          borderRadius="l2"
          px="3"
          py="2"
          mt="1"
        >
          {children}
        </Box>
      )}
    </>
  );
}
