import { NATIONWIDE, REGIONS } from './regions.js';

/** The centre of each region, in degrees south and east. */
const CENTRES: Readonly<Record<string, readonly [south: number, east: number]>> = {
  Northland: [35.6, 173.9],
  Auckland: [36.9, 174.7],
  Waikato: [38.1, 175.4],
  'Bay Of Plenty': [38.1, 176.8],
  Gisborne: [38.3, 177.9],
  "Hawke's Bay": [39.4, 176.8],
  Taranaki: [39.3, 174.4],
  'Manawatu/Whanganui': [39.9, 175.6],
  Wellington: [41.1, 175.3],
  Marlborough: [41.7, 173.6],
  'Nelson/Tasman': [41.4, 172.8],
  'West Coast': [42.8, 171.2],
  Canterbury: [43.6, 171.6],
  Otago: [45.3, 169.7],
  Southland: [45.8, 168],
};

const RADIANS = Math.PI / 180;
const KILOMETRES_PER_DEGREE = 111.2;

/** Kilometres between the centres of two regions, exact enough for an order within New Zealand. */
function kilometresBetween(one: string, other: string): number {
  const [a, b] = [CENTRES[one], CENTRES[other]];
  if (!a || !b) throw new RangeError(`No centre is known for ${a ? other : one}.`);
  const north = a[0] - b[0];
  // Meridians converge towards the pole.
  const east = (a[1] - b[1]) * Math.cos(((a[0] + b[0]) / 2) * RADIANS);
  return Math.hypot(north, east) * KILOMETRES_PER_DEGREE;
}

const LOCAL_REGIONS = REGIONS.map(({ name }) => name).filter((name) => name !== NATIONWIDE);

const BY_DISTANCE: ReadonlyMap<string, readonly string[]> = new Map(
  LOCAL_REGIONS.map((home) => [
    home,
    LOCAL_REGIONS.toSorted((a, b) => kilometresBetween(home, a) - kilometresBetween(home, b)),
  ]),
);

/** Returns the region of a district, or undefined for any other text. */
export const regionOfDistrict = (district: string | undefined): string | undefined =>
  REGIONS.find(({ districts }) => district !== undefined && districts.includes(district))?.name;

/**
 * Returns all regions by the distance of their centres from that of the given region, which comes first. For
 * Nationwide, which is equally far from all, returns them in the order of the screens.
 */
export const regionsByDistance = (region: string): readonly string[] =>
  BY_DISTANCE.get(region) ?? LOCAL_REGIONS;
