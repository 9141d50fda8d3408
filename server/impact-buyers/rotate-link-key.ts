import { recordActivity } from '../platform/activity/record-activity.js';
import { newLinkKey } from '../platform/identity/link-key.js';
import { lockRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { ImpactBuyer } from './impact-buyer.entity.js';
import { impactBuyerRecords } from './impact-buyer.fields.js';
import { buyerNotFound, requireBuyerKeeper } from './impact-buyer.policy.js';

/**
 * Gives a buyer another link key (A25): whoever has the old one has nothing from then on. No key is written to the
 * activities, which would keep it. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function rotateLinkKey(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    requireBuyerKeeper(context, id, 'Admin');
    if (!(await lockRecord(context, impactBuyerRecords, id))) throw buyerNotFound();
    await manager.update(ImpactBuyer, id, {
      linkKey: newLinkKey(),
      version: () => 'version + 1',
      updatedAt: () => 'now()',
    });
    await recordActivity(context, {
      action: 'impact-buyer.link-key-rotated',
      subjectType: impactBuyerRecords.subject,
      subjectId: id,
    });
  });
}
