import { recordActivity } from '../platform/activity/record-activity.js';
import type { Statement } from '../platform/database/database.js';
import { notFound } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import type { ActiveSession } from './active-session.type.js';
import { lockAccount } from './find-account.js';
import { requireUser } from './my-account.js';
import { endFamily, endOtherSessions } from './sessions.js';
import { SignIn } from './sign-in.entity.js';

const LIVE = `s.expires_at > now()
  AND EXISTS (SELECT FROM refresh_token t WHERE t.family_id = s.family_id AND t.revoked_at IS NULL)`;

const MY_SESSIONS: Statement = {
  name: 'my-sessions',
  text: `SELECT s.id, s.browser, s.operating_system AS "operatingSystem", s.network_address AS "networkAddress",
      s.method, s.signed_in_at AS "signedInAt", s.last_used_at AS "lastUsedAt", s.family_id = $2 AS current
    FROM sign_in s WHERE s.user_id = $1 AND ${LIVE}
    ORDER BY current DESC, s.last_used_at DESC, s.id DESC`,
};

/** Returns the id of the session of the request. */
const sessionOf = ({ actor }: RequestContext): string | null =>
  actor.kind === 'user' ? actor.sessionId : null;

/** Returns the sign-ins of the caller that have not ended: the one of the request, then the last used first. */
export function listMySessions(context: RequestContext): Promise<ActiveSession[]> {
  const { id } = requireUser(context);
  return context.app.database.read<ActiveSession & Record<string, unknown>>(MY_SESSIONS, [
    id,
    sessionOf(context),
  ]);
}

/**
 * Ends a sign-in of the caller. The next request with it is refused, and its subscriptions end.
 * @throws AppError NOT_FOUND, also for a sign-in of another user
 */
export async function endMySession(context: RequestContext, id: number): Promise<void> {
  const user = requireUser(context);
  await context.app.database.transaction(async (manager) => {
    await lockAccount(context, user.id);
    const found = await manager.findOneBy(SignIn, { id, userId: user.id });
    const ended = found ? await endFamily(context, user.id, found.familyId) : 0;
    if (ended === 0) throw notFound('This sign-in');
    await note(context, 'account.session-ended', user.id);
  });
}

/** Ends every sign-in of the caller but the one of the request. */
export async function endMyOtherSessions(context: RequestContext): Promise<void> {
  const { id } = requireUser(context);
  await context.app.database.transaction(async () => {
    if (await endOtherSessions(context, id, sessionOf(context) ?? ''))
      await note(context, 'account.other-sessions-ended', id);
  });
}

const note = (context: RequestContext, action: string, subjectId: number) =>
  recordActivity(context, { action, subjectType: 'user', subjectId });
