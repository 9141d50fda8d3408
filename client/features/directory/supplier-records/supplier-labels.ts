import { MONTHS } from '../../../../shared/months';
import { sameText } from '../../../forms/choices';

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

/** Ways to agree on a contribution (R093). */
export const contributionTypes = sameText(['%', '% of specific', 'Fixed cost', 'Range']);
/** Roles of the person called when calls are tracked (R094). */
export const callTrackingTitles = sameText(['Owner-Operator', 'Salesperson', 'Office']);
/** Months in which a supplier is likely to sign up (R098). */
export const months = sameText(MONTHS);
