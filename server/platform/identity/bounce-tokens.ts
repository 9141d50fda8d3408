import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

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

/** Makes and reads what stands in the address that a mail comes back to. A JWT is longer than such an address may be. */
export class BounceTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  /** Letters and digits that an address may have, for a try made now. */
  issue({ mailId, attempt }: MailTry, now = new Date()): string {
    const said = `${mailId}-${attempt}-${dayOf(now)}`;
    return `${said}-${this.sign(said).toString('hex')}`;
  }

  /** Which try it was, or null when the token is forged or older than 30 days. */
  read(token: string, now = new Date()): MailTry | null {
    const [, mailId, attempt, day, mac] = TOKEN.exec(token.toLowerCase()) ?? [];
    if (!mailId || !attempt || !day || !mac) return null;
    const genuine = timingSafeEqual(this.sign(`${mailId}-${attempt}-${day}`), Buffer.from(mac, 'hex'));
    const age = dayOf(now) - Number(day);
    return genuine && age <= LIFETIME_DAYS ? { mailId, attempt: Number(attempt) } : null;
  }

  /** Of what no other token signs: those are JWTs, which begin otherwise. */
  private sign(said: string): Buffer {
    return createHmac('sha256', this.key)
      .update(`uplift-mail-bounced:${said}`)
      .digest()
      .subarray(0, MAC_BYTES);
  }
}
