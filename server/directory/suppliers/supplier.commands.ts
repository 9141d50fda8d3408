import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { createRecord } from '../../kits/records/create-record.js';
import { type DeleteOptions, deleteRecord } from '../../kits/records/delete-record.js';
import type { RecordDefinition, SaveContext } from '../../kits/records/record-definition.js';
import { rejectDuplicate } from '../../kits/records/reject-duplicate.js';
import { forbidden } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { checkSupplier } from './check-supplier.js';
import { linkImpactBuyer } from './link-impact-buyer.js';
import { postalAsAbove } from './postal-address.js';
import { saveRelated } from './save-supplier-related.js';
import type { Supplier } from './supplier.entity.js';
import { SERVICES_LIST_ID, supplierFields, supplierRecords } from './supplier.fields.js';
import { requireSupplierEditor } from './supplier.policy.js';
import { readSupplier, type SupplierChanges, type SupplierRelated } from './supplier-input.js';
import { loadSupplierForEditor } from './supplier-record.read-model.js';
import { supplierReferences } from './supplier-references.js';
import { supplierTrash } from './supplier-trash.js';

async function check(
  context: RequestContext,
  { id, before, editorRole }: SaveContext<Supplier>,
  changes: SupplierChanges,
): Promise<SupplierChanges> {
  const supplier = { id, services: before?.services ?? [], locationsJson: before?.locationsJson ?? null };
  return postalAsAbove(before ?? {}, await checkSupplier(context, editorRole, supplier, changes));
}

async function follow(
  context: RequestContext,
  { id, before, editorRole, forbiddenFields }: SaveContext<Supplier>,
  { impactBuyerId }: SupplierChanges,
  related: SupplierRelated,
) {
  const saved = { supplierId: id, isNew: !before, editorRole, forbiddenFields };
  const besides = await saveRelated(context, saved, related);
  if (impactBuyerId || (before && impactBuyerId !== undefined))
    await linkImpactBuyer(context, { id, impactBuyerId: before?.impactBuyerId ?? null }, impactBuyerId);
  return besides;
}

/** The record definition of suppliers, which staff and the suppliers’ own users edit. */
export const suppliers: RecordDefinition<Supplier, typeof supplierFields, SupplierRelated> = {
  records: supplierRecords,
  fields: supplierFields,
  called: 'supplier',
  editorRole: requireSupplierEditor,
  newer: loadSupplierForEditor,
  read: readSupplier,
  check,
  follow,
  deletion: {
    references: supplierReferences,
    advice: 'Set its status to Left & Removed instead.',
    rememberedBy: ['name', 'listTitle'],
    check: ({ id }) => {
      if (id === SERVICES_LIST_ID) throw forbidden('The list of services cannot be deleted.');
    },
    trash: supplierTrash,
  },
};

/**
 * Creates a supplier (R067) and returns its id. The audience of callers is Admin.
 * @throws AppError BAD_USER_INPUT, or CONFLICT if another supplier has this name or enquiry address, unless
 * `evenIfSimilar`
 */
export const createSupplier = (
  context: RequestContext,
  input: object,
  { evenIfSimilar = true }: { evenIfSimilar?: boolean } = {},
): Promise<number> =>
  createRecord(context, suppliers, 'createSupplier', input, {
    refuse: async ({ name, enquiryEmail: email }) => {
      if (!evenIfSimilar) await rejectDuplicate(context, 'supplier', { name, email });
    },
  });

/**
 * Changes the given fields of a supplier. Its own user may change some of them (R088), staff all (R068).
 * Child rows are changed one by one; rows that are not sent stay.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer supplier as `current`
 */
export const updateSupplier = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, suppliers, id, input, options);

/**
 * Deletes a supplier that no record refers to (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if a record refers to it or it has changed
 */
export const deleteSupplier = (context: RequestContext, id: number, options?: DeleteOptions): Promise<void> =>
  deleteRecord(context, suppliers, id, options);
