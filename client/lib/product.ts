import type { Texts } from './language';

export { PRODUCT_NAME } from '../../shared/product-name';

/** What stands after the route name in every page title (R030). */
export const TAGLINE: Texts<string> = { en: '100% charitable', mi: 'He kaupapa atawhai katoa' };

/** One hour of community work equals this many dollars of contribution (R280). */
export const DOLLARS_PER_HOUR = 22.75;

export const SOCIAL_LINKS = [
  { name: 'Facebook', href: 'https://www.facebook.com/uplift.example' },
  { name: 'Instagram', href: 'https://www.instagram.com/uplift.example' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/uplift-example' },
] as const;

/** The combined terms and privacy document, served beside the site (R039). */
export const TERMS_PDF = '/uplift-terms-and-privacy.pdf';
