import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKey, SigningKeys } from './signing-keys.js';

const DAY_MS = 86_400_000;
/** The days that a token is valid. Mail servers give up after days, not months. */
const LIFETIME_DAYS = 30;
/** The bytes of a signature. The part of an address before the @ has at most 64 characters (RFC 5321). */
const MAC_BYTES = 15;
/** Case is ignored, since some servers write addresses in lower or upper case. */
const TOKEN = /^(\d{1,18})-(\d{1,6})-(\d{1,6})-([\da-f]{30})$/;

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);

/** A try to send a mail of the ledger. */
export interface MailTry {
  mailId: string;
  attempt: number;
}

/**
 * Issues and reads the tokens in bounce addresses. A JWT is longer than such an address may be, and there is
 * no room for the id of a key, so all keys are tried.
 */
export class BounceTokens {
  constructor(private readonly keys: SigningKeys) {}

  /** Returns a token for a try that is made now, with characters that are allowed in an address. */
  issue({ mailId, attempt }: MailTry, now = new Date()): string {
    const said = `${mailId}-${attempt}-${dayOf(now)}`;
    return `${said}-${sign(this.keys.current, said).toString('hex')}`;
  }

  /** Returns the try. Null if the token is forged or older than 30 days. */
  read(token: string, now = new Date()): MailTry | null {
    const [, mailId, attempt, day, mac] = TOKEN.exec(token.toLowerCase()) ?? [];
    if (!mailId || !attempt || !day || !mac) return null;
    const said = `${mailId}-${attempt}-${day}`;
    const given = Buffer.from(mac, 'hex');
    const genuine = this.keys.candidates().some((key) => timingSafeEqual(sign(key, said), given));
    const age = dayOf(now) - Number(day);
    return genuine && age <= LIFETIME_DAYS ? { mailId, attempt: Number(attempt) } : null;
  }
}

/** Signs a text with a prefix that no JWT has, so that signatures fit no other kind of token. */
function sign({ key }: SigningKey, said: string): Buffer {
  return createHmac('sha256', key).update(`uplift-mail-bounced:${said}`).digest().subarray(0, MAC_BYTES);
}
