import { withoutInvisible } from './characters.js';

/** The longest address that mail servers deliver to. */
export const EMAIL_LENGTH = 254;

/**
 * Names of hosts alone: no address in brackets, which mail servers would follow into the network they stand in. Before
 * the @ whatever servers deliver: & / = ' + and letters of all scripts.
 */
const ADDRESS =
  /^[^\s@,;:<>()[\]"\\]{1,64}@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}][\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u;

/** Apostrophes as phones and word processors write them. */
const APOSTROPHES = /[\u2018\u2019\u02bc]/g;

/** Signs that addresses of pages have besides a host. A parser would leave them out, and so change the address. */
const NO_HOST = /[\s/?#%\\:@]/;

/** A host as the network knows it (`xn--…`), as browsers write it in fields for addresses; null for none. */
function asHost(name: string): string | null {
  const address = `http://${name}/`;
  return NO_HOST.test(name) || !URL.canParse(address) ? null : new URL(address).hostname;
}

function hostOf(name: string): string | null {
  const host = asHost(name);
  return host?.includes('.') && !/^[\d.]+$/.test(host) ? host : null;
}

/**
 * An address in the one spelling in which it is stored and compared: small letters, no invisible characters, the
 * apostrophe of keyboards (phones turn it into a curly one), a domain of another script as `xn--…`. What is no address is only tidied.
 */
export function oneSpelling(typed: string): string {
  const text = withoutInvisible(typed).normalize('NFKC').replace(APOSTROPHES, "'").toLowerCase();
  const at = text.lastIndexOf('@');
  const host = at > 0 ? hostOf(text.slice(at + 1)) : null;
  return host ? `${text.slice(0, at)}@${host}` : text;
}

/** The full stop of Chinese and Japanese, which separates the parts of a domain as `.` does. */
const IDEOGRAPHIC_STOP = /\u3002/g;

/**
 * Returns a searched text with the domain of an address spelled as it is stored, so that `ana@māori.nz` and
 * `ana＠māori。nz` find `ana@xn--mori-qsa.nz`. Other texts stay as they are.
 */
export function asSpelledInAddresses(sought: string): string {
  const text = sought.normalize('NFKC');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).replace(IDEOGRAPHIC_STOP, '.');
  if (at < 0 || !domain.includes('.') || !/[^ -~]/.test(sought)) return sought;
  const host = withoutInvisible(domain).normalize('NFKC').toLowerCase();
  return `${text.slice(0, at)}@${asHost(host) ?? domain}`;
}

/** Returns true if a text in its one spelling is an address that mail can be sent to. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= EMAIL_LENGTH && ADDRESS.test(text) && hostOf(text.slice(text.lastIndexOf('@') + 1)) !== null;
