import { AppError, badField } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createLeads } from './create-leads.js';
import { REFUSALS } from './open-lead.js';

/**
 * Creates a lead, with which staff offer a supplier to an impact buyer (R191, C089), and returns its id.
 * Repeatable under an Idempotency-Key.
 * @throws AppError BAD_USER_INPUT if the buyer or the supplier does not exist, CONFLICT if the two have an
 *   open lead (A71), FORBIDDEN
 */
export async function createLead(context: RequestContext, input: object): Promise<number> {
  return once(context, 'createLead', input, async () => {
    const [made] = await createLeads(context, [input]);
    if (!made) throw new Error('A new lead has no outcome');
    if (made.outcome === 'already-open') throw new AppError('CONFLICT', 409, REFUSALS['already-open']);
    if (made.outcome === 'unknown-buyer') throw badField('impactBuyerId', REFUSALS['unknown-buyer']);
    if (made.id === null) throw badField('supplierId', REFUSALS['unknown-supplier']);
    return made.id;
  });
}
