import { decodedPart } from '../../shared/decoded-part.js';

/** Names of pages whose address is a secret key (R342). */
const LINK_PAGES = ['entitylink', 'prospectingbuyers'];

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** Returns the path of an address as routes read it: decoded, regardless of case, without the query. */
export const readPath = (address: string): string => pathOf(address).split('/').map(decodedPart).join('/');

/** Returns the index of the key in the parts of the path of a link page, or null for other pages. */
function keyPlace(parts: readonly string[]): number | null {
  const named = parts.map((part) => decodedPart(part).toLowerCase());
  const place = named.findIndex((part) => part !== '' && part !== 'mi');
  return LINK_PAGES.includes(named[place] ?? '') ? place + 1 : null;
}

export const isLinkPage = (address: string): boolean => keyPlace(pathOf(address).split('/')) !== null;

/**
 * Returns the address of a link page without its key, which only the browser reads. The page is rendered and
 * cached under it. So one page serves all keys in the same time (R237), and the cache contains no keys.
 */
export function withoutKey(address: string): string {
  const path = pathOf(address);
  const parts = path.split('/');
  const place = keyPlace(parts);
  if (place === null) return address;
  const named = parts.map((part, n) => (n >= place && part !== '' ? '-' : part)).join('/');
  return named + address.slice(path.length);
}
