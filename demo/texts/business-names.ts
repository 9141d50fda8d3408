import type { Random } from '../random.js';
import type { Place } from './places.js';

/** Plants, birds and stars in te reo Māori with macrons, for the first halves of all sorts of names. */
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

/** Words for landscapes and everyday things. */
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

/** Returns the form of a name in an address: no diacritics, lower case, hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A source of business names, each new as long as there are new ones, and of keywords, each used once. */
export class BusinessNames {
  private readonly names = new Set<string>();
  private readonly keywords = new Set<string>();

  /** Returns a name such as ‘Rātā Print’, ‘Bennett & Co Electrical’ or ‘Tūī Signs Ōamaru’. */
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

  /** Returns the keyword of a business: the plain name, with the id after it if the name is taken. */
  keyword(name: string, id: number): string {
    const plain = slug(name).slice(0, 80);
    const keyword = this.keywords.has(plain) ? `${plain}-${id}` : plain;
    this.keywords.add(keyword);
    return keyword;
  }
}
