/** The folder of the demo’s pictures, also in their addresses. */
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

/** The number of colour schemes of letter marks. */
export const LOGO_SCHEMES = 3;

/** Returns the name of a letter mark: the first letter without macron, in one of the schemes. */
export function logoName(name: string, id: number): string {
  const letter = /[A-Z]/.exec(name.normalize('NFD').toUpperCase())?.[0] ?? 'U';
  return `logo-${letter.toLowerCase()}-${(id % LOGO_SCHEMES) + 1}.webp`;
}

/** Returns the address of a picture or document. */
export const fileAddress = (name: string): string => `/files/${DEMO_FOLDER}/${name}`;

/** The trades with a wide banner picture, from which featured listings and promotions choose. */
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
