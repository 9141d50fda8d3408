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
