import { randomUUID } from 'node:crypto';
import { type EntityManager, type FindOperator, In, IsNull, MoreThan, Not } from 'typeorm';
import { recordActivity } from '../platform/activity/record-activity.js';
import { unauthenticated } from '../platform/errors.js';
import { limitCalls } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { hashToken, makeToken } from './account-links.js';
import { revokeAllApiTokens } from './api-tokens.js';
import { endCalendarLink } from './calendar-links.js';
import { loadCurrentUser } from './current-user.read-model.js';
import { lockAccount } from './find-account.js';
import { rememberDevice } from './known-devices.js';
import { RefreshToken } from './refresh-token.entity.js';
import type { Session } from './session.type.js';
import { type SignInMethod } from './sign-in.entity.js';
import { forgetSignIns, noteSignIn } from './sign-ins.js';
import { UserAccount } from './user-account.entity.js';

/** The cookie with the refresh token of a browser. */
export const REFRESH_COOKIE = 'uplift_refresh';
const COOKIE_PATH = '/';
const SESSION_SECONDS = 30 * 24 * 3600;
/** The limit of refreshes of an account, in multiples of the limit for other limited calls. */
const REFRESHES_TO_CALLS = 3;
/**
 * The seconds in which a token can be used again because the response was lost, such as when a page was left
 * or reloaded.
 */
const LOST_ANSWER_SECONDS = 30;

/**
 * The account to sign in, and the hash against which its password was checked. The hash is null if there is
 * none, as for accounts with Google only.
 */
export interface CheckedAccount {
  id: number;
  passwordHash: string | null;
}

/**
 * Starts a session after a sign-in with `method`. Returns the access token and sets the refresh token as an httpOnly cookie.
 * @throws AppError UNAUTHENTICATED if the password has changed since it was checked, or the account has been
 *   deactivated
 */
export async function startSession(
  context: RequestContext,
  account: CheckedAccount,
  method: SignInMethod,
): Promise<Session> {
  const { id, passwordHash } = account;
  const session = await context.app.database.transaction(() =>
    issue(context, { id, passwordHash: passwordHash ?? IsNull() }, { familyId: randomUUID(), method }),
  );
  if (passwordHash) rememberDevice(context, { id, passwordHash });
  return session;
}

/**
 * Renews the session with the refresh cookie, in the same family. A token that is used again although its
 * response had arrived means that somebody else has a copy: the whole family ends. Returns null if there is
 * no valid cookie.
 */
