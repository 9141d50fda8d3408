/** The events that webhooks receive, by the name in their payload. */
export const WEBHOOK_EVENTS = [
  'buyer.changed',
  'buyer.created',
  'buyer.deleted',
  'cause.changed',
  'cause.created',
  'cause.deleted',
  'certificate.ready',
  'enquiry.changed',
  'enquiry.completed',
  'enquiry.created',
  'enquiry.deleted',
  'lead.changed',
  'lead.created',
  'lead.deleted',
  'order.placed',
  'supplier.changed',
  'supplier.created',
  'supplier.deleted',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that a user sends to try a webhook. */
export const TEST_EVENT = 'webhook.test';
