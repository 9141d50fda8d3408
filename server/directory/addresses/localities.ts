import listed from '../../../migrations/1764000000005-localities.json' with { type: 'json' };
import { foldedWords } from '../../../shared/fold.js';

/** A suburb or a town, as it is written in an address. */
export interface Locality {
  /** The suburb. Null if the locality is a town. */
  suburb: string | null;
  city: string;
  postCode: string | null;
  folded: string;
}

const POST_CODE = /^\d{4}$/;

/**
 * The parts of Auckland whose suburbs have Auckland as their town. Other towns around it have their own
 * names.
 */
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

/** Returns the town after which a district is named, such as Whangārei for the Whangārei District. */
const townOf = (district: string) => district.replace(/ (City|District)$/, '');

/** Returns true if both have postcodes with the same first three digits, as localities of one town do. */
const sharesCodes = (one: Entry, other: Entry) =>
  one.codes.some((code) => other.codes.some((each) => each.slice(0, 3) === code.slice(0, 3)));

/** Returns the town of a suburb, or null if the entry is a town. */
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

/** Every suburb and town of New Zealand, sorted by folded name. */
const LOCALITIES: readonly Locality[] = Object.values(listed as Record<string, Record<string, string[]>>)
  .flatMap((districts) => Object.entries(districts))
  .flatMap(([district, lines]) => localitiesOf(district, lines))
  .sort((one, other) => (one.folded < other.folded ? -1 : one.folded > other.folded ? 1 : 0));

/** Returns the index of the first entry whose name is not before the text, by binary search. */
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

/**
 * Returns the localities whose name begins with this text, or that have this postcode. Towns come before
 * suburbs of the same name.
 */
export function localitiesThat(folded: string, most: number): Locality[] {
  if (POST_CODE.test(folded)) return (byCode.get(folded) ?? []).slice(0, most);
  const found: Locality[] = [];
  // A name with and without an abbreviation is the same name.
  const text = folded.replace(/^mt /, 'mount ').replace(/^st /, 'saint ');
  for (const start of new Set([folded, text])) {
    for (let at = firstFrom(start); LOCALITIES[at]?.folded.startsWith(start); at += 1)
      found.push(LOCALITIES[at] as Locality);
  }
  const rank = ({ suburb, folded: name }: Locality) => (name === text ? 0 : 2) + (suburb ? 1 : 0);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, most);
}
