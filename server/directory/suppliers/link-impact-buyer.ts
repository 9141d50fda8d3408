import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';

/**
 * Links a locked supplier to the impact buyer of the same organisation, or removes the link. Both ends refer
 * to each other, or neither does (R147). The caller writes the supplier’s own column.
 * @throws AppError BAD_USER_INPUT if there is no such buyer, or it is linked to another supplier
 */
export async function linkImpactBuyer(
  { app }: RequestContext,
  supplier: { id: number; impactBuyerId: number | null },
  impactBuyerId: number | null,
): Promise<void> {
  const { manager } = app.database;
  if (impactBuyerId !== null) {
    const [buyer]: { supplier_id: number | null }[] = await manager.query(
      'SELECT supplier_id FROM impact_buyer WHERE id = $1 FOR UPDATE',
      [impactBuyerId],
    );
    if (!buyer) throw badField('impactBuyerId', 'There is no such impact buyer.');
    if (buyer.supplier_id !== null && buyer.supplier_id !== supplier.id)
      throw badField('impactBuyerId', 'This buyer is already linked to another supplier.');
  }
  await manager.query(
    `UPDATE impact_buyer SET supplier_id = CASE WHEN id = $2 THEN $1::integer END, version = version + 1,
      updated_at = now()
    WHERE id = $2 OR supplier_id = $1`,
    [supplier.id, impactBuyerId],
  );
}
