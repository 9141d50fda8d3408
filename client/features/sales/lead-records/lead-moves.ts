import type { LeadStatus } from '../../../graphql/schema.generated';
import { leadStatuses } from './lead-labels';

/** The statuses in the order of the board's columns. */
export const statusOrder = Object.keys(leadStatuses) as LeadStatus[];

/**
 * Returns the reason why staff cannot move a lead to this status; null if they can. Does not check the lead's current
 * status.
 */
export const moveRefusal = (to: LeadStatus): string | null =>
  // A63: the API accepts Slim Chance, but screens do not offer it.
  to === 'SLIM_CHANCE' ? 'You can’t set the Slim Chance status on the board' : null;

/** Returns true if the lead is in Enquiry Created but has no enquiry (R192). */
export const lacksEnquiry = (lead: { status: LeadStatus; salesEnquiryId: number | null }): boolean =>
  lead.status === 'ENQUIRY_CREATED' && lead.salesEnquiryId === null;

/** Returns the next column on that side to which a lead can be moved; null if there is no such column. */
export function neighbourOf(
  status: LeadStatus,
  side: 'left' | 'right',
  columns: readonly LeadStatus[],
): LeadStatus | null {
  const at = columns.indexOf(status);
  const beside = side === 'left' ? columns.slice(0, at).reverse() : columns.slice(at + 1);
  return beside.find((to) => moveRefusal(to) === null) ?? null;
}
