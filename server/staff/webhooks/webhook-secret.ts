import { randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import type { SealedTexts } from '../../platform/identity/sealed-texts.js';
import type { Webhook } from './webhook.entity.js';

const SECRET_BYTES = 32;

/** Returns a new signing secret in the form of Standard Webhooks. */
export const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** An event to sign: its id, the time of the attempt and the text of the body. */
export interface SignedEvent {
  id: string;
  time: Date;
  body: string;
}

/**
 * Returns the headers of Standard Webhooks. During a rotation, both secrets sign.
 * @returns null if no secret can be decrypted, since the key of the product was replaced
 */
export function signedHeaders(
  { secret, formerSecret, formerSecretUntil }: Pick<Webhook, 'secret' | 'formerSecret' | 'formerSecretUntil'>,
  secrets: SealedTexts,
  { id, time, body }: SignedEvent,
): Record<string, string> | null {
  const former = formerSecretUntil && new Date(formerSecretUntil) > time ? formerSecret : null;
  const signatures = [secret, former]
    .map((sealed) => sealed && secrets.open(sealed))
    .flatMap((key) => (key ? [new Signer(key).sign(id, time, body)] : []));
  if (signatures.length === 0) return null;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
