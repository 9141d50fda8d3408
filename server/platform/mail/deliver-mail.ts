import { setTimeout as pause } from 'node:timers/promises';
import { type EntityManager, In, Not } from 'typeorm';
import type { App } from '../app.js';
import { toAppError } from '../errors.js';
import { type RequestContext, systemContext } from '../request-context.js';
import { claimMail, whileClaimed } from './mail-claim.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { PermanentMailError, summaryOf, UnansweredMailError } from './mail-errors.js';
import { sendNext } from './mail-order.js';
import { htmlToSend } from './opening-pixel.js';
import { returnPath } from './return-path.js';
import { sentColumns } from './sent-columns.js';
import { afterUnacknowledged } from './unacknowledged-mail.js';
import { unsubscribeAddress } from './unsubscribe-address.js';
import { isWrittenByHand } from './written-by-hand.js';

/** Effects of sent mails by kind. They run in the transaction that updates the ledger. */
export type OnSent = Record<string, (context: RequestContext, mail: MailDelivery) => Promise<void>>;

/** Called for a mail that is not retried, with the reason, in the transaction that updates the ledger. */
export type OnFailed = (context: RequestContext, mail: MailDelivery, reason: string) => Promise<void>;

/**
 * The time in milliseconds after which a dialogue is ended, since some servers respond just often enough to
 * prevent a time-out.
 */
const LONGEST_DIALOGUE_MS = 30 * 60_000;
const MAX_ERROR = 500;
/**
 * The error for a mail without a body: housekeeping removes those of old mails, and a mail that was refused
 * at once never had one.
 */
const NO_WORDS = 'The text of this email is no longer stored, so it cannot be sent.';

/**
 * Sends a mail of the ledger. A claim keeps other workers away while the mail server is contacted, which
 * happens outside any transaction. The outcome is saved afterwards. Skips a mail that is sent, failed for
 * good, claimed by another worker, or queued behind another one to the same address about the same record.
 * The Message-ID is the same in all tries.
 * @throws Error if it has to be retried, so that the queue does so
 */
export async function deliverMail(
  app: App,
  mailId: string,
  whenSent: OnSent = {},
  whenFailed?: OnFailed,
): Promise<void> {
  const mail = await claimMail(app, mailId);
  if (!mail) return;
  const failure = await whileClaimed(app, mail, async (claimLost) => {
    const tooLong = AbortSignal.timeout(LONGEST_DIALOGUE_MS);
    let notice: string | null;
    try {
      notice = await send(app, mail, AbortSignal.any([claimLost, tooLong]));
    } catch (error) {
      if (claimLost.aborted) return claimLost.reason as Error;
      const permanent = error instanceof PermanentMailError;
      app.metrics.mailAttempts.inc({ outcome: permanent ? 'failed' : 'retried' });
      await untilNoted(app, () => noteFailure(app, mail, error as Error, whenFailed));
      return permanent ? null : (error as Error);
    }
    app.metrics.mailAttempts.inc({ outcome: 'sent' });
    await untilNoted(app, () => noteSent(app, mail, notice, whenSent[mail.kind]));
    return null;
  });
  if (failure) throw new Error(`Email ${mailId} is waiting: ${summaryOf(failure)}`);
}

async function send(app: App, mail: MailDelivery, signal: AbortSignal): Promise<string | null> {
  if (mail.bodyText === '') throw new PermanentMailError(NO_WORDS);
  return app.mail.send(
    {
      messageId: mail.messageId,
      from: app.config.mailFrom,
      returnPath: returnPath(app, mail),
      to: mail.toAddress,
      alsoTo: mail.alsoTo,
      cc: mail.cc,
      bcc: mail.bcc,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.bodyText,
      html: htmlToSend(app, mail),
      automatic: !isWrittenByHand(mail.kind),
      unsubscribe: unsubscribeAddress(app, mail),
    },
    signal,
  );
}

async function noteSent(
  app: App,
  mail: MailDelivery,
  notice: string | null,
  whenSent: OnSent[string] | undefined,
): Promise<void> {
  await app.database.transaction(async (manager) => {
    // The mail is out, whichever worker has the claim now. It may have bounced already.
    const noted = await manager.update(
      MailDelivery,
      { id: mail.id, status: Not(In(['sent', 'bounced'])) },
      { ...sentColumns(app, mail), status: 'sent', error: notice?.slice(0, MAX_ERROR) ?? null },
    );
    if (!noted.affected) return;
    await sendNext(manager, mail);
    await followUp(app, manager, mail, whenSent);
  });
}

async function noteFailure(
  app: App,
  mail: MailDelivery,
  error: Error,
  whenFailed: OnFailed | undefined,
): Promise<void> {
  const outcome =
    error instanceof UnansweredMailError
      ? afterUnacknowledged(mail.unanswered + 1, error.message)
      : { error: error.message, status: error instanceof PermanentMailError ? 'failed' : 'queued' };
  const reason = outcome.error.slice(0, MAX_ERROR);
  await app.database.transaction(async (manager) => {
    const noted = await manager.update(
      MailDelivery,
      { id: mail.id, attempts: mail.attempts, status: 'queued' },
      { ...outcome, error: reason, claimedUntil: null },
    );
    if (!noted.affected || outcome.status !== 'failed') return;
    await sendNext(manager, mail);
    await whenFailed?.(systemContext(app), mail, reason);
  });
}

const NOTE_AGAIN_MS = 250;
/** The milliseconds that saving is retried, as long as the dialogue itself may take. */
const NOTE_WITHIN_MS = LONGEST_DIALOGUE_MS;
const NOTE_TRIES = 8;

/**
 * Saves the outcome, with retries while the database is unavailable: losing it would send the mail twice.
 * @throws Error of the last try, after half an hour, or after some tries if the connection works
 */
async function untilNoted(app: App, note: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + NOTE_WITHIN_MS;
  for (let tries = 1; ; tries++) {
    try {
      return await note();
    } catch (error) {
      const away = toAppError(error)?.code === 'UNAVAILABLE';
      if (away ? Date.now() > deadline : tries >= NOTE_TRIES) throw error;
      if (tries === 1)
        app.log.warn({ err: (error as Error).message }, 'The outcome of an email could not be recorded yet');
      await pause(NOTE_AGAIN_MS);
    }
  }
}

const FOLLOW_UP_TRIES = 3;

/**
 * Runs the effects of a sent mail. The mail is gone whatever happens here, so a failure rolls back to a
 * savepoint: rolling back the ledger row would send the mail again.
 */
async function followUp(
  app: App,
  manager: EntityManager,
  mail: MailDelivery,
  whenSent: OnSent[string] | undefined,
): Promise<void> {
  for (let attempt = 1; whenSent && attempt <= FOLLOW_UP_TRIES; attempt++) {
    try {
      await manager.transaction(() => whenSent(systemContext(app), mail));
      return;
    } catch (error) {
      app.log.error(
        { mailId: mail.id, attempt, err: error },
        'The email was sent, but the next steps failed',
      );
    }
  }
}
