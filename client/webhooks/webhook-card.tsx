import { useTexts } from '../lib/language';
import { ItemListCard } from '../ui/item-list-card';
import { NewSecretButton } from '../ui/new-secret-button';
import { NewWebhookForm } from './webhook-form';
import { WebhookRow } from './webhook-row';
import { webhookTexts } from './webhook-texts';
import { useWebhooksQuery } from './webhooks.generated';

/** The webhooks of the signed-in user or, for staff, of another user. Staff cannot create webhooks for other users. */
export function WebhookCard({ userId }: { userId?: number }) {
  const text = useTexts(webhookTexts);
  const { data, error, refetch } = useWebhooksQuery({ variables: { userId } });
  const own = userId === undefined;
  return (
    <ItemListCard
      title={text.title}
      description={own ? text.about : text.aboutOther}
      rows={data?.webhooks.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} own={own} />)}
      error={error}
      onRetry={() => void refetch()}
      none={own ? text.none : text.noneOther}
      create={own && <NewSecretButton texts={text} form={(show) => <NewWebhookForm onCreated={show} />} />}
    />
  );
}
