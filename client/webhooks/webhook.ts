import type { WebhookEvent } from '../graphql/schema.generated';
import type { Webhook_RowFragment } from './webhooks.generated';

/** A webhook as lists show it. */
export type Webhook = Omit<Webhook_RowFragment, ' $fragmentName'>;

/** The values of a webhook that its owner enters. */
export interface WebhookValues {
  name: string;
  url: string;
  eventTypes: WebhookEvent[];
}
