/** Pages whose address is a secret key (R342). */
const LINK_PAGE = /^((?:\/mi)?\/(?:entitylink|prospectingbuyers))(\/.*)$/i;

export const isLinkPage = (path: string): boolean => LINK_PAGE.test(path);

/**
 * The address under which a link page is drawn and kept: without its key, which the browser alone reads. So one page
 * answers all keys in the same time (R237), and no key stands among what is kept.
 */
export const withoutKey = (path: string): string =>
  path.replace(LINK_PAGE, (_, name: string, rest: string) => name + rest.replace(/[^/]+/g, '-'));
