import { MONTHS } from '../../../../shared/months';
import type { CallTrackingTitle, Month } from '../../../graphql/schema.generated';

/** Outcomes that a supplier can claim: the field of the claim, and the key of its notes (R095). */
export const outcomes = [
  { flag: 'sustainabilitySme', notes: 'sustainabilitySME' },
  { flag: 'sustainabilitySocialEnterprise', notes: 'sustainabilitySocialEnterprise' },
  { flag: 'sustainabilityCarbon', notes: 'sustainabilityCarbon' },
  { flag: 'sustainabilityWaste', notes: 'sustainabilityWaste' },
  { flag: 'sustainabilityWater', notes: 'sustainabilityWater' },
  { flag: 'sustainabilityEnergy', notes: 'sustainabilityEnergy' },
  { flag: 'sustainabilitySocialImpact', notes: 'sustainabilitySocialImpact' },
] as const;

export type Outcome = (typeof outcomes)[number];

/** Roles of the person called when calls are tracked (R094). */
export const callTrackingTitles: Record<CallTrackingTitle, string> = {
  OWNER_OPERATOR: 'Owner-Operator',
  SALESPERSON: 'Salesperson',
  OFFICE: 'Office',
};
/** Months in which a supplier is likely to sign up (R098). */
export const months = Object.fromEntries(MONTHS.map((month) => [month.toUpperCase(), month])) as Record<
  Month,
  string
>;
