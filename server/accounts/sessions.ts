import { randomUUID } from 'node:crypto';
import { type EntityManager, type FindOperator, In, IsNull, MoreThan } from 'typeorm';
import { recordActivity } from '../platform/activity/record-activity.js';
import { unauthenticated } from '../platform/errors.js';
import { limitCalls } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { loadCurrentUser } from './current-user.read-model.js';
import { rememberDevice } from './known-devices.js';
import { lockAccount } from './lock-account.js';
import { RefreshToken } from './refresh-token.entity.js';
import { hashToken, makeToken } from './secret-token.js';
import type { Session } from './session.type.js';
import { UserAccount } from './user-account.entity.js';

/** Holds what refreshes a session in a browser. */
export const REFRESH_COOKIE = 'uplift_refresh';
const COOKIE_PATH = '/';
const SESSION_SECONDS = 30 * 24 * 3600;
/** An account refreshes so many times as often as it may call anything else that is limited. */
const REFRESHES_TO_CALLS = 3;
/** For how long a token may be traded again because the answer never arrived: a page left or reloaded meanwhile. */
const LOST_ANSWER_SECONDS = 30;

/** Who signs in, and the hash that the password was checked against; null where there is none, as with Google alone. */
export interface CheckedAccount {
  id: number;
  passwordHash: string | null;
}

/**
 * Signs the user in: an access token to send along, and the refresh token in an httpOnly cookie.
 * @throws AppError UNAUTHENTICATED when the account has another password by now than the one that was checked, or has
 * been deactivated
 */
export async function startSession(context: RequestContext, account: CheckedAccount): Promise<Session> {
  const { id, passwordHash } = account;
  const session = await context.app.database.transaction(() =>
    issue(context, { id, passwordHash: passwordHash ?? IsNull() }, randomUUID()),
  );
  if (passwordHash) rememberDevice(context, { id, passwordHash });
  return session;
}

/**
 * Trades the refresh cookie for a new session of the same family. A token that comes back although its answer
 * had arrived means that somebody else holds a copy: the whole family ends.
 * Answers null when there is no good cookie.
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
    return issue(context, { id: userId }, row.familyId);
  });
  if (!outcome) context.cookies?.clear(REFRESH_COOKIE, { path: COOKIE_PATH });
  return outcome;
}

/**
 * A page that is opened refreshes, so one account may do it more often than other calls; a cookie of nobody counts by
 * address. Answers whose cookie it is.
 */
async function limitRefresh(context: RequestContext, tokenHash: Buffer): Promise<number | undefined> {
  const { database, config } = context.app;
  const row = await database.manager.findOneBy(RefreshToken, { tokenHash });
  const key = row ? `refresh:user:${row.userId}` : `refresh:address:${context.clientAddress}`;
  await limitCalls(context, [{ key, most: config.rateLimitPerMinute * (row ? REFRESHES_TO_CALLS : 1) }]);
  return row?.userId;
}

/**
 * Whether what `row` was traded for has reached nobody: it was traded moments ago, and nothing that came of it has
 * been used. What came of it is void from then on.
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

/** Ends a family of which a token came back; says so in the log unless all had ended before, as after signing out. */
async function endStolenFamily(context: RequestContext, { familyId, userId }: RefreshToken): Promise<void> {
  if ((await endFamily(context, userId, familyId)) === 0) return;
  const action = 'account.refresh-token-reused';
  await recordActivity(context, { action, subjectType: 'user', subjectId: userId });
}

/** Ends the session of the access token and that of the refresh cookie; other devices stay signed in. */
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

/** Answers how many tokens were still good. */
const endFamily = (context: RequestContext, userId: number, familyId: string) =>
  endTokens(context, userId, { familyId });

function endTokens(context: RequestContext, userId: number, which: { familyId?: string }): Promise<number> {
  return context.app.database.transaction(async (manager) => {
    await lockAccount(context, userId);
    const good = { ...which, userId, revokedAt: IsNull() };
    const { affected } = await manager.update(RefreshToken, good, { revokedAt: new Date() });
    return affected ?? 0;
  });
}

/** Call it inside a transaction: the account is locked by what is noted in it. */
async function issue(
  context: RequestContext,
  account: { id: number; passwordHash?: string | FindOperator<string> },
  familyId: string,
): Promise<Session> {
  const { manager } = context.app.database;
  const userId = account.id;
  const open = { ...account, deactivatedAt: IsNull() };
  const noted = await manager.update(UserAccount, open, { lastSignedInAt: new Date() });
  if (noted.affected !== 1) throw unauthenticated();
  const { token, tokenHash } = makeToken();
  await manager.insert(RefreshToken, {
    userId,
    familyId,
    tokenHash,
    expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
  });
  const user = await loadCurrentUser(context.app.database, userId);
  if (!user) throw unauthenticated();
  context.cookies?.set(REFRESH_COOKIE, token, { maxAgeSeconds: SESSION_SECONDS, path: COOKIE_PATH });
  const access = context.app.accessTokens.issue({ userId, sessionId: familyId });
  return { accessToken: access.token, expiresAt: access.expiresAt, user };
}
