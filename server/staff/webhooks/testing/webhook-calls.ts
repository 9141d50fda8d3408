import type { TestUplift, TestUser } from '../../../testing/test-uplift.js';

const FIELDS = 'id version name url eventTypes pausedAt pauseReason lastDeliveredAt formerSecretUntil';

const CREATE = `mutation ($input: WebhookInput!) {
  createWebhook(input: $input) { secret webhook { ${FIELDS} } } }`;
const LOG = `query ($id: Int!, $status: WebhookDeliveryStatus, $first: Int! = 100, $after: String) {
  webhookDeliveries(webhookId: $id, status: $status, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id eventType occurredAt payload status attempts lastAttemptAt nextAttemptAt responseStatus responseMs
      responseText problem } } }`;

/** An event of a webhook, as the API returns it. */
export interface LoggedEvent {
  id: string;
  eventType: string;
  payload: string;
  status: string;
  attempts: number;
  nextAttemptAt: string | null;
  responseStatus: number | null;
  responseText: string | null;
  problem: string | null;
}

/** Creates a webhook and returns the whole response. */
export const askForWebhook = (uplift: TestUplift, as: TestUser, input: Record<string, unknown>) =>
  uplift.graphql(
    CREATE,
    {
      input: {
        name: 'Accounting',
        url: 'https://hooks.example.nz/in',
        eventTypes: ['ENQUIRY_CREATED'],
        ...input,
      },
    },
    { as },
  );

/** Creates a webhook, and returns its id and secret. */
export async function makeWebhook(
  uplift: TestUplift,
  as: TestUser,
  input: Record<string, unknown> = {},
): Promise<{ id: number; secret: string }> {
  const { data, errors } = await askForWebhook(uplift, as, input);
  if (errors) throw new Error(JSON.stringify(errors));
  const { secret, webhook } = data.createWebhook;
  return { id: webhook.id, secret };
}

/** Reads the webhooks of the caller or another user. */
export const readWebhooks = (uplift: TestUplift, as: TestUser, userId: number | null = null) =>
  uplift.graphql(`query ($userId: Int) { webhooks(userId: $userId) { ${FIELDS} } }`, { userId }, { as });

/** Reads the events of a webhook and returns the whole response. */
export const askForLog = (
  uplift: TestUplift,
  as: TestUser,
  id: number,
  variables: Record<string, unknown> = {},
) => uplift.graphql(LOG, { id, ...variables }, { as });

/** Returns the events of a webhook, latest first. */
export async function readLog(uplift: TestUplift, as: TestUser, id: number): Promise<LoggedEvent[]> {
  const { data } = await askForLog(uplift, as, id);
  return data.webhookDeliveries.nodes;
}
