import { foldedWords } from '../../shared/fold.js';
import { type AddressProvider, suggestionOf } from './address-provider.js';
import { type Locality, localitiesThat } from './localities.js';

/** A street may end with the beginning of a suburb's name: of so many letters, not to guess at every word. */
const LEAST_BEHIND_STREET = 3;
const LEAST = 2;

/** Each way to take the text apart into a street and the beginning of a locality, the longest beginning first. */
function* splits(text: string): Generator<{ street: string | null; place: string }> {
  for (const { index } of text.matchAll(/[^\s,]+/g)) {
    const place = foldedWords(text.slice(index));
    // As it was typed: a flat is told from a number by its comma.
    const street = text.slice(0, index).replace(/[\s,]+$/, '');
    if (place.length >= (street ? LEAST_BEHIND_STREET : LEAST)) yield { street: street || null, place };
  }
}

const key = ({ suburb, city, postCode }: Locality) => [suburb, city, postCode].filter(Boolean).join(' ');

/** Completes addresses by the list of localities that comes with the product: suburb, town and post code. */
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
