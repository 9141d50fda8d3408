import { z } from 'zod';
import type { AddressLookupConfig } from '../platform/config/address-lookup.js';
import { type AddressProvider, suggestionOf } from './address-provider.js';

/** People type on: a provider that takes longer is too late. */
const TIMEOUT_MS = 2_000;
/** More than any answer needs. */
const MOST_BYTES = 200_000;

const part = z.string().max(200).nullish();

/** What of an answer is used; the country is checked besides being asked for (R082). */
const placeSchema = z.object({
  place_id: z.union([z.number(), z.string().max(100)]),
  address: z.object({
    country_code: z.literal('nz'),
    house_number: part,
    road: part,
    suburb: part,
    city: part,
    town: part,
    village: part,
    postcode: part,
  }),
});
type Place = z.output<typeof placeSchema>;

function suggestion({ place_id, address }: Place) {
  const { house_number, road, suburb, city, town, village, postcode } = address;
  return suggestionOf(`outside ${place_id}`, {
    street: [house_number, road].filter(Boolean).join(' ') || null,
    suburb: suburb ?? null,
    city: city ?? town ?? village ?? null,
    postCode: /^\d{4}$/.test(postcode ?? '') ? (postcode ?? null) : null,
  });
}

/**
 * Asks a service that speaks the search of Nominatim (OpenStreetMap's, one's own or a hosted one), for New Zealand
 * alone. Whatever does not look like a place there is left out.
 * @throws Error when it does not answer, or not with a list
 */
export const outsideAddresses = ({ url, key }: AddressLookupConfig): AddressProvider => ({
  suggest: async (text, most) => {
    const asked = new URL(url);
    const question = {
      q: text,
      countrycodes: 'nz',
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(most),
    };
    for (const [name, value] of Object.entries({ ...question, ...(key && { key }) }))
      asked.searchParams.set(name, value);
    const answer = await fetch(asked, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: { accept: 'application/json', 'accept-language': 'en-NZ' },
    });
    if (!answer.ok) throw new Error(`The provider of addresses answered ${answer.status}`);
    const body = await answer.text();
    if (body.length > MOST_BYTES) throw new Error('The provider of addresses answered too much');
    return z
      .array(z.unknown())
      .parse(JSON.parse(body))
      .flatMap((place) => placeSchema.safeParse(place).data ?? [])
      .slice(0, most)
      .map(suggestion);
  },
});
