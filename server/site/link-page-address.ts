import { decodedPart } from '../../shared/decoded-part.js';

/** Names of pages whose address is a secret key (R342). */
const LINK_PAGES = ['entitylink', 'prospectingbuyers'];

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** The address as routes read it: however its letters are written, without the query. */
export const readPath = (address: string): string => pathOf(address).split('/').map(decodedPart).join('/');

/** Where in the parts of a path its key begins, if it is that of a link page. */
function keyPlace(parts: readonly string[]): number | null {
  const named = parts.map((part) => decodedPart(part).toLowerCase());
  const place = named.findIndex((part) => part !== '' && part !== 'mi');
  return LINK_PAGES.includes(named[place] ?? '') ? place + 1 : null;
}

export const isLinkPage = (address: string): boolean => keyPlace(pathOf(address).split('/')) !== null;

/**
 * The address under which a link page is drawn and kept: without its key, which the browser alone reads. So one page
 * answers all keys in the same time (R237), and no key stands among what is kept.
 */
export function withoutKey(address: string): string {
  const path = pathOf(address);
  const parts = path.split('/');
  const place = keyPlace(parts);
  if (place === null) return address;
  const named = parts.map((part, n) => (n >= place && part !== '' ? '-' : part)).join('/');
  return named + address.slice(path.length);
}
