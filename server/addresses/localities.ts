import listed from '../../migrations/1764000000023-localities.json' with { type: 'json' };
import { foldedWords } from '../../shared/fold.js';

/** A suburb or a town, as it stands in an address. */
export interface Locality {
  /** Null for a town by itself. */
  suburb: string | null;
  city: string;
  postCode: string | null;
  folded: string;
}

const POST_CODE = /^\d{4}$/;

/** Parts of Auckland whose suburbs have Auckland as their town; elsewhere around it towns have their own names. */
const AUCKLAND = new Set([
  'Central Auckland',
  'East Auckland',
  'Manukau',
  'North Shore',
  'Papakura',
  'West Auckland',
]);

interface Entry {
  name: string;
  codes: string[];
}

function entryOf(line: string): Entry {
  const parts = line.split(' ');
  return {
    name: parts.filter((part) => !POST_CODE.test(part)).join(' '),
    codes: parts.filter((part) => POST_CODE.test(part)),
  };
}

/** The town that a district is called by, where it is: Whangārei of the Whangārei District. */
const townOf = (district: string) => district.replace(/ (City|District)$/, '');

/** Streets of one town share the first three figures. */
const sharesCodes = (one: Entry, other: Entry) =>
  one.codes.some((code) => other.codes.some((each) => each.slice(0, 3) === code.slice(0, 3)));

/** The town that the suburbs of a district belong to; null where the entry is a town by itself. */
function cityOf(district: string, entry: Entry, town: Entry | undefined): string | null {
  if (AUCKLAND.has(district)) return 'Auckland';
  const name = townOf(district);
  if (district.endsWith(' City') && district !== 'Auckland City') return name;
  return town && sharesCodes(entry, town) ? name : null;
}

function localitiesOf(district: string, lines: readonly string[]): Locality[] {
  const entries = lines.map(entryOf);
  const town = entries.find(({ name }) => name === townOf(district));
  return entries.map((entry) => {
    const { name, codes } = entry;
    const city = cityOf(district, entry, town) ?? name;
    const suburb = city === name ? null : name;
    return { suburb, city, postCode: codes[0] ?? null, folded: foldedWords(name) };
  });
}

/** Every suburb and town of New Zealand, in the order of their folded names. */
const LOCALITIES: readonly Locality[] = Object.values(listed as Record<string, Record<string, string[]>>)
  .flatMap((districts) => Object.entries(districts))
  .flatMap(([district, lines]) => localitiesOf(district, lines))
  .sort((one, other) => (one.folded < other.folded ? -1 : one.folded > other.folded ? 1 : 0));

/** The first entry whose name is not before the text, by halving. */
function firstFrom(text: string): number {
  let [low, high] = [0, LOCALITIES.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((LOCALITIES[middle] as Locality).folded < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const byCode = new Map<string, Locality[]>();
for (const locality of LOCALITIES) {
  const { postCode } = locality;
  if (postCode) byCode.set(postCode, [...(byCode.get(postCode) ?? []), locality]);
}

/** Those whose name begins so, or that have this post code; towns before suburbs of the same name. */
export function localitiesThat(folded: string, most: number): Locality[] {
  if (POST_CODE.test(folded)) return (byCode.get(folded) ?? []).slice(0, most);
  const found: Locality[] = [];
  // A spelling with and without the abbreviation is one name.
  const text = folded.replace(/^mt /, 'mount ').replace(/^st /, 'saint ');
  for (const start of new Set([folded, text])) {
    for (let at = firstFrom(start); LOCALITIES[at]?.folded.startsWith(start); at += 1)
      found.push(LOCALITIES[at] as Locality);
  }
  const rank = ({ suburb, folded: name }: Locality) => (name === text ? 0 : 2) + (suburb ? 1 : 0);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, most);
}
