import { fold } from '../../shared/fold.js';
import { REGIONS } from './regions.js';

const regionByName = new Map(REGIONS.map((region) => [fold(region.name), region.name]));
const districts = REGIONS.flatMap((region) => region.districts);
/** "Tauranga" finds "Tauranga City"; a district that is spelt just so comes first. */
const districtByName = new Map([
  ...districts.map((district) => [fold(district).replace(/ (city|district)$/, ''), district] as const),
  ...districts.map((district) => [fold(district), district] as const),
]);

export interface Servicing {
  region?: string;
  district?: string;
}

/** A path segment that may be a region or a district: regions first, unknown values filter nothing (A08). */
export function parseServicing(value: string | null | undefined): Servicing {
  if (!value) return {};
  const region = regionByName.get(fold(value));
  if (region) return { region };
  const district = districtByName.get(fold(value));
  return district ? { district } : {};
}

/** The region as it is spelt in the list; All Locations and unknown ones are none (R006). */
export const parseRegion = (value: string | null | undefined) =>
  value ? regionByName.get(fold(value)) : undefined;

/** The district as it is spelt in the list; All Districts and unknown ones are none (R007). */
export const parseDistrict = (value: string | null | undefined) =>
  value ? districtByName.get(fold(value)) : undefined;
