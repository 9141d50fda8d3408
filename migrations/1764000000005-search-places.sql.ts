import { districtTerm, regionTerm } from '../server/directory/suppliers/place-terms.js';
import { NATIONWIDE, REGIONS } from '../server/directory/suppliers/regions.js';
import { foldedWords } from '../shared/fold.js';

type Kind = 'region' | 'district' | 'locality' | 'post-code';
type PlaceRow = {
  folded: string;
  name: string;
  kind: Kind;
  rank: number;
  region: string;
  district: string | null;
  /** A tsquery that matches the listings that serve the place. */
  terms: string;
};

/** Regions, their districts, and the localities of each with their post codes, such as 'Ponsonby 1011'. */
type Localities = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const POST_CODE = /^\d{4}$/;

/** Returns the spellings under which a name is typed. */
function spellings(name: string): string[] {
  const folded = foldedWords(name);
  return [
    folded,
    folded.replace(/ (city|district|region|central)$/, ''),
    folded.replace(/\bmount\b/, 'mt'),
    folded.replace(/\bsaint\b/, 'st').replace(/^st\b/, 'saint'),
  ];
}

type Known = Omit<PlaceRow, 'terms'>;

const rowsOf = (name: string, at: Omit<Known, 'folded' | 'name'>): Known[] =>
  [...new Set(spellings(name))].map((folded) => ({ folded, name, ...at }));

const withTerms = (row: Known): PlaceRow => ({
  ...row,
  terms: row.district ? districtTerm(row.district) : regionTerm(row.region),
});

/** Returns the rows of search_place: each spelling of a region, district, locality or post code, the best known first. */
export function searchPlaces(localities: Localities, aliases: Readonly<Record<string, string>>): PlaceRow[] {
  const regions = REGIONS.filter(({ name }) => name !== NATIONWIDE);
  const known = [
    ...regions.flatMap(({ name }) => rowsOf(name, { kind: 'region', rank: 1, region: name, district: null })),
    ...regions.flatMap(({ name: region, districts }) =>
      districts.flatMap((name) => rowsOf(name, { kind: 'district', rank: 2, region, district: name })),
    ),
    ...Object.entries(localities).flatMap(([region, districts], place) =>
      Object.entries(districts).flatMap(([district, entries]) =>
        entries.flatMap((entry) => {
          const parts = entry.split(' ');
          const name = parts.filter((part) => !POST_CODE.test(part)).join(' ');
          const codes = parts.filter((part) => POST_CODE.test(part));
          return [
            // A town has a post code for post office boxes and one for its streets.
            ...rowsOf(name, { kind: 'locality', rank: codes.length > 1 ? 2 : 3 + place, region, district }),
            ...codes.map((code) => ({
              folded: code,
              name: code,
              kind: 'post-code' as const,
              rank: 3,
              region,
              district,
            })),
          ];
        }),
      ),
    ),
  ];
  const named = new Map(known.toReversed().map((row) => [row.name, row]));
  const others = Object.entries(aliases).flatMap(([alias, name]) => {
    const row = named.get(name);
    return row ? [{ ...row, folded: foldedWords(alias), rank: 2 }] : [];
  });
  return [...known, ...others].map(withTerms);
}
