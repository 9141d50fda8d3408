import { z } from 'zod';
import { notFound } from '../platform/errors.js';
import { once } from '../platform/idempotency.js';
import { line, parseInput, recordId } from '../platform/input.js';
import { limitRate } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { AffiliateLinkClick } from './affiliate-link-click.entity.js';

/** What is told of a visit through a supplier's button. */
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
 * A visit through a supplier's own button to its shop or site, for staff to review (C041, R304). With an
 * Idempotency-Key it counts once (A171).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND for a supplier that is not listed
 */
export async function followAffiliateLink(context: RequestContext, input: unknown): Promise<void> {
  const visit = parseInput(affiliateVisit, input);
  await limitRate(context, 'follow-affiliate-link');
  await once(context, 'followAffiliateLink', visit, async () => {
    const { manager } = context.app.database;
    const listed = await manager.query('SELECT FROM supplier WHERE id = $1 AND listed', [visit.supplierId]);
    if (listed.length === 0) throw notFound('This supplier');
    // A buyer that nobody may see is left out rather than told of.
    const [buyer] = await manager.query(
      "SELECT id FROM impact_buyer WHERE id = $1 AND status = 'Live Report'",
      [visit.impactBuyerId ?? null],
    );
    await manager.insert(AffiliateLinkClick, { ...visit, impactBuyerId: buyer?.id ?? null });
  });
}
