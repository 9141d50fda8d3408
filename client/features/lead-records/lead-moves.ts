import type { LeadStatus } from '../../graphql/schema.generated';
import { leadStatuses } from './lead-words';

/** The states in their order, as the columns of the board stand. */
export const statusOrder = Object.keys(leadStatuses) as LeadStatus[];

/** Why staff do not move a lead to this state; null where they may. Whether it is there already is no matter. */
export const moveRefusal = (to: LeadStatus): string | null =>
  // A63: the API takes it, screens do not offer it.
  to === 'SLIM_CHANCE' ? 'Staff do not choose Slim Chance' : null;

/** It is said to have led to an enquiry, and there is none (R192). */
export const lacksEnquiry = (lead: { status: LeadStatus; salesEnquiryId: number | null }): boolean =>
  lead.status === 'ENQUIRY_CREATED' && lead.salesEnquiryId === null;

/** The next column on that side to which a lead may be moved; null where there is none. */
export function neighbourOf(
  status: LeadStatus,
  side: 'left' | 'right',
  columns: readonly LeadStatus[],
): LeadStatus | null {
  const at = columns.indexOf(status);
  const beside = side === 'left' ? columns.slice(0, at).reverse() : columns.slice(at + 1);
  return beside.find((to) => moveRefusal(to) === null) ?? null;
}
