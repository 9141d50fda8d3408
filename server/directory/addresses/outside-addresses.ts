import { z } from 'zod';
import type { AddressLookupConfig } from '../../platform/config/address-lookup.js';
import { type AddressProvider, suggestionOf } from './address-provider.js';

/** The time limit for the service. People keep typing, so a later answer is of no use. */
const TIMEOUT_MS = 2_000;
/** The maximum size of a response, larger than any valid one. */
const MAX_BYTES = 200_000;

const part = z.string().max(200).nullish();

/** The used parts of a response. The country is part of the request and checked again here (R082). */
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
 * Returns a provider that calls a service with the Nominatim search API (of OpenStreetMap, self-hosted or
 * hosted), for New Zealand only. Results that are not a place there are left out.
 * @throws Error if the service does not answer with a list
 */
export const outsideAddresses = ({ url, key }: AddressLookupConfig): AddressProvider => ({
  suggest: async (text, most) => {
    const address = new URL(url);
    const question = {
      q: text,
      countrycodes: 'nz',
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(most),
    };
    for (const [name, value] of Object.entries({ ...question, ...(key && { key }) }))
      address.searchParams.set(name, value);
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: { accept: 'application/json', 'accept-language': 'en-NZ' },
    });
    if (!answer.ok) throw new Error(`The provider of addresses answered ${answer.status}`);
    const body = await answer.text();
    if (body.length > MAX_BYTES) throw new Error('The provider of addresses answered too much');
    return z
      .array(z.unknown())
      .parse(JSON.parse(body))
      .flatMap((place) => placeSchema.safeParse(place).data ?? [])
      .slice(0, most)
      .map(suggestion);
  },
});
