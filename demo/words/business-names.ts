import type { Random } from '../random.js';
import type { Place } from './places.js';

/** Plants, birds and stars, in te reo Māori with macrons: first halves of names of every sort. */
export const NATIVE_WORDS = [
  'Kōwhai',
  'Rātā',
  'Pōhutukawa',
  'Tūī',
  'Mānuka',
  'Rimu',
  'Kauri',
  'Tōtara',
  'Kererū',
  'Kōtuku',
  'Pīwakawaka',
  'Harakeke',
  'Kahikatea',
  'Mataī',
  'Karaka',
  'Nīkau',
  'Ponga',
  'Kākā',
  'Kea',
  'Takahē',
  'Korimako',
  'Tōrea',
  'Toroa',
  'Kāmahi',
  'Hīnau',
  'Pūriri',
  'Tawa',
  'Kānuka',
  'Mamaku',
  'Toetoe',
  'Kawakawa',
  'Moana',
  'Pīpīwharauroa',
  'Whetū',
  'Marama',
  'Awa',
  'Pūkeko',
  'Kōkako',
  'Tīeke',
  'Tītoki',
  'Horoeka',
  'Rewarewa',
  'Kākāpō',
  'Mōhua',
  'Tauhou',
  'Ruru',
  'Kāhu',
  'Riroriro',
  'Tarata',
  'Mataura',
  'Aoraki',
  'Matariki',
  'Tāwhiri',
  'Kūaka',
  'Whio',
] as const;

/** Names of the land and of everyday things. */
const PLAIN_WORDS = [
  'Harbourside',
  'Ridgeline',
  'Southern Light',
  'Fernside',
  'Anchor Stone',
  'Long Bay',
  'Four Winds',
  'Bluestone',
  'Greenstone',
  'Riverbend',
  'Gumtree',
  'High Country',
  'Lighthouse',
  'Silver Fern',
  'Shelterbelt',
  'Tussock',
  'Saltmarsh',
  'Woolshed',
  'Driftwood',
  'Northerly',
  'Two Islands',
  'Black Sand',
  'Headland',
  'Paddock',
  'Boatshed',
] as const;

/** What a name is called in an address: no marks, lower case, hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Gives business names, each new as long as there are new ones, and keywords, each once. */
export class BusinessNames {
  private readonly names = new Set<string>();
  private readonly keywords = new Set<string>();

  /** A name such as 'Rātā Print', 'Bennett & Co Electrical' or 'Tūī Signs Ōamaru'. */
  name(random: Random, endings: readonly string[], family: string, place: Place): string {
    const ending = random.pick(endings);
    const bare = random.chance(0.16)
      ? `${family} ${random.pick(['& Sons', '& Daughters', 'Family', 'Brothers', '& Co'])} ${ending}`
      : `${random.pick(random.chance(0.68) ? NATIVE_WORDS : PLAIN_WORDS)} ${ending}`;
    const tries = [bare, `${bare} ${place.city}`, `${place.suburb} ${bare}`, `${family} ${bare}`];
    return this.reserve(tries.find((name) => !this.names.has(name)) ?? `${family} ${bare} ${place.city}`);
  }

  reserve(name: string): string {
    this.names.add(name);
    return name;
  }

  /** The address word of a business: the plain name, with the id behind it when that is taken. */
  keyword(name: string, id: number): string {
    const plain = slug(name).slice(0, 80);
    const keyword = this.keywords.has(plain) ? `${plain}-${id}` : plain;
    this.keywords.add(keyword);
    return keyword;
  }
}
