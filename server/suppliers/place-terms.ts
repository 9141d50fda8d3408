import { NATIONWIDE } from './regions.js';

const quoted = (term: string) => `'${term.replace(/['\\]/g, '$&$&')}'`;
const anyOf = (...terms: string[]) => `(${terms.map(quoted).join(' | ')})`;

/** Who serves a region, or the whole country (A88), as a query over the terms of a listing. */
export const regionTerm = (region: string): string => anyOf(`r${region}`, `r${NATIONWIDE}`);

/** Who serves a district, or the whole country (R007). */
export const districtTerm = (district: string): string =>
  anyOf(`d${district}`, `d${NATIONWIDE}`, `r${NATIONWIDE}`);
