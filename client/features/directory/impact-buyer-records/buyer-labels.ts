import { sameText } from '../../../forms/choices';
import type { StatusTone } from '../../../ui/status-tag';

/** Statuses of a buyer's report; only `Live Report` is public (R115). */
export const buyerStatuses = sameText(['Data Only', 'Drafting', 'Live Report']);
export type BuyerStatus = keyof typeof buyerStatuses;

/** Chances of success of a lead for the buyer (R117). */
export const chancesOfLead = sameText(['Low', 'Good', 'Strong']);

/** Types of organisation; the spaces inside the brackets are part of the value (R146). */
export const buyerTypes = sameText([
  'Church',
  'Charity',
  'Social Enterprise',
  'School',
  'Pre-School',
  'Self Employed',
  'Small Service Business ( 2 - 20 )',
  'Medium Service Business ( 20 - 50 )',
  'Large Company ( 50 + )',
  'Physical Shop',
  'Online Store',
  'Farm',
  'Mall',
  'MP Office',
  'Small Corporate ( Based Regionally )',
  'Large Corporate ( Based Nationally )',
  'Local Government ( District Entity )',
  'Government ( National Entity )',
]);

const statusTones: Record<BuyerStatus, StatusTone> = {
  'Data Only': 'quiet',
  Drafting: 'active',
  'Live Report': 'good',
};

/** Returns the tone of a status in lists; `quiet` for an unknown one. */
export const toneOfStatus = (status: string): StatusTone => statusTones[status as BuyerStatus] ?? 'quiet';
