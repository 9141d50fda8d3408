import type { Texts } from './language';

/** Labels of the outcomes that suppliers can claim (R095). */
const words: Record<string, Texts<string>> = {
  SME: { en: 'Small local business', mi: 'Pakihi iti o te rohe' },
  'Social Enterprise': { en: 'Social enterprise', mi: 'Hinonga pāpori' },
  Carbon: { en: 'Less carbon', mi: 'Te whakaiti waro' },
  Waste: { en: 'Less waste', mi: 'Te whakaiti para' },
  Water: { en: 'Protects waterways', mi: 'Te tiaki wai' },
  Energy: { en: 'Saves energy', mi: 'Te whakaiti pūngao' },
  'Social Impact': { en: 'Social impact', mi: 'Te painga pāpori' },
};

/** Returns the label of an outcome; an unknown one is its own label. */
export const sustainabilityLabels = (type: string): Texts<string> => words[type] ?? { en: type, mi: type };
