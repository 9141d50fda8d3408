import { recordActivity } from '../../platform/activity/record-activity.js';
import { notFound } from '../../platform/errors.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';

const REVIEW_ONE = `UPDATE affiliate_link_click SET reviewed_at = CASE WHEN $2::boolean THEN now() END
  WHERE id = $1 AND (reviewed_at IS NOT NULL) <> $2::boolean RETURNING supplier_id AS "supplierId"`;
const REVIEW_ALL = `UPDATE affiliate_link_click SET reviewed_at = now()
  WHERE supplier_id = $1 AND reviewed_at IS NULL RETURNING id`;
const IS_THERE = 'SELECT FROM affiliate_link_click WHERE id = $1';
const SUPPLIER_IS_THERE = 'SELECT FROM supplier WHERE id = $1';

type Changed<Row> = [rows: Row[], count: number];

/**
 * Marks a click as reviewed or not reviewed (A165). Does nothing if it is already. The audience of the
 * callers ensures that they are staff.
 * @throws AppError NOT_FOUND
 */
export async function reviewAffiliateClick(
  context: RequestContext,
  id: number,
  reviewed: boolean,
): Promise<void> {
  const clickId = parseInput(recordId, id);
  await context.app.database.transaction(async (manager) => {
    const [changed] = await manager.query<Changed<{ supplierId: number }>>(REVIEW_ONE, [clickId, reviewed]);
    if (changed[0]) return recordReview(context, changed[0].supplierId, reviewed ? 1 : -1);
    const there = await manager.query<unknown[]>(IS_THERE, [clickId]);
    if (there.length === 0) throw notFound('This click');
  });
}

/**
 * Marks all clicks of a supplier as reviewed and returns the number of newly marked ones (A165). The audience
 * of the callers ensures that they are staff.
 * @throws AppError NOT_FOUND
 */
export async function reviewAffiliateClicksOf(context: RequestContext, supplierId: number): Promise<number> {
  const ownerId = parseInput(recordId, supplierId);
  return context.app.database.transaction(async (manager) => {
    const there = await manager.query<unknown[]>(SUPPLIER_IS_THERE, [ownerId]);
    if (there.length === 0) throw notFound('This supplier');
    const [, count] = await manager.query<Changed<unknown>>(REVIEW_ALL, [ownerId]);
    if (count > 0) await recordReview(context, ownerId, count);
    return count;
  });
}

const recordReview = (context: RequestContext, supplierId: number, count: number) =>
  recordActivity(context, {
    action: count > 0 ? 'supplier.clicks-reviewed' : 'supplier.click-unreviewed',
    subjectType: 'supplier',
    subjectId: supplierId,
    changes: { reviewedClicks: [null, Math.abs(count)] },
  });
