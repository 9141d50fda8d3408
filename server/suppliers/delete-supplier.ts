import sql from 'sql-template-tag';
import { recordActivity } from '../platform/activity/record-activity.js';
import { forbidden } from '../platform/errors.js';
import { type Reference, refuseReferenced } from '../platform/records/references.js';
import { lockRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { Supplier } from './supplier.entity.js';
import { SERVICES_LIST_ID, supplierRecords } from './supplier.fields.js';
import { requireSupplierKeeper, supplierNotFound } from './supplier.policy.js';

const REFERENCES: readonly Reference[] = [
  {
    called: ['enquiry', 'enquiries'],
    count: (id) =>
      sql`SELECT count(*) FROM sales_enquiry WHERE supplier_id = ${id} OR referred_by_supplier_id = ${id}`,
  },
  { called: ['lead', 'leads'], count: (id) => sql`SELECT count(*) FROM lead WHERE supplier_id = ${id}` },
  {
    called: ['user', 'users'],
    count: (id) => sql`SELECT count(*) FROM user_account WHERE supplier_id = ${id}`,
  },
  {
    called: ['impact buyer', 'impact buyers'],
    count: (id) => sql`SELECT count(*) FROM impact_buyer WHERE supplier_id = ${id}`,
  },
  {
    called: ['featured listing', 'featured listings'],
    count: (id) => sql`SELECT count(*) FROM featured_listing WHERE supplier_id = ${id}`,
  },
];

/**
 * Deletes a supplier that nothing refers to (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT where something refers to it
 */
export async function deleteSupplier(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    requireSupplierKeeper(context, id, 'Admin');
    const supplier = await lockRecord(context, supplierRecords, id);
    if (!supplier) throw supplierNotFound();
    if (id === SERVICES_LIST_ID) throw forbidden('The list of services cannot be deleted.');
    const advice = 'Set its status to Left & Removed instead.';
    await refuseReferenced(context, 'This supplier', id, REFERENCES, advice);
    await manager.delete(Supplier, id);
    await recordActivity(context, {
      action: 'supplier.deleted',
      subjectType: supplierRecords.subject,
      subjectId: id,
      changes: { name: [supplier.name, null], listTitle: [supplier.listTitle, null] },
      shownOn: { type: supplierRecords.subject, id },
    });
  });
}
