import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.js';

/**
 * The website whose page sends a request. 'own': the site itself, or a client that is not a web page. 'listed': a website in
 * WEB_ORIGINS. 'foreign': any other website, a file, or a sandboxed frame.
 */
export type RequestOrigin = 'own' | 'listed' | 'foreign';

type Origins = Pick<Config, 'publicUrl' | 'publicApiUrl' | 'webOrigins'>;

/**
 * Returns the kind of website that a request comes from. Browsers set these headers themselves, so a page cannot
 * claim another origin. A page on the host that it calls is the site under another name, such as 127.0.0.1.
 */
export function requestOrigin(config: Origins, headers: IncomingHttpHeaders): RequestOrigin {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  if (origin === undefined || fetchSite === 'same-origin') return 'own';
  if (originsOf(config).includes(origin) || hostOf(origin) === host) return 'own';
  return config.webOrigins.includes(origin) ? 'listed' : 'foreign';
}

const originsOf = ({ publicUrl, publicApiUrl }: Origins): string[] =>
  [publicUrl, publicApiUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin);

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
