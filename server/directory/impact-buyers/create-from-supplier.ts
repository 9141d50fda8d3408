import { lockRecord } from '../../kits/records/update-record.js';
import { AppError } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import type { RequestContext } from '../../platform/request-context.js';
import { supplierRecords } from '../suppliers/supplier.fields.js';
import { requireSupplierEditor, supplierNotFound } from '../suppliers/supplier.policy.js';
import { createImpactBuyer } from './impact-buyer.commands.js';

/**
 * Creates an impact buyer from a supplier (R058, C015), links the two to each other (R147) and returns its
 * id. Fields that are left out are taken from the supplier. Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT if the supplier already is an impact
 *   buyer
 */
export async function createImpactBuyerFromSupplier(
  context: RequestContext,
  supplierId: number,
  input: object,
  options?: { evenIfSimilar?: boolean },
): Promise<number> {
  return once(context, 'createImpactBuyerFromSupplier', { supplierId, input }, async () => {
    requireSupplierEditor(context, supplierId, 'Admin');
    const supplier = await lockRecord(context, supplierRecords, supplierId);
    if (!supplier) throw supplierNotFound();
    if (supplier.impactBuyerId !== null)
      throw new AppError('CONFLICT', 409, 'This supplier is an impact buyer already.');
    const taken = {
      name: supplier.name,
      email: supplier.ownerEmail ?? supplier.enquiryEmail,
      phone: supplier.ownerMobile,
      address: supplier.physicalAddress,
      contactName: supplier.ownerContactPerson ?? supplier.ownerName,
      website: supplier.website,
      whoWeAre: supplier.whoAreWe,
    };
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
    return createImpactBuyer(context, { ...taken, ...given, supplierId }, options);
  });
}
