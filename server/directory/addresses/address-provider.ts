import type { AddressSuggestion } from './address-suggestion.type.js';

/**
 * A source of address suggestions: the product's own list of localities, or an external service with streets
 * and numbers.
 */
export interface AddressProvider {
  /** Returns at most `most` addresses in New Zealand (R082) that complete the text, likeliest first. */
  suggest: (text: string, most: number) => Promise<AddressSuggestion[]>;
}

/** Returns a suggestion from its parts, with the whole address in one line. */
export function suggestionOf(
  id: string,
  { street, suburb, city, postCode }: Omit<AddressSuggestion, 'id' | 'label'>,
): AddressSuggestion {
  const town = [city, postCode].filter(Boolean).join(' ');
  const label = [street, suburb, town].filter(Boolean).join(', ');
  return { id, label, street, suburb, city, postCode };
}
