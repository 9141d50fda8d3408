import type { Changes } from '../platform/activity/changes.js';
import { forbidden } from '../platform/errors.js';
import { type ForbiddenFields, permittedChanges } from '../platform/records/permitted-changes.js';
import { lockRecord, refuseStale, saveRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { checkSupplier } from './check-supplier.js';
import { linkImpactBuyer } from './link-impact-buyer.js';
import { saveChildren } from './save-supplier-children.js';
import type { Supplier } from './supplier.entity.js';
import { supplierFields, supplierRecords } from './supplier.fields.js';
import { requireSupplierKeeper, type SupplierKeeper, supplierNotFound } from './supplier.policy.js';
import { saveCategories } from './supplier-categories.js';
import { learnMoreFiles, testimonials, workExamples } from './supplier-children.js';
import { readSupplier, type SupplierChanges, type SupplierRelated } from './supplier-input.js';
import { loadSupplierForKeeper } from './supplier-record.read-model.js';

export interface UpdateOptions {
  /** The version the changes were made on; absent: only what is sent changes, whatever else has. */
  version?: number | null;
  forbiddenFields?: ForbiddenFields;
}

/**
 * Changes what is sent of a supplier, as far as the caller may: its own user part of it (R088), staff all (R068). What
 * hangs on it is changed row by row; rows that are not sent stay.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer supplier as `current`
 */
export async function updateSupplier(
  context: RequestContext,
  id: number,
  input: object,
  { version, forbiddenFields = 'refuse' }: UpdateOptions = {},
): Promise<void> {
  const { changes, related } = readSupplier(input);
  await context.app.database.transaction(async () => {
    const keeper = requireSupplierKeeper(context, id);
    const supplier = await lockRecord(context, supplierRecords, id);
    if (!supplier) throw supplierNotFound();
    await refuseStale(supplier, version, 'This supplier has changed since you opened it.', () =>
      loadSupplierForKeeper(context, id),
    );
    const permitted = permittedChanges(supplierFields, keeper, { ...supplier }, changes, forbiddenFields);
    const columns = withConsequences(supplier, await checkSupplier(context, keeper, supplier, permitted));
    const besides = await saveRelated(context, { supplierId: id, keeper, forbiddenFields }, related);
    if (columns.impactBuyerId !== undefined) await linkImpactBuyer(context, supplier, columns.impactBuyerId);
    if (Object.keys(columns).length + Object.keys(besides).length > 0)
      await saveRecord(
        context,
        supplierRecords,
        supplier,
        columns as Partial<Supplier>,
        'supplier.changed',
        besides,
      );
  });
}

/** The postal address follows the physical one while it is said to be the same (R091). */
export function withConsequences(before: Partial<Supplier>, changes: SupplierChanges): SupplierChanges {
  const after = { ...before, ...changes };
  if (!after.postalAsAbove) return changes;
  const postal = {
    postalAddress: after.physicalAddress ?? null,
    postalSuburb: after.physicalSuburb ?? null,
    postalCity: after.physicalCity ?? null,
    postalPostCode: after.physicalPostCode ?? null,
  };
  const differs = Object.entries(postal).some(
    ([name, value]) => (before[name as keyof typeof postal] ?? null) !== value,
  );
  return differs ? { ...changes, ...postal } : changes;
}

/** Whose rows are saved, and by whom. */
export interface SavedFor {
  supplierId: number;
  keeper: SupplierKeeper;
  forbiddenFields: ForbiddenFields;
}

/** Saves what hangs on a supplier, as far as it was sent; answers what has changed. */
export async function saveRelated(
  context: RequestContext,
  saved: SavedFor,
  related: SupplierRelated,
): Promise<Changes> {
  return {
    ...(await saveCategories(context, saved.supplierId, categoriesFor(saved, related))),
    ...(related.workExamples && (await saveChildren(context, workExamples, saved, related.workExamples))),
    ...(related.testimonials && (await saveChildren(context, testimonials, saved, related.testimonials))),
    ...(related.learnMoreFiles &&
      (await saveChildren(context, learnMoreFiles, saved, related.learnMoreFiles))),
  };
}

/** Staff alone say under which categories a supplier is listed. */
function categoriesFor({ keeper, forbiddenFields }: SavedFor, related: SupplierRelated) {
  const { categoryIds, subCategoryIds } = related;
  if (keeper === 'Admin' || (!categoryIds && !subCategoryIds)) return { categoryIds, subCategoryIds };
  if (forbiddenFields === 'refuse') throw forbidden('You may not change this field.');
  return {};
}
