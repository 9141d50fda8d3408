import { inLanguage, type Language, type Texts } from '../lib/language';
import { PRODUCT_NAME } from '../lib/product';
import { SOCIAL_LINKS } from '../lib/site-links';

/** An object of schema.org. Addresses of the site are absolute paths; the head adds the origin. */
export type StructuredData = { [key: string]: unknown };

/** The structured data of Uplift itself, for the first page. */
export const organization: StructuredData = {
  '@type': 'Organization',
  name: PRODUCT_NAME,
  url: '/',
  logo: '/favicon.svg',
  areaServed: { '@type': 'Country', name: 'New Zealand' },
  sameAs: SOCIAL_LINKS.map(({ href }) => href),
};

const HOME: Texts<string> = { en: 'Home', mi: 'Kāinga' };

/**
 * Returns the breadcrumbs of a page: Home, then names and paths (without language) from the top down, the page itself
 * last.
 */
export const breadcrumbs = (
  language: Language,
  trail: readonly { name: string; path: string }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: HOME[language], path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: inLanguage(language, path),
  })),
});

/** Returns the value with the origin added to every path. */
export function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withOrigin(each, origin)]));
}
