import { z } from 'zod';
import { notFound } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { line, parseInput, recordId } from '../../platform/input.js';
import { limitRate } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AffiliateLinkClick } from './click.entity.js';

/** The schema of a click on the affiliate button of a supplier. */
export const affiliateVisit = z.object({
  supplierId: recordId,
  url: z
    .preprocess(
      (url) => url ?? '',
      line(1000).refine((url) => /^https?:\/\/[^\s]+$/i.test(url), {
        message: 'This must be a web address.',
      }),
    )
    .meta({ format: 'uri' }),
  impactBuyerId: recordId.nullish(),
});

/**
 * Records a click on the affiliate button of a supplier, for staff to review (C041, R304). With an
 * Idempotency-Key it counts once (A171).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND if the supplier is not listed
 */
export async function followAffiliateLink(context: RequestContext, input: unknown): Promise<void> {
  const visit = parseInput(affiliateVisit, input);
  await limitRate(context, 'follow-affiliate-link');
  await once(context, 'followAffiliateLink', visit, async () => {
    const { manager } = context.app.database;
    const listed = await manager.query('SELECT FROM supplier WHERE id = $1 AND listed', [visit.supplierId]);
    if (listed.length === 0) throw notFound('This supplier');
    // A buyer that is not public is left out, without an error.
    const [buyer] = await manager.query(
      "SELECT id FROM impact_buyer WHERE id = $1 AND status = 'Live Report'",
      [visit.impactBuyerId ?? null],
    );
    await manager.insert(AffiliateLinkClick, { ...visit, impactBuyerId: buyer?.id ?? null });
  });
}
