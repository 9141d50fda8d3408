import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKey, SigningKeys } from './signing-keys.js';

const DAY_MS = 86_400_000;
/** Servers give up after days, not months. */
const LIFETIME_DAYS = 30;
/** No more than fits: the part of an address before its @ has 64 letters at most (RFC 5321). */
const MAC_BYTES = 15;
/** Some servers write addresses in small letters, others shout them. */
const TOKEN = /^(\d{1,18})-(\d{1,6})-(\d{1,6})-([\da-f]{30})$/;

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);

/** One try to send a mail of the ledger. */
export interface MailTry {
  mailId: string;
  attempt: number;
}

/**
 * Issues and reads the tokens in the addresses that mails come back to. A JWT is longer than such an address may be, and
 * there is no room for the id of a key: all keys are tried.
 */
export class BounceTokens {
  constructor(private readonly keys: SigningKeys) {}

  /** Letters and digits that an address may have, for a try made now. */
  issue({ mailId, attempt }: MailTry, now = new Date()): string {
    const said = `${mailId}-${attempt}-${dayOf(now)}`;
    return `${said}-${sign(this.keys.current, said).toString('hex')}`;
  }

  /** Which try it was, or null when the token is forged or older than 30 days. */
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

/** Signs a text that begins unlike a JWT, so that no signature fits a token of another kind. */
function sign({ key }: SigningKey, said: string): Buffer {
  return createHmac('sha256', key).update(`uplift-mail-bounced:${said}`).digest().subarray(0, MAC_BYTES);
}
