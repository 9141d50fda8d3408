import { recordActivity } from '../platform/activity/record-activity.js';
import type { RequestContext } from '../platform/request-context.js';
import { revokeAllApiTokens } from './api-tokens.js';
import { lockAccount } from './find-account.js';
import { endAllSessions } from './sessions.js';
import { requireUserEditor, userNotFound } from './user.policy.js';

/**
 * Ends every sign-in of a user and, if `revokeApiTokens`, revokes its API tokens. Known devices stay known: they sign
 * nobody in, and protect the owner from being locked out by the guesses of others. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function signUserOut(
  context: RequestContext,
  id: number,
  { revokeApiTokens }: { revokeApiTokens: boolean },
): Promise<void> {
  await context.app.database.transaction(async () => {
    requireUserEditor(context, id, 'Admin');
    if (!(await lockAccount(context, id))) throw userNotFound();
    await endAllSessions(context, id);
    await note(context, 'account.sessions-ended', id);
    if (revokeApiTokens && (await revokeAllApiTokens(context, id)) > 0)
      await note(context, 'account.tokens-revoked', id);
  });
}

const note = (context: RequestContext, action: string, subjectId: number) =>
  recordActivity(context, { action, subjectType: 'user', subjectId });
