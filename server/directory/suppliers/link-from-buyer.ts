import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { updateSupplier } from './supplier.commands.js';

/**
 * Links a locked impact buyer to the supplier of the same organisation, or removes the link:
 * `linkImpactBuyer` from the other end (R147). Both ends are written, and the activities of the supplier
 * record it.
 * @throws AppError BAD_USER_INPUT if there is no such supplier, or it is linked to another buyer
 */
export async function linkFromBuyer(
  context: RequestContext,
  impactBuyerId: number,
  supplierId: number | null,
): Promise<void> {
  const held: { id: number; impact_buyer_id: number | null }[] = await context.app.database.manager.query(
    'SELECT id, impact_buyer_id FROM supplier WHERE id = $1 OR impact_buyer_id = $2 ORDER BY id FOR UPDATE',
    [supplierId, impactBuyerId],
  );
  const wanted = held.find(({ id }) => id === supplierId);
  if (supplierId !== null && !wanted) throw badField('supplierId', 'There is no such supplier.');
  if (wanted?.impact_buyer_id && wanted.impact_buyer_id !== impactBuyerId)
    throw badField('supplierId', 'This supplier is already linked to another impact buyer.');
  for (const { id } of held)
    if (id !== supplierId) await updateSupplier(context, id, { impactBuyerId: null });
  if (supplierId !== null) await updateSupplier(context, supplierId, { impactBuyerId });
}
