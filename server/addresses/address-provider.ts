import type { AddressSuggestion } from './address-suggestion.type.js';

/** Who completes addresses: the product itself by its list of localities, or somebody outside by streets and numbers. */
export interface AddressProvider {
  /** At most so many addresses in New Zealand (R082) that the text may become, the likeliest first. */
  suggest: (text: string, most: number) => Promise<AddressSuggestion[]>;
}

/** An address with its line, of the parts that there are. */
export function suggestionOf(
  id: string,
  { street, suburb, city, postCode }: Omit<AddressSuggestion, 'id' | 'label'>,
): AddressSuggestion {
  const town = [city, postCode].filter(Boolean).join(' ');
  const label = [street, suburb, town].filter(Boolean).join(', ');
  return { id, label, street, suburb, city, postCode };
}
