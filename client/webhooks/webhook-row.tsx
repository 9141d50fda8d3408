import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { WebhookPauseReason } from '../graphql/schema.generated';
import { useTexts } from '../lib/language';
import { DateTime } from '../ui/date-time';
import { ItemRow } from '../ui/item-list-card';
import { StatusTag } from '../ui/status-tag';
import type { Webhook } from './webhook';
import { WebhookActions } from './webhook-actions';
import { WebhookLog } from './webhook-log';
import { eventTexts, webhookTexts } from './webhook-texts';

/** A webhook of a list, with its log and actions. */
export function WebhookRow({ webhook, own }: { webhook: Webhook; own: boolean }) {
  const text = useTexts(webhookTexts);
  const labels = useTexts(eventTexts);
  const [logOpen, setLogOpen] = useState(false);
  const { name, url, eventTypes, pauseReason, lastDeliveredAt, formerSecretUntil } = webhook;
  const reasons: Partial<Record<WebhookPauseReason, string>> = {
    FAILING: text.failing,
    GONE: text.gone,
    ACCESS_ENDED: own ? text.accessEnded : text.accessEndedOther,
  };
  const reason = pauseReason && reasons[pauseReason];
  return (
    <ItemRow
      name={name}
      tag={pauseReason && <StatusTag tone={reason ? 'bad' : 'quiet'}>{text.paused}</StatusTag>}
      actions={
        <>
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-label={`${text.log}: ${name}`}
            onClick={() => setLogOpen(true)}
          >
            {text.log}
          </Button>
          <WebhookActions webhook={webhook} own={own} onTested={() => setLogOpen(true)} />
        </>
      }
    >
      <Text as="code" fontFamily="mono" display="block" overflowWrap="anywhere">
        {url}
      </Text>
      <Text color="fg.muted">{eventTypes.map((event) => labels[event]).join(', ')}</Text>
      <Text color="fg.muted" mt="1">
        {lastDeliveredAt ? (
          <>
            {text.lastDelivered} <DateTime value={lastDeliveredAt} />
          </>
        ) : (
          text.neverDelivered
        )}
        {formerSecretUntil && new Date(formerSecretUntil) > new Date() && (
          <>
            {' · '}
            {text.twoSecrets} <DateTime value={formerSecretUntil} />
          </>
        )}
      </Text>
      {reason && <Text color="fg.error">{reason}</Text>}
      <WebhookLog webhook={webhook} open={logOpen} onClose={() => setLogOpen(false)} />
    </ItemRow>
  );
}
