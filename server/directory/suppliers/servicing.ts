import { fold } from '../../../shared/fold.js';
import { REGIONS } from './regions.js';

const regionByName = new Map(REGIONS.map((region) => [fold(region.name), region.name]));
const districts = REGIONS.flatMap((region) => region.districts);
/** Districts by name. “Tauranga” finds “Tauranga City”; an exact spelling comes first. */
const districtByName = new Map([
  ...districts.map((district) => [fold(district).replace(/ (city|district)$/, ''), district] as const),
  ...districts.map((district) => [fold(district), district] as const),
]);

export interface Servicing {
  region?: string;
  district?: string;
}

/**
 * Returns the region or the district that a path segment names. Regions come first; unknown values have no
 * effect (A08).
 */
export function parseServicing(value: string | null | undefined): Servicing {
  if (!value) return {};
  const region = regionByName.get(fold(value));
  if (region) return { region };
  const district = districtByName.get(fold(value));
  return district ? { district } : {};
}

/**
 * Returns the region in the spelling of the list, or undefined for All Locations and unknown names (R006).
 */
export const parseRegion = (value: string | null | undefined) =>
  value ? regionByName.get(fold(value)) : undefined;

/**
 * Returns the district in the spelling of the list, or undefined for All Districts and unknown names (R007).
 */
export const parseDistrict = (value: string | null | undefined) =>
  value ? districtByName.get(fold(value)) : undefined;
