import { z } from 'zod';
import { recordActivity } from '../platform/activity/record-activity.js';
import { once } from '../platform/idempotency.js';
import { emailAddress, parseInput } from '../platform/input.js';
import { queueEmail } from '../platform/mail/email.js';
import { limitRate } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { accountOfLink, linkExpired, makeAccountLink, useAccountLink } from './account-links.js';
import { changeAccount } from './change-account.js';
import { findAccountByEmail, lockAccount } from './find-account.js';
import type { Session } from './session.type.js';
import { startSession } from './sessions.js';
import { SignInLinkEmail } from './sign-in-link.email.js';
import { UserAccount } from './user-account.entity.js';

const request = z.object({ email: emailAddress, key: z.string().min(1).max(100) });
const completion = z.object({ token: z.string().min(1).max(200) });

/**
 * Records a request to sign in at the page with this key, once for an Idempotency-Key. The account and the page are looked up after the
 * response, so that neither its text nor its time reveals whether they exist (A26).
 * @throws AppError BAD_USER_INPUT, RATE_LIMITED
 */
export async function requestSignInLink(context: RequestContext, input: unknown): Promise<void> {
  const { email, key } = parseInput(request, input);
  await limitRate(context, 'sign-in-link');
  await once(context, 'requestSignInLink', { email, key }, async () => {
    const [row]: { id: string }[] = await context.app.database.manager.query(
      'INSERT INTO sign_in_link_request (email, link_key, asked_from) VALUES ($1, $2, $3) RETURNING id',
      [email, key, context.clientAddress],
    );
    await recordActivity(context, {
      action: 'account.sign-in-link-asked-for',
      subjectType: 'user',
      subjectId: null,
      followUps: [{ job: 'account.mail-sign-in-link', payload: { requestId: String(row?.id) } }],
    });
  });
}

interface SignInLinkRequest {
  email: string;
  linkKey: string;
  requestedFrom: string;
}

/**
 * Returns true if a mailed link may sign this account in: it is active, and its address is confirmed or it
 * has no password. An unconfirmed password may be a stranger's.
 */
const maySignInByMail = ({ deactivatedAt, emailVerifiedAt, passwordHash }: UserAccount): boolean =>
  !deactivatedAt && (emailVerifiedAt !== null || passwordHash === null);

/**
 * Mails the requested link if the account belongs to the good cause with this key, and deletes the request.
 */
export async function mailSignInLink(context: RequestContext, requestId: string): Promise<void> {
  const { database, config } = context.app;
  await database.transaction(async (manager) => {
    const [[requested]]: [SignInLinkRequest[], number] = await manager.query(
      `DELETE FROM sign_in_link_request WHERE id = $1
        RETURNING email, link_key AS "linkKey", asked_from AS "requestedFrom"`,
      [requestId],
    );
    if (!requested) return;
    const account = await findAccountByEmail(context, requested.email);
    if (!account?.roles.includes('GoodCause') || !maySignInByMail(account)) return;
    const causes = 'SELECT FROM good_cause g WHERE g.id = $1::integer AND g.link_key = $2::text';
    const [cause] = await manager.query(causes, [account.goodCauseId, requested.linkKey]);
    if (!cause) return;
    const token = await makeAccountLink(context, account.id, 'sign-in');
    const mail = new SignInLinkEmail(config.publicUrl, requested.linkKey, token);
    await recordActivity(context, {
      action: 'account.sign-in-link-requested',
      subjectType: 'user',
      subjectId: account.id,
      followUps: [await queueEmail(context, mail, account.email, { requestedFrom: requested.requestedFrom })],
    });
  });
}

/**
 * Signs a user in with the token from a mailed link, which works once. The address counts as confirmed.
 * @throws AppError BAD_USER_INPUT if the link is unknown, used or expired, or the account has been closed;
 *   RATE_LIMITED
 */
export async function signInByLink(context: RequestContext, input: unknown): Promise<Session> {
  const { token } = parseInput(completion, input);
  await limitRate(context, 'sign-in-by-link');
  const { id } = await accountOfLink(context, token, 'sign-in');
  const account = await context.app.database.transaction(async (manager) => {
    const locked = await lockAccount(context, id);
    await useAccountLink(context, token, 'sign-in');
    if (!locked || !maySignInByMail(locked)) throw linkExpired();
    if (!locked.emailVerifiedAt) await changeAccount(manager, id, { emailVerifiedAt: new Date() });
    await recordActivity(context, {
      action: 'account.signed-in-by-link',
      subjectType: 'user',
      subjectId: id,
    });
    return locked;
  });
  return startSession(context, account, 'email-link');
}
