import { NATIONWIDE, REGIONS } from '../../server/directory/suppliers/regions.js';
import type { Random } from '../random.js';
import type { Place } from '../texts/places.js';

const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  Northland: ['Auckland'],
  Auckland: ['Northland', 'Waikato'],
  Waikato: ['Auckland', 'Bay Of Plenty'],
  'Bay Of Plenty': ['Waikato', 'Gisborne'],
  Gisborne: ["Hawke's Bay", 'Bay Of Plenty'],
  "Hawke's Bay": ['Gisborne', 'Manawatu/Whanganui'],
  Taranaki: ['Manawatu/Whanganui', 'Waikato'],
  'Manawatu/Whanganui': ['Wellington', 'Taranaki', "Hawke's Bay"],
  Wellington: ['Manawatu/Whanganui', 'Marlborough'],
  'Nelson/Tasman': ['Marlborough', 'West Coast'],
  Marlborough: ['Nelson/Tasman', 'Canterbury'],
  'West Coast': ['Nelson/Tasman', 'Canterbury'],
  Canterbury: ['Otago', 'West Coast'],
  Otago: ['Southland', 'Canterbury'],
  Southland: ['Otago'],
};

const DISTRICTS = new Map(REGIONS.map((region) => [region.name, region.districts]));

export interface ServiceArea {
  readonly regions: readonly string[];
  /** The districts that it serves, all of these regions. Empty for Nationwide. */
  readonly districts: readonly string[];
}

/**
 * Returns the area that a business in a place serves: the whole country, its own region and perhaps a
 * neighbour, or all of its own region.
 */
export function serviceArea(
  random: Random,
  place: Place,
  reach: 'nationwide' | 'regional' | 'home',
): ServiceArea {
  if (reach === 'nationwide') return { regions: [NATIONWIDE], districts: [] };
  const neighbours = NEIGHBOURS[place.region] ?? [];
  const regions = [
    place.region,
    ...(reach === 'regional' && random.chance(0.26) ? [random.pick(neighbours)] : []),
  ];
  const districts = regions.flatMap((region) => {
    const all = DISTRICTS.get(region) ?? [];
    if (reach === 'home' || random.chance(0.5)) return [...all];
    const some = new Set(random.sample(all, random.int(1, Math.min(5, all.length))));
    return all.filter((district) => some.has(district) || district === place.district);
  });
  return { regions, districts };
}
