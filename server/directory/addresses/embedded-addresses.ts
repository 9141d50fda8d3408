import { foldedWords } from '../../../shared/fold.js';
import { type AddressProvider, suggestionOf } from './address-provider.js';
import { type Locality, localitiesThat } from './localities.js';

/**
 * The minimum length of the beginning of a locality after a street, so that not every word is taken for one.
 */
const LEAST_BEHIND_STREET = 3;
const LEAST = 2;

/**
 * Yields each way to split the text into a street and the beginning of a locality, longest beginning first.
 */
function* splits(text: string): Generator<{ street: string | null; place: string }> {
  for (const { index } of text.matchAll(/[^\s,]+/g)) {
    const place = foldedWords(text.slice(index));
    // The street as typed: a comma separates a flat from a number.
    const street = text.slice(0, index).replace(/[\s,]+$/, '');
    if (place.length >= (street ? LEAST_BEHIND_STREET : LEAST)) yield { street: street || null, place };
  }
}

const key = ({ suburb, city, postCode }: Locality) => [suburb, city, postCode].filter(Boolean).join(' ');

/** Completes addresses from the product's own list of localities: suburb, town and postcode. */
export const embeddedAddresses: AddressProvider = {
  suggest: async (text, most) => {
    for (const { street, place } of splits(text)) {
      const found = localitiesThat(place, most);
      if (found.length > 0)
        return found.map((locality) => suggestionOf(key(locality), { ...locality, street }));
    }
    return [];
  },
};
