/** Pictures of the demo are served from here; the folder of the same name holds them. */
export const DEMO_FOLDER = 'demo';

export const VARIANTS = [1, 2, 3] as const;
export type Variant = (typeof VARIANTS)[number];
export type Orientation = 'Landscape' | 'Portrait';

export const profileName = (trade: string, variant: Variant): string => `${trade}-${variant}.webp`;
export const workName = (trade: string, variant: Variant, orientation: Orientation): string =>
  `${trade}-${variant}-${orientation.toLowerCase()}.webp`;
export const categoryName = (trade: string): string => `category-${trade}.webp`;
export const causeName = (cause: number): string => `cause-${cause}.webp`;
export const bannerName = (trade: string): string => `banner-${trade}.webp`;
export const mobileBannerName = (trade: string): string => `banner-${trade}-mobile.webp`;

/** Colour schemes of the letter marks. */
export const LOGO_SCHEMES = 3;

/** The letter mark of a name: its first letter without macron, in one of the schemes. */
export function logoName(name: string, id: number): string {
  const letter = /[A-Z]/.exec(name.normalize('NFD').toUpperCase())?.[0] ?? 'U';
  return `logo-${letter.toLowerCase()}-${(id % LOGO_SCHEMES) + 1}.webp`;
}

/** The address a picture or paper is served at. */
export const fileAddress = (name: string): string => `/files/${DEMO_FOLDER}/${name}`;

/** Trades with a wide banner picture; featured listings and promotions choose among them. */
export const BANNER_TRADES = [
  'plumbing',
  'gardening',
  'catering',
  'printing',
  'building',
  'travel',
  'coffee',
  'electrical',
] as const;
