import type { App } from '../../platform/app.js';
import { PrivateAddress, type PublicResponse, postPublicly } from '../../platform/http/public-request.js';
import { bodyOf, publicId, type StoredEvent } from './event-payload.js';
import type { Webhook } from './webhook.entity.js';
import { signedHeaders } from './webhook-secret.js';

/** The result of an attempt. */
export interface Attempt {
  /** Null if there was no response. */
  response: PublicResponse | null;
  milliseconds: number;
  /** The reason why the attempt failed. Null if the receiver accepted the event. */
  problem: string | null;
}

/** Sends an event once. A receiver accepts it with any status from 200 to 299. Redirects are not followed. */
export async function sendWebhook(
  { config, webhookSecrets }: Pick<App, 'config' | 'webhookSecrets'>,
  webhook: Pick<Webhook, 'url' | 'secret' | 'formerSecret' | 'formerSecretUntil'>,
  event: StoredEvent,
): Promise<Attempt> {
  const body = bodyOf(event);
  const time = new Date();
  const signed = signedHeaders(webhook, webhookSecrets, { id: publicId(event.eventId), time, body });
  if (!signed) return failed(time, 'The signing secret cannot be read any more. Please replace it.');
  try {
    const response = await postPublicly({
      url: new URL(webhook.url),
      headers: { 'content-type': 'application/json', 'user-agent': 'Uplift-Webhooks/1', ...signed },
      body,
      withinMs: config.webhookTimeoutSeconds * 1000,
      networks: config.webhookPrivateNetworks,
    });
    const accepted = response.status >= 200 && response.status < 300;
    return { ...failed(time, accepted ? null : problemOf(response.status)), response };
  } catch (error) {
    return failed(time, reasonOf(error as Error, config.webhookTimeoutSeconds));
  }
}

const failed = (since: Date, problem: string | null): Attempt => ({
  response: null,
  milliseconds: Date.now() - since.getTime(),
  problem,
});

const problemOf = (status: number): string =>
  status >= 300 && status < 400
    ? `The receiver redirects (status ${status}). Please use its final address.`
    : `The receiver responded with the status ${status}.`;

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The host could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without a response.',
  EHOSTUNREACH: 'The host is unreachable.',
  ENETUNREACH: 'The host is unreachable.',
};

function reasonOf(error: Error & { code?: string }, seconds: number): string {
  // The address itself would tell what a name means in the network of the server.
  if (error instanceof PrivateAddress) return 'The host is in a private network.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `There was no complete response within ${seconds} seconds.`;
  return REASONS[error.code ?? ''] ?? `The connection failed (${error.code ?? error.name}).`;
}
