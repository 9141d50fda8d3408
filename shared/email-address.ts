import { withoutInvisible } from './characters.js';

/** The longest address that mail servers deliver to. */
export const EMAIL_LENGTH = 254;

/**
 * Names of hosts alone: no address in brackets, which mail servers would follow into the network they stand in. Before
 * the @ whatever servers deliver: & / = ' + and letters of all scripts.
 */
const ADDRESS =
  /^[^\s@,;:<>()[\]"\\]{1,64}@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}][\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u;

/** Signs that addresses of pages have besides a host. A parser would leave them out, and so change the address. */
const NO_HOST = /[\s/?#%\\:@]/;

/** The host as the network knows it (`xn--…`), as browsers write it in fields for addresses; null for none. */
function hostOf(name: string): string | null {
  const address = `http://${name}/`;
  if (NO_HOST.test(name) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? hostname : null;
}

/**
 * An address in the one spelling in which it is stored and compared: small letters, no invisible characters, a domain of
 * another script as `xn--…`. What is no address is only tidied.
 */
export function oneSpelling(typed: string): string {
  const text = withoutInvisible(typed).normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const host = at > 0 ? hostOf(text.slice(at + 1)) : null;
  return host ? `${text.slice(0, at)}@${host}` : text;
}

/** Returns true if a text in its one spelling is an address that mail can be sent to. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= EMAIL_LENGTH && ADDRESS.test(text) && hostOf(text.slice(text.lastIndexOf('@') + 1)) !== null;
