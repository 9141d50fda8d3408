import { recordActivity } from '../../platform/activity/record-activity.js';
import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { resolveActionItems } from '../action-centre/resolve-action-items.js';
import { HELD_ACTION, type HeldForms } from './held-forms.js';
import { HeldSubmission } from './held-submission.entity.js';
import { HELD_SUBJECT } from './hold-submission.js';

/**
 * Releases a held submission: what would have happened when it was sent happens now, dated then. Callers are Admin by
 * their audience.
 * @throws AppError NOT_FOUND if it was already released or discarded, and what the form’s use case throws
 */
export const releaseHeldSubmission = (context: RequestContext, forms: HeldForms, id: number): Promise<void> =>
  remove(context, id, 'held-submission.released', ({ form, content, recordId, heldAt }) =>
    forms[form](context, { content, recordId, sentAt: heldAt }),
  );

/**
 * Discards a held submission for good. Callers are Admin by their audience.
 * @throws AppError NOT_FOUND if it was already released or discarded
 */
export const discardHeldSubmission = (context: RequestContext, id: number): Promise<void> =>
  remove(context, id, 'held-submission.discarded', async () => undefined);

/** Removes a held submission after the work on it, in one transaction; the action item goes with the last one. */
function remove(
  context: RequestContext,
  id: number,
  action: string,
  work: (held: HeldSubmission) => Promise<unknown>,
): Promise<void> {
  return context.app.database.transaction(async (manager) => {
    const held = await manager.findOne(HeldSubmission, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!held) throw notFound('This submission');
    await work(held);
    await manager.delete(HeldSubmission, id);
    await recordActivity(context, { action, subjectType: HELD_SUBJECT, subjectId: id });
    const { type, refId } = HELD_ACTION;
    if (!(await manager.exists(HeldSubmission))) await resolveActionItems(context, type, refId);
  });
}
