import type { Changes } from '../platform/activity/changes.js';
import { type ForbiddenFields, permittedChanges } from '../platform/records/permitted-changes.js';
import { lockRecord, refuseStale, saveRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { linkFromBuyer } from '../suppliers/link-from-buyer.js';
import { checkImpactBuyer } from './check-impact-buyer.js';
import { impactBuyerFields, impactBuyerRecords } from './impact-buyer.fields.js';
import { buyerNotFound, requireBuyerKeeper } from './impact-buyer.policy.js';
import { readImpactBuyer } from './impact-buyer-input.js';
import { loadBuyerForKeeper } from './impact-buyer-record.read-model.js';
import { giveProfileImage } from './profile-image.js';

export interface UpdateOptions {
  /** The version the changes were made on; absent: only what is sent changes, whatever else has. */
  version?: number | null;
  forbiddenFields?: ForbiddenFields;
}

/**
 * Changes what is sent of a buyer, as far as the caller may: its own user part of it (R131, R132), staff all.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer buyer as `current`
 */
export async function updateImpactBuyer(
  context: RequestContext,
  id: number,
  input: object,
  { version, forbiddenFields = 'refuse' }: UpdateOptions = {},
): Promise<void> {
  const changes = readImpactBuyer(input);
  await context.app.database.transaction(async () => {
    const keeper = requireBuyerKeeper(context, id);
    const buyer = await lockRecord(context, impactBuyerRecords, id);
    if (!buyer) throw buyerNotFound();
    await refuseStale(buyer, version, 'This impact buyer has changed since you opened it.', () =>
      loadBuyerForKeeper(context, id),
    );
    const permitted = permittedChanges(impactBuyerFields, keeper, { ...buyer }, changes, forbiddenFields);
    if (Object.keys(permitted).length === 0) return;
    await checkImpactBuyer(context, id, permitted);
    if (permitted.imageUrl !== undefined)
      permitted.imageUrl = await giveProfileImage(context, buyer, permitted.imageUrl);
    const { supplierId, ...columns } = permitted;
    if (supplierId !== undefined) await linkFromBuyer(context, id, supplierId);
    const besides: Changes = supplierId === undefined ? {} : { supplierId: [buyer.supplierId, supplierId] };
    await saveRecord(context, impactBuyerRecords, buyer, columns, 'impact-buyer.changed', besides);
  });
}
