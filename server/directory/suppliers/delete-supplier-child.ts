import { lockRecord, saveRecord } from '../../kits/records/update-record.js';
import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ChildKind, ChildRow } from './save-supplier-children.js';
import { supplierRecords } from './supplier.fields.js';
import { requireSupplierEditor, supplierEditorRoleOf } from './supplier.policy.js';

/**
 * Deletes a work example, a testimonial or a file of a supplier (R083).
 * @throws AppError NOT_FOUND if there is no such row, or the caller may not edit its supplier; FORBIDDEN
 */
export async function deleteSupplierChild<Row extends ChildRow>(
  context: RequestContext,
  { entity, list, called, deletes }: ChildKind<Row>,
  id: number,
): Promise<number> {
  return context.app.database.transaction(async (manager) => {
    const row = await manager.findOneBy(entity, { id } as never);
    if (!row || !supplierEditorRoleOf(context, row.supplierId)) throw notFound(called);
    requireSupplierEditor(context, row.supplierId, ...deletes);
    const supplier = await lockRecord(context, supplierRecords, row.supplierId);
    const { affected } = await manager.delete(entity, id);
    if (!supplier || affected === 0) throw notFound(called);
    await saveRecord(context, supplierRecords, supplier, {}, 'supplier.changed', { [list]: [[row], []] });
    return supplier.id;
  });
}
