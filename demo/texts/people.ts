import type { Random } from '../random.js';

/** Given names and family names of one culture, which are combined with each other. */
interface NamePool {
  readonly share: number;
  readonly given: string;
  readonly family: string;
}

const POOLS: readonly NamePool[] = [
  {
    share: 44,
    given:
      'Olivia Charlotte Isla Emma Sophie Grace Hannah Lucy Ruby Kate Rebecca Megan Nicola Fiona Alison Heather Wendy Janet Jack Oliver William James Thomas Liam Noah Daniel Ben Sam Hamish Callum Angus Craig Stuart Murray Graeme Ross Simon Tim Blair Duncan Rachel Amy Claire Jess Georgia',
    family:
      'Thompson Walker Wright Campbell Fraser Mackenzie Hughes Bennett Marshall Cooper Ward Turner Harris Reid Robertson Sinclair Fletcher Hartley Bailey Gibson Cameron McLeod Paterson Elliott Watson Donaldson Ferguson Lawson Barrett Chapman Kennedy Hamilton Ryan O’Brien Sutherland Morrison Holt Ashby',
  },
  {
    share: 22,
    given:
      'Ana Mere Hana Aroha Ngaire Kiri Hinemoa Marama Wikitōria Moana Anahera Ataahua Te-Rina Whetū Rāwiri Tāne Wiremu Hōne Hēmi Tama Nikau Manaia Kahu Matiu Tipene Mikaere Pita Rangi Tamati Waimarie Pania Tia',
    family:
      'Parata Ngata Tūhoe Rangihuna Waaka Kereama Paki Tamihana Hēnare Wihongi Te-Aho Pōtae Ruru Kawhia Matiu Tāwhai Poutama Nēpia Rāpana Kingi Heke Tīpene Pēwhairangi Hohepa Karaka Ropata',
  },
  {
    share: 12,
    given:
      'Sina Losa Mele Ana-Lisa Lupe Salote Talia Fetu Ioane Sione Tevita Semisi Viliami Malakai Tavita Filipo Pita Lagi Tasi Mareta Teuila Penina Sefa Lote',
    family:
      'Fa’alogo Tuilagi Taufa Leota Fonoti Latu Tupou Vaipulu Folau Faleolo Manu Sopoaga Tamapua Lefao Vea Toleafoa Pouono Tuala Mateo Ngaluafe Ioapo Kolo',
  },
  {
    share: 10,
    given:
      'Priya Anjali Kavita Meera Neha Sunita Divya Arjun Rahul Vikram Sanjay Amit Raj Harpreet Manpreet Gurpreet Deepak Nisha',
    family: 'Patel Singh Sharma Kumar Reddy Nair Kaur Desai Gill Prasad Chand Naidu Joshi Mehta',
  },
  {
    share: 9,
    given:
      'Mei Li-Na Grace Jenny Wei Jun Kevin Alice Vivian Hui Min Ji-woo Soo-jin Yuki Haruka Kenji Daniel Michelle Tony Eric',
    family: 'Chen Wang Zhang Liu Huang Lin Wong Chan Lee Kim Park Choi Tanaka Sato Nguyen Tran',
  },
  {
    share: 3,
    given:
      'Maria Joy Angelo Carlo Liza Grace Miguel Sofia Pieter Anneke Johan Lieke Katarina Ivan Layla Omar Yusuf Amina',
    family: 'Santos Reyes Cruz Garcia van-der-Berg de-Vries Jansen Bakker Petrović Novak Hassan Rahimi Silva',
  },
];

const LISTS = POOLS.map((pool) => ({
  share: pool.share,
  given: pool.given.split(' '),
  family: pool.family.split(' ').map((name) => name.replaceAll(/(?<=^|[a-z])-(?=[A-Za-z])/g, ' ')),
}));

/** The weight of each list, by its position. */
const SHARES: Readonly<Record<string, number>> = Object.fromEntries(
  LISTS.map((list, index) => [index, list.share]),
);

/** A person with a first and a last name. */
export interface Person {
  readonly given: string;
  readonly family: string;
  readonly fullName: string;
}

/** Returns a person with a name from one of the many cultures of Aotearoa. */
export function person(random: Random): Person {
  const pool = LISTS[Number(random.weighted(SHARES))];
  if (pool === undefined) throw new Error('There are no names');
  const given = random.pick(pool.given).replace('Te-', 'Te ').replace('Ana-Lisa', 'Analisa');
  const family = random.pick(pool.family);
  return { given, family, fullName: `${given} ${family}` };
}

/** Returns the form of a name in an email address: letters, digits and single dots. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[ -]+/g, '.');
}

const MAIL_DOMAINS = [
  'mail.example',
  'inbox.example',
  'post.example',
  'home.example',
  'example.net',
] as const;

/** Returns a private email address at a domain that is reserved for examples. */
export function privateEmail(random: Random, name: string): string {
  const number = random.chance(0.3) ? String(random.int(2, 98)) : '';
  return `${plainName(name)}${number}@${random.pick(MAIL_DOMAINS)}`;
}

/** Returns a mobile number with 555, which marks it as fictional. */
export function mobile(random: Random): string {
  return `${random.pick(['021', '022', '027', '027', '020'])} 555 ${String(random.int(0, 9999)).padStart(4, '0')}`;
}

/** Returns a landline number with the area code of its place, and 555, which marks it as fictional. */
export function landline(random: Random, areaCode: string): string {
  return `${areaCode} 555 ${String(random.int(0, 9999)).padStart(4, '0')}`;
}
