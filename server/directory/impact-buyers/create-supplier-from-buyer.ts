import { lockRecord } from '../../kits/records/update-record.js';
import { AppError } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createSupplier } from '../suppliers/supplier.commands.js';
import { impactBuyerRecords } from './impact-buyer.fields.js';
import { buyerNotFound, requireBuyerEditor } from './impact-buyer.policy.js';

const LONGEST_TITLE = 50;
const LONGEST_TEXT = 500;

/** Returns the beginning of a text, cut at the end of a word to at most `most` characters. */
function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

/**
 * Creates a supplier from an impact buyer (R126, C016), links the two to each other (R147) and returns its
 * id. It starts as Drafting under the name of the buyer, for staff to complete. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if the buyer already is a supplier, or if another
 *   supplier has the same name or email address, unless `evenIfSimilar`
 */
export async function createSupplierFromBuyer(
  context: RequestContext,
  id: number,
  options?: { evenIfSimilar?: boolean },
): Promise<number> {
  return once(context, 'createSupplierFromImpactBuyer', { id }, async () => {
    requireBuyerEditor(context, id, 'Admin');
    const buyer = await lockRecord(context, impactBuyerRecords, id);
    if (!buyer) throw buyerNotFound();
    if (buyer.supplierId !== null)
      throw new AppError('CONFLICT', 409, 'This impact buyer is a supplier already.');
    const known = {
      name: buyer.name,
      listTitle: beginning(buyer.name, LONGEST_TITLE),
      enquiryEmail: buyer.email,
      ownerName: buyer.contactName,
      ownerEmail: buyer.email,
      ownerMobile: buyer.phone,
      physicalAddress: buyer.address,
      website: buyer.website,
      whoAreWe: buyer.whoWeAre && beginning(buyer.whoWeAre, LONGEST_TEXT),
      impactBuyerId: id,
    };
    return createSupplier(context, known, options);
  });
}
