import sql from 'sql-template-tag';
import { recordActivity } from '../platform/activity/record-activity.js';
import { type Reference, refuseReferenced } from '../platform/records/references.js';
import { lockRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { ImpactBuyer } from './impact-buyer.entity.js';
import { impactBuyerRecords } from './impact-buyer.fields.js';
import { buyerNotFound, requireBuyerKeeper } from './impact-buyer.policy.js';

const REFERENCES: readonly Reference[] = [
  {
    called: ['enquiry', 'enquiries'],
    count: (id) => sql`SELECT count(*) FROM sales_enquiry WHERE impact_buyer_id = ${id}`,
  },
  { called: ['lead', 'leads'], count: (id) => sql`SELECT count(*) FROM lead WHERE impact_buyer_id = ${id}` },
  {
    called: ['user', 'users'],
    count: (id) => sql`SELECT count(*) FROM user_account WHERE impact_buyer_id = ${id}`,
  },
  {
    called: ['supplier', 'suppliers'],
    count: (id) => sql`SELECT count(*) FROM supplier WHERE impact_buyer_id = ${id}`,
  },
];

/**
 * Deletes a buyer that nothing refers to (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT where something refers to it
 */
export async function deleteImpactBuyer(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    requireBuyerKeeper(context, id, 'Admin');
    const buyer = await lockRecord(context, impactBuyerRecords, id);
    if (!buyer) throw buyerNotFound();
    const advice = 'Set it to Data Only and Not Interested instead.';
    await refuseReferenced(context, 'This impact buyer', id, REFERENCES, advice);
    await manager.delete(ImpactBuyer, id);
    await recordActivity(context, {
      action: 'impact-buyer.deleted',
      subjectType: impactBuyerRecords.subject,
      subjectId: id,
      changes: { name: [buyer.name, null] },
      shownOn: { type: impactBuyerRecords.subject, id },
    });
  });
}