export async function refreshSession(context: RequestContext): Promise<Session | null> {
  const token = context.cookies?.get(REFRESH_COOKIE);
  if (!token) return null;
  const tokenHash = hashToken(token);
  const userId = await limitRefresh(context, tokenHash);
  const outcome = await context.app.database.transaction(async (manager) => {
    if (!userId || !(await lockAccount(context, userId))) return null;
    const row = await manager.findOne(RefreshToken, {
      where: { tokenHash },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row || row.expiresAt < new Date()) return null;
    if (row.revokedAt || (row.usedAt && !(await answerWasLost(manager, row)))) {
      await endStolenFamily(context, row);
      return null;
    }
    if (!row.usedAt) await manager.update(RefreshToken, row.id, { usedAt: new Date() });
    return issue(context, { id: userId }, { familyId: row.familyId });
  });
  if (!outcome) context.cookies?.clear(REFRESH_COOKIE, { path: COOKIE_PATH });
  return outcome;
}

/**
 * Limits refreshes: an account may refresh more often than make other calls, as every opened page refreshes.
 * Cookies without an account are counted by network address. Returns the id of the user.
 */
async function limitRefresh(context: RequestContext, tokenHash: Buffer): Promise<number | undefined> {
  const { database, config } = context.app;
  const row = await database.manager.findOneBy(RefreshToken, { tokenHash });
  const key = row ? `refresh:user:${row.userId}` : `refresh:address:${context.clientAddress}`;
  await limitCalls(context, [{ key, most: config.rateLimitPerMinute * (row ? REFRESHES_TO_CALLS : 1) }]);
  return row?.userId;
}

/**
 * Returns true if the response to the trade of `row` was lost: the trade was moments ago, and no later token
 * has been used. The later tokens are revoked.
 */
async function answerWasLost(manager: EntityManager, row: RefreshToken): Promise<boolean> {
  if (!row.usedAt || row.usedAt.getTime() < Date.now() - LOST_ANSWER_SECONDS * 1000) return false;
  const later = await manager.find(RefreshToken, {
    select: { id: true, usedAt: true },
    where: { familyId: row.familyId, id: MoreThan(row.id) },
    lock: { mode: 'pessimistic_write' },
  });
  if (later.some(({ usedAt }) => usedAt)) return false;
  await manager.update(RefreshToken, { id: In(later.map(({ id }) => id)) }, { revokedAt: new Date() });
  return true;
}

/**
 * Ends a family of which a token was used again. Records it unless the family had ended before, as after
 * signing out.
 */
async function endStolenFamily(context: RequestContext, { familyId, userId }: RefreshToken): Promise<void> {
  if ((await endFamily(context, userId, familyId)) === 0) return;
  const action = 'account.refresh-token-reused';
  await recordActivity(context, { action, subjectType: 'user', subjectId: userId });
}

/** Ends the sessions of the access token and the refresh cookie. Other devices stay signed in. */
export async function endSession(context: RequestContext): Promise<void> {
  const { actor } = context;
  if (actor.kind === 'user') await endFamily(context, actor.user.id, actor.sessionId);
  const token = context.cookies?.get(REFRESH_COOKIE);
  context.cookies?.clear(REFRESH_COOKIE, { path: COOKIE_PATH });
  if (!token) return;
  const row = await context.app.database.manager.findOne(RefreshToken, {
    where: { tokenHash: hashToken(token) },
  });
  if (row) await endFamily(context, row.userId, row.familyId);
}

/** Ends every session of the user, on all devices. */
export async function endAllSessions(context: RequestContext, userId: number): Promise<void> {
  await endTokens(context, userId, {});
}

/** Ends every session of the user but this one. Returns false if there was no other. */
export async function endOtherSessions(
  context: RequestContext,
  userId: number,
  familyId: string,
): Promise<boolean> {
  return (await endTokens(context, userId, { familyId: Not(familyId) })) > 0;
}

/**
 * Ends every session of the user, revokes its API tokens and calendar address, and pauses its webhooks, as when
 * another person may have access to the account.
 */
export async function endAllAccess(context: RequestContext, userId: number): Promise<void> {
  await endAllSessions(context, userId);
  await revokeAllApiTokens(context, userId);
  await endCalendarLink(context, userId);
  await context.app.pauseWebhooksOf(context.app, userId);
}

/** Ends a family, which is one sign-in, and returns the number of tokens that were still valid. */
export const endFamily = (context: RequestContext, userId: number, familyId: string): Promise<number> =>
  endTokens(context, userId, { familyId });

function endTokens(
  context: RequestContext,
  userId: number,
  which: { familyId?: string | FindOperator<string> },
): Promise<number> {
  return context.app.database.transaction(async (manager) => {
    await lockAccount(context, userId);
    const good = { ...which, userId, revokedAt: IsNull() };
    const { affected } = await manager.update(RefreshToken, good, { revokedAt: new Date() });
    await forgetSignIns(context, { ...which, userId });
    return affected ?? 0;
  });
}

/** Issues the tokens of a session. Call it in a transaction: the update of the account locks it. */
async function issue(
  context: RequestContext,
  account: { id: number; passwordHash?: string | FindOperator<string> },
  { familyId, method }: { familyId: string; method?: SignInMethod },
): Promise<Session> {
  const { manager } = context.app.database;
  const userId = account.id;
  const open = { ...account, deactivatedAt: IsNull() };
  const noted = await manager.update(UserAccount, open, { lastSignedInAt: new Date() });
  if (noted.affected !== 1) throw unauthenticated();
  const { token, tokenHash } = makeToken();
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await manager.insert(RefreshToken, { userId, familyId, tokenHash, expiresAt });
  await noteSignIn(context, { userId, familyId, expiresAt, method });
  const user = await loadCurrentUser(context.app.database, userId);
  if (!user) throw unauthenticated();
  context.cookies?.set(REFRESH_COOKIE, token, { maxAgeSeconds: SESSION_SECONDS, path: COOKIE_PATH });
  const access = context.app.accessTokens.issue({ userId, sessionId: familyId });
  return { accessToken: access.token, expiresAt: access.expiresAt, user };
}
