import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { MailTransport, OutgoingMail } from '../outgoing-mail.js';
import { addressed, asksForUtf8 } from './address-forms.js';
import { PermanentMailError, summaryOf, UnansweredMailError } from './mail-errors.js';
import { supportsUtf8 } from './offers-utf8.js';

const MINUTE_MS = 60_000;
/**
 * Five minutes for the greeting and ten for the response to the final dot, as RFC 5321, section 4.5.3.2,
 * requires.
 */
const GREETING_TIMEOUT_MS = 5 * MINUTE_MS;
const CONNECTION_TIMEOUT_MS = GREETING_TIMEOUT_MS + MINUTE_MS;
const ANSWER_TIMEOUT_MS = 10 * MINUTE_MS;
/** The number of connections, equal to the number of concurrent jobs, so that no job waits for one. */
const CONNECTIONS = 5;
/** Response codes that refuse the sign-in rather than the mail. The operator has to fix them. */
const SIGN_IN_REFUSALS = new Set([530, 535]);

interface SmtpError extends Error {
  responseCode?: number;
}

/** Converts addresses, each validated. In a string, a comma would add recipients. */
const each = (addresses: string[]) => addresses.map((address) => ({ name: '', address }));

/** Returns the headers of the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  // The value must not be folded or encoded, since that would change the address.
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The header that prevents automatic replies, such as absence notes (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** The time limits for responses of the server, in milliseconds. */
const TIMEOUTS = {
  connectionTimeout: CONNECTION_TIMEOUT_MS,
  greetingTimeout: GREETING_TIMEOUT_MS,
  socketTimeout: ANSWER_TIMEOUT_MS,
};

const CHECK_MS = 8_000;
const CHECK_TIMEOUTS = { connectionTimeout: CHECK_MS, greetingTimeout: CHECK_MS, socketTimeout: CHECK_MS };

/** A transport that sends mails over SMTP. */
export class SmtpTransport implements MailTransport {
  readonly kind = 'smtp';
  private readonly transporter;
  /** The texts of the mails that are being sent, by Message-ID. */
  private readonly words = new Map<string, Readable>();

  constructor(private readonly url: string) {
    this.transporter = nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      // Each try is recorded in the ledger, so the pool must not retry by itself.
      maxRequeues: 0,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transporter.use('stream', (mail, done) => {
      mail.message.processFunc((words: Readable) => {
        this.words.set(String(mail.data.messageId), words);
        return words;
      });
      done();
    });
  }

  async send(written: OutgoingMail, signal?: AbortSignal): Promise<string | null> {
    try {
      const utf8 = asksForUtf8(written) && (await supportsUtf8(this.url, TIMEOUTS));
      const { mail, notice } = addressed(written, utf8);
      const refused = await this.hand(mail, signal);
      return [notice, refused].filter(Boolean).join(' ') || null;
    } catch (error) {
      throw this.explain(error as SmtpError, written.messageId, signal);
    } finally {
      this.words.delete(written.messageId);
    }
  }

  private async hand(mail: OutgoingMail, signal?: AbortSignal): Promise<string | null> {
    const { alsoTo, unsubscribe, returnPath, automatic, ...parts } = mail;
    const { rejectedErrors } = await this.transporter.sendMail({
      ...parts,
      signal,
      to: each([mail.to, ...alsoTo]),
      cc: each(mail.cc),
      bcc: each(mail.bcc),
      ...(returnPath && {
        envelope: { from: returnPath, to: each([mail.to, ...alsoTo, ...mail.cc, ...mail.bcc]) },
      }),
      headers: { ...(automatic && AUTOMATIC), ...(unsubscribe && unsubscribeHeaders(unsubscribe)) },
    });
    return rejectedErrors?.length ? refusedCopies(mail, rejectedErrors) : null;
  }

  private explain(error: SmtpError, messageId: string, signal?: AbortSignal): Error {
    const { responseCode = 0, message } = error;
    if (error instanceof PermanentMailError) return error;
    if (responseCode >= 500 && responseCode < 600 && !SIGN_IN_REFUSALS.has(responseCode))
      return new PermanentMailError(message);
    const why = signal?.aborted ? (signal.reason as Error) : error;
    // The text is read only after the server has asked for it.
    const readingStarted = this.words.get(messageId)?.readableDidRead;
    return readingStarted && !responseCode ? new UnansweredMailError(why.message, { cause: why }) : why;
  }

  async check(): Promise<void> {
    try {
      await supportsUtf8(this.url, CHECK_TIMEOUTS);
    } catch (error) {
      throw new Error(summaryOf(error as Error));
    }
  }

  close(force = false): void {
    this.transporter.close({ force });
  }
}

/**
 * Returns the refusals of some recipients, or throws. Sending again would send the mail twice to those who
 * accepted it, so it counts as sent, unless the main recipient refused it.
 * @throws PermanentMailError if the main recipient refused the mail
 */
function refusedCopies(mail: OutgoingMail, refusals: (Error & { recipient?: string })[]): string {
  const refusal = refusals.map(({ message }) => message).join(' ');
  if (refusals.some(({ recipient }) => recipient === mail.to)) throw new PermanentMailError(refusal);
  return refusal;
}

/** A transport that leaves mail in the ledger, where an Admin reads it at /admin/mailbox. */
export class MailboxTransport implements MailTransport {
  readonly kind = 'mailbox';

  async send(): Promise<null> {
    return null;
  }

  async check(): Promise<void> {}

  close(): void {}
}
