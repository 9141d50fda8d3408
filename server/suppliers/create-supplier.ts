import { recordActivity } from '../platform/activity/record-activity.js';
import { once } from '../platform/idempotency.js';
import { auditOf } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { checkSupplier } from './check-supplier.js';
import { linkImpactBuyer } from './link-impact-buyer.js';
import { Supplier } from './supplier.entity.js';
import { supplierRecords } from './supplier.fields.js';
import { readSupplier } from './supplier-input.js';
import { saveRelated, withConsequences } from './update-supplier.js';

/** Before it is numbered: no id that any supplier has. */
const NOT_YET = { id: 0, services: [], impactBuyerId: null };

/**
 * Staff record a supplier (R067); answers its id. Callers are Admin by their audience.
 * @throws AppError BAD_USER_INPUT
 */
export async function createSupplier(context: RequestContext, input: object): Promise<number> {
  const { changes, related } = readSupplier(input, true);
  return once(context, 'createSupplier', { changes, related }, async () => {
    const columns = withConsequences({}, await checkSupplier(context, 'Admin', NOT_YET, changes));
    const inserted = await context.app.database.manager.insert(Supplier, columns as never);
    const id: number = inserted.identifiers[0]?.id;
    if (columns.impactBuyerId) await linkImpactBuyer(context, { ...NOT_YET, id }, columns.impactBuyerId);
    const saved = { supplierId: id, keeper: 'Admin', forbiddenFields: 'refuse' } as const;
    const besides = await saveRelated(context, saved, related);
    await recordActivity(context, {
      action: 'supplier.created',
      subjectType: supplierRecords.subject,
      subjectId: id,
      changes: { ...auditOf<object>({}, columns), ...besides },
      personalFields: supplierRecords.personalFields,
      shownOn: { type: supplierRecords.subject, id },
    });
    return id;
  });
}
