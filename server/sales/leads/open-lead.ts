import { AppError, sqlState } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Lead } from './lead.entity.js';
import { CLOSED_STATUSES } from './lead.states.js';

/** The message if a buyer and a supplier already have an open lead (A71). */
export const OPEN_ALREADY = 'There is an open lead for this impact buyer and this supplier already.';

/** The outcome of a request for a new lead (A71, A72). */
export type LeadOutcome = 'created' | 'already-open' | 'unknown-buyer' | 'unknown-supplier';

/** The messages for requests that created no lead. */
export const REFUSALS: Readonly<Record<Exclude<LeadOutcome, 'created'>, string>> = {
  'already-open': OPEN_ALREADY,
  'unknown-buyer': 'This impact buyer does not exist. Choose another one.',
  'unknown-supplier': 'This supplier does not exist. Choose another one.',
};

/** The unique index that allows one open lead for a buyer and a supplier. */
const OPEN_PAIR_KEY = 'lead_open_pair_key';

const closed = CLOSED_STATUSES.map((status) => `'${status}'`).join(', ');

/** SQL that is true if a lead is open, as in the unique index. */
export const OPEN = openIn('');

/** Returns the same SQL for the rows of an alias. */
export function openIn(alias: string): string {
  const of = alias && `${alias}.`;
  return `${of}archived_at IS NULL AND ${of}sales_enquiry_id IS NULL AND ${of}status NOT IN (${closed})`;
}

const openAlready = () => new AppError('CONFLICT', 409, OPEN_ALREADY);

type Openness = Pick<Lead, 'archivedAt' | 'salesEnquiryId' | 'status'>;

const isOpen = ({ archivedAt, salesEnquiryId, status }: Openness): boolean =>
  archivedAt === null && salesEnquiryId === null && !CLOSED_STATUSES.includes(status);

const OTHER = `SELECT id FROM lead
  WHERE impact_buyer_id = $1::integer AND supplier_id = $2::integer AND id <> $3::integer AND ${OPEN}`;

/**
 * Throws if a change would reopen a lead while another lead of the same buyer and supplier is open (A71).
 * @throws AppError CONFLICT
 */
export async function refuseSecondOpen(
  { app }: RequestContext,
  before: Lead,
  columns: Partial<Lead>,
): Promise<void> {
  if (isOpen(before) || !isOpen({ ...before, ...columns })) return;
  const { impactBuyerId, supplierId, id } = before;
  const found: object[] = await app.database.manager.query(OTHER, [impactBuyerId, supplierId, id]);
  if (found.length > 0) throw openAlready();
}

/**
 * Runs `work` and throws the same CONFLICT if another transaction opens a lead of the pair at the same time.
 */
export async function withOpenPairError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { driverError } = error as { driverError?: { constraint?: string } };
    if (sqlState(error) === '23505' && driverError?.constraint === OPEN_PAIR_KEY) throw openAlready();
    throw error;
  }
}
