import { withoutInvisible } from './characters.js';

/** The maximum length of an address that mail servers deliver to. */
export const EMAIL_LENGTH = 254;

/**
 * Matches addresses with a host name. IP addresses in brackets are not allowed, since mail servers would look
 * them up in their own network. Before the @, all deliverable characters are allowed: & / = ' + and letters
 * of all scripts.
 */
const ADDRESS =
  /^[^\s@,;:<>()[\]"\\]{1,64}@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}][\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u;

/** Apostrophes of phones and word processors. */
const APOSTROPHES = /[\u2018\u2019\u02bc]/g;

/** Characters that a URL has outside the host. A parser would drop them and so change the address. */
const NO_HOST = /[\s/?#%\\:@]/;

/**
 * Returns a host in its ASCII form (`xn--…`), as browsers write it in address fields. Null if it is invalid.
 */
function asHost(name: string): string | null {
  const address = `http://${name}/`;
  return NO_HOST.test(name) || !URL.canParse(address) ? null : new URL(address).hostname;
}

function hostOf(name: string): string | null {
  const host = asHost(name);
  return host?.includes('.') && !/^[\d.]+$/.test(host) ? host : null;
}

/**
 * Returns an address in its stored spelling: lower case, without invisible characters, with straight
 * apostrophes (phones type curly ones) and an ASCII domain (`xn--…`). Other text is only tidied.
 */
export function oneSpelling(typed: string): string {
  const text = withoutInvisible(typed).normalize('NFKC').replace(APOSTROPHES, "'").toLowerCase();
  const at = text.lastIndexOf('@');
  const host = at > 0 ? hostOf(text.slice(at + 1)) : null;
  return host ? `${text.slice(0, at)}@${host}` : text;
}

/** The full stop of Chinese and Japanese, which separates the parts of a domain like `.`. */
const IDEOGRAPHIC_STOP = /\u3002/g;

/**
 * Returns a search text with the domain of an address in its stored spelling, so that `ana@māori.nz` and
 * `ana＠māori。nz` find `ana@xn--mori-qsa.nz`. Other texts are returned unchanged.
 */
export function asSpelledInAddresses(searchText: string): string {
  const text = searchText.normalize('NFKC');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).replace(IDEOGRAPHIC_STOP, '.');
  if (at < 0 || !domain.includes('.') || !/[^ -~]/.test(searchText)) return searchText;
  const host = withoutInvisible(domain).normalize('NFKC').toLowerCase();
  return `${text.slice(0, at)}@${asHost(host) ?? domain}`;
}

/** Returns true if a text in its stored spelling is an address that mail can be sent to. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= EMAIL_LENGTH && ADDRESS.test(text) && hostOf(text.slice(text.lastIndexOf('@') + 1)) !== null;
