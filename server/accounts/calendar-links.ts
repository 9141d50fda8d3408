import { recordActivity } from '../platform/activity/record-activity.js';
import type { App } from '../platform/app.js';
import type { Statement } from '../platform/database/database.js';
import { unauthenticated } from '../platform/errors.js';
import { limitRate } from '../platform/rate-limit.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { hashToken, makeToken } from './account-links.js';
import { isAdminSql } from './admin-users.js';
import { CalendarLink } from './calendar-link.entity.js';
import { userNotFound, userViewerOf } from './user.policy.js';

/** The path below which calendars are served, followed by the secret and `.ics`. */
export const CALENDARS = '/calendar';

const OWNER: Statement = {
  name: 'calendar-owner',
  text: `SELECT l.user_id AS "userId",
      coalesce(l.last_used_at < now() - interval '1 minute', true) AS "isUseUnrecorded"
    FROM calendar_link l JOIN user_account u ON u.id = l.user_id
    WHERE l.secret_hash = $1 AND ${isAdminSql('u')}`,
};
const RECORD_USE: Statement = {
  name: 'record-calendar-use',
  text: 'UPDATE calendar_link SET last_used_at = now() WHERE user_id = $1 AND secret_hash = $2',
};

function callerId(context: RequestContext): number {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  return user.id;
}

/**
 * Returns the id of the user whose address the caller manages: its own or, for Admin, that of any user.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND for another user
 */
function ownerId(context: RequestContext, userId: number | null): number {
  const id = userId ?? callerId(context);
  if (!userViewerOf(context, id)) throw userNotFound();
  return id;
}

/**
 * Returns the calendar address of the caller or, for Admin, of any user, without its secret. Null if there is none.
 * @throws AppError NOT_FOUND for another user
 */
export async function findCalendarLink(
  context: RequestContext,
  userId: number | null,
): Promise<CalendarLink | null> {
  return context.app.database.manager.findOneBy(CalendarLink, { userId: ownerId(context, userId) });
}

/**
 * Creates the secret calendar address of the caller, which replaces an earlier one. Returns the address once: only the
 * hash of its secret is stored.
 * @throws AppError RATE_LIMITED
 */
export async function createCalendarLink(
  context: RequestContext,
): Promise<{ url: string; calendarLink: CalendarLink }> {
  const userId = callerId(context);
  await limitRate(context, 'create-calendar-link', String(userId));
  const { token, tokenHash } = makeToken();
  const calendarLink = await context.app.database.transaction(async (manager) => {
    const fresh = { userId, secretHash: tokenHash, createdAt: new Date(), lastUsedAt: null };
    await manager.upsert(CalendarLink, fresh, ['userId']);
    await recordLink(context, 'account.calendar-link-created', userId);
    return fresh;
  });
  return { url: `${context.app.config.publicUrl}${CALENDARS}/${token}.ics`, calendarLink };
}

/**
 * Revokes the calendar address of the caller or, for Admin, of any user, if there is one. The next request with it
 * gets 404.
 * @throws AppError NOT_FOUND for another user
 */
export async function revokeCalendarLink(context: RequestContext, userId: number | null): Promise<void> {
  const owner = ownerId(context, userId);
  await context.app.database.transaction(async (manager) => {
    const { affected } = await manager.delete(CalendarLink, { userId: owner });
    if (affected) await recordLink(context, 'account.calendar-link-revoked', owner);
  });
}

/** Removes the calendar address of a user, as when its account may belong to another person. */
export async function endCalendarLink({ app }: RequestContext, userId: number): Promise<void> {
  await app.database.manager.delete(CalendarLink, { userId });
}

/**
 * Returns the id of the staff member whose calendar has this secret, and records its use once a minute. Null if the
 * secret is unknown or revoked, or its owner is deactivated or no longer staff.
 */
export async function findCalendarOwner({ database }: App, secret: string): Promise<number | null> {
  const secretHash = hashToken(secret);
  const owner = await database.readOne<{ userId: number; isUseUnrecorded: boolean }>(OWNER, [secretHash]);
  if (owner?.isUseUnrecorded) await database.read(RECORD_USE, [owner.userId, secretHash]);
  return owner?.userId ?? null;
}

const recordLink = (context: RequestContext, action: string, userId: number) =>
  recordActivity(context, { action, subjectType: 'user', subjectId: userId });
