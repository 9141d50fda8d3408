import type { RecordFailure } from '../../kits/tasks/task-kind.js';
import { actorId, actorKind } from '../../platform/activity/record-activity.js';
import { AppError } from '../../platform/errors.js';
import { apiTokenOf, type RequestContext } from '../../platform/request-context.js';
import { OFFER_LEADS } from './insert-leads.sql.js';
import { type LeadOutcome, openIn, REFUSALS, withOpenPairError } from './open-lead.js';

/** A buyer and a supplier to offer to it. */
export interface Pair {
  impactBuyerId: number;
  supplierId: number;
}

/** Finds the reason why a pair has no new lead: an open lead, or a missing buyer or supplier. */
const WHY = {
  name: 'why-no-lead',
  text: `SELECT b.name AS buyer, s.name AS supplier, (SELECT o.id FROM lead o WHERE o.impact_buyer_id = a.impact_buyer_id
      AND o.supplier_id = a.supplier_id AND ${openIn('o')}) AS "openId"
    FROM unnest($1::integer[], $2::integer[]) WITH ORDINALITY AS a (impact_buyer_id, supplier_id, place)
      LEFT JOIN impact_buyer b ON b.id = a.impact_buyer_id LEFT JOIN supplier s ON s.id = a.supplier_id
    ORDER BY a.place`,
};

interface Why {
  [column: string]: unknown;
  buyer: string | null;
  supplier: string | null;
  openId: number | null;
}

const columnsOf = (pairs: readonly Pair[]) => [
  pairs.map(({ impactBuyerId }) => impactBuyerId),
  pairs.map(({ supplierId }) => supplierId),
];

/**
 * Creates a lead for each pair, with the defaults from its buyer and supplier (R220, R225). Returns the pairs
 * without a new lead, each with the id of its open lead (A72). Call it in a transaction on behalf of staff.
 * Takes one statement, another one if any pair was skipped, and another one if another transaction creates
 * the same pair at the same time.
 */
export async function offerLeads(context: RequestContext, pairs: readonly Pair[]): Promise<RecordFailure[]> {
  const skipped = await makeLeads(context, pairs);
  if (skipped.length === 0) return [];
  const reasons = await context.app.database.read<Why>(WHY, columnsOf(skipped));
  return reasons.map((why) => ({
    recordId: why.openId,
    recordName: [why.buyer, why.supplier].filter(Boolean).join(': ') || null,
    message: REFUSALS[outcomeOf(why)],
  }));
}

/** Creates the leads and returns the pairs without a new lead. */
async function makeLeads(context: RequestContext, pairs: readonly Pair[]): Promise<Pair[]> {
  const { manager } = context.app.database;
  const token = apiTokenOf(context)?.sessionId ?? null;
  const who = [...columnsOf(pairs), actorKind(context), actorId(context), context.requestId, token];
  await manager.query('SAVEPOINT leads');
  try {
    return await withOpenPairError(() => manager.query(OFFER_LEADS.alone, who));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await manager.query('ROLLBACK TO SAVEPOINT leads');
    return manager.query(OFFER_LEADS.besideOthers, who);
  }
}

function outcomeOf({ buyer, supplier }: Why): Exclude<LeadOutcome, 'created'> {
  if (buyer === null) return 'unknown-buyer';
  return supplier === null ? 'unknown-supplier' : 'already-open';
}
