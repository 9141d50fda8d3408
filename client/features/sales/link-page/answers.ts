import type { QueuedSave } from '../../../editing/use-save-queue';
import type { LeadResponse, LeadResponseInput } from '../../../graphql/schema.generated';
import type { LinkPage_PageFragment } from './link-page.generated';

/** A supplier that is offered to the buyer. */
export type Offer = LinkPage_PageFragment['leads'][number];

/** Saves the buyer's answer to a lead. */
export type SaveResponse = QueuedSave<LeadResponseInput>;

/** The four answers, with their wording on the page (A66). */
export const answers: readonly { value: LeadResponse; label: string }[] = [
  { value: 'SOUNDING_POSITIVE', label: 'Interested Now' },
  { value: 'FUTURE_FOLLOW_UP', label: 'Interested in Future' },
  { value: 'ALREADY_USING', label: 'Already Using' },
  { value: 'NOT_INTERESTED', label: 'Not Interested' },
];

/**
 * Returns the visible offers: filtered by answer (R228), without dismissed ones, and starting with the one in the
 * address (R233).
 */
export function offersInSight(
  offers: readonly Offer[],
  { without, hidden, first }: { without: readonly LeadResponse[]; hidden: boolean; first: number | null },
): Offer[] {
  const shown = offers.filter(
    ({ id, customersResponse, customerHidden }) =>
      id === first ||
      ((hidden || !customerHidden) && !(customersResponse && without.includes(customersResponse))),
  );
  return [...shown.filter(({ id }) => id === first), ...shown.filter(({ id }) => id !== first)];
}
