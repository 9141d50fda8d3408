import { NATIONWIDE, REGIONS } from './regions.js';

const quoted = (term: string) => `'${term.replace(/['\\]/g, '$&$&')}'`;
const anyOf = (...terms: string[]) => `(${terms.map(quoted).join(' | ')})`;

/** Returns the query over listing terms for suppliers that serve a region or the whole country (A88). */
export const regionTerm = (region: string): string => anyOf(`r${region}`, `r${NATIONWIDE}`);

/** Returns the query for suppliers that serve a district or the whole country (R007). */
export const districtTerm = (district: string): string =>
  anyOf(`d${district}`, `d${NATIONWIDE}`, `r${NATIONWIDE}`);

/** Matches suppliers that serve any part of a region, or the whole country. */
export const regionAndDistrictsTerm = (region: string): string => {
  const districts = REGIONS.find(({ name }) => name === region)?.districts ?? [];
  return anyOf(
    ...[region, NATIONWIDE].map((name) => `r${name}`),
    ...[...districts, NATIONWIDE].map((name) => `d${name}`),
  );
};
