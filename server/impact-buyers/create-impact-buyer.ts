import { recordActivity } from '../platform/activity/record-activity.js';
import { once } from '../platform/idempotency.js';
import { newLinkKey } from '../platform/identity/link-key.js';
import { type ForbiddenFields, permittedChanges } from '../platform/records/permitted-changes.js';
import { auditOf } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { linkFromBuyer } from '../suppliers/link-from-buyer.js';
import { checkImpactBuyer } from './check-impact-buyer.js';
import { ImpactBuyer } from './impact-buyer.entity.js';
import { impactBuyerFields, impactBuyerRecords } from './impact-buyer.fields.js';
import { readImpactBuyer } from './impact-buyer-input.js';
import { giveProfileImage } from './profile-image.js';

/** Before it is numbered: no id that any buyer has. */
const NOT_YET = 0;

const EMPTY = {} as Record<keyof typeof impactBuyerFields, undefined>;

/**
 * Staff record a buyer, which starts as Data Only (R115) and Prospecting (R116), with a key of its own; answers its id.
 * Callers are Admin by their audience.
 * @throws AppError BAD_USER_INPUT
 */
export async function createImpactBuyer(
  context: RequestContext,
  input: object,
  forbiddenFields: ForbiddenFields = 'refuse',
): Promise<number> {
  const changes = readImpactBuyer(input, true);
  return once(context, 'createImpactBuyer', changes, async () => {
    const permitted = permittedChanges(impactBuyerFields, 'Admin', EMPTY, changes, forbiddenFields);
    await checkImpactBuyer(context, NOT_YET, permitted);
    const { supplierId, imageUrl, ...columns } = permitted;
    const { manager } = context.app.database;
    const inserted = await manager.insert(ImpactBuyer, { ...columns, linkKey: newLinkKey() } as never);
    const id: number = inserted.identifiers[0]?.id;
    if (imageUrl)
      await manager.update(ImpactBuyer, id, {
        imageUrl: await giveProfileImage(context, { id, imageUrl: null }, imageUrl),
      });
    if (supplierId) await linkFromBuyer(context, id, supplierId);
    await recordActivity(context, {
      action: 'impact-buyer.created',
      subjectType: impactBuyerRecords.subject,
      subjectId: id,
      changes: auditOf<object>({}, permitted),
      personalFields: impactBuyerRecords.personalFields,
      shownOn: { type: impactBuyerRecords.subject, id },
    });
    return id;
  });
}
