/** The outcomes that a supplier can claim (R095): column, name, and key of its notes. */
export const SUSTAINABILITY = [
  { column: 'sustainability_sme', type: 'SME', notes: 'sustainabilitySME' },
  {
    column: 'sustainability_social_enterprise',
    type: 'Social Enterprise',
    notes: 'sustainabilitySocialEnterprise',
  },
  { column: 'sustainability_carbon', type: 'Carbon', notes: 'sustainabilityCarbon' },
  { column: 'sustainability_waste', type: 'Waste', notes: 'sustainabilityWaste' },
  { column: 'sustainability_water', type: 'Water', notes: 'sustainabilityWater' },
  { column: 'sustainability_energy', type: 'Energy', notes: 'sustainabilityEnergy' },
  { column: 'sustainability_social_impact', type: 'Social Impact', notes: 'sustainabilitySocialImpact' },
] as const;

/** The names of the outcomes of supplier `s`, as an array of text. */
export const SUSTAINABILITY_NAMES = `array_remove(ARRAY[
  ${SUSTAINABILITY.map(({ column, type }) => `CASE WHEN s.${column} THEN '${type}' END`).join(',\n  ')}], NULL)`;
