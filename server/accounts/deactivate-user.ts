import { saveRecord } from '../kits/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { endAccountLinks } from './account-links.js';
import { lockAccount } from './find-account.js';
import { requireSomeAdmin } from './require-some-admin.js';
import { endAllAccess } from './sessions.js';
import { userRecords } from './user.fields.js';
import { requireUserEditor, userNotFound } from './user.policy.js';

/**
 * Deactivates or reactivates a user. Deactivation signs the user out on all devices and ends mailed links.
 * Does nothing if the user already is in that state. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or BAD_USER_INPUT for the last administrator
 */
export async function deactivateUser(
  context: RequestContext,
  id: number,
  deactivated: boolean,
): Promise<void> {
  await context.app.database.transaction(async () => {
    requireUserEditor(context, id, 'Admin');
    const user = await lockAccount(context, id);
    if (!user) throw userNotFound();
    if ((user.deactivatedAt !== null) === deactivated) return;
    if (deactivated && user.roles.includes('Admin')) await requireSomeAdmin(context, id, 'id');
    const action = deactivated ? 'user.deactivated' : 'user.reactivated';
    await saveRecord(context, userRecords, user, { deactivatedAt: deactivated ? new Date() : null }, action);
    if (!deactivated) return;
    await endAllAccess(context, id);
    await endAccountLinks(context, id);
  });
}
