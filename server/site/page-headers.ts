import { inlineHash } from '../platform/http/inline-hash.js';
import { isLinkPage, readPath } from './link-page-address.js';

/** Emotion's browser client adds an empty style element before it inserts rules. */
const EMPTY = inlineHash('');

/** Pages whose address carries the secret of a mail. */
const SECRET_PAGE = /^(\/mi)?\/(reset-password|confirm-email|unsubscribe|supplier-alert)(?=\/|$)/i;
const ACCOUNT_PAGE = /^(\/mi)?\/(admin|login|register|forgot-password|userprofile|yearlyreport)(?=\/|$)/i;

/** Made to stand in a frame on somebody else's page. */
const EMBEDDED_PAGE = /^(\/mi)?\/searchresults_api(\/|$)/i;

/** Headers of a page: a policy of its own, made of hashes so that the page can be cached. */
export function pageHeaders(
  address: string,
  inline: { script: string; styles: string[] },
  { secure, apiUrl }: { secure: boolean; apiUrl?: string },
): Record<string, string> {
  const path = readPath(address);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineHash(inline.script)}`,
    `style-src 'self' ${[...inline.styles.map(inlineHash), EMPTY].join(' ')}`,
    // Positions and sizes that components compute stand in style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${apiUrl ? originsOf(apiUrl) : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    // Films on a profile, once somebody presses play.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "base-uri 'none'",
    EMBEDDED_PAGE.test(path) ? 'frame-ancestors *' : "frame-ancestors 'none'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const secret = isLinkPage(address) || SECRET_PAGE.test(path);
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': secret || ACCOUNT_PAGE.test(path) ? 'no-store' : 'no-cache',
    ...(secret && { 'referrer-policy': 'no-referrer' }),
    ...((secret || ACCOUNT_PAGE.test(path)) && { 'x-robots-tag': 'noindex' }),
  };
}

/** Of the API: for calls, and for the connection that tells of changes (ADR 42). */
function originsOf(apiUrl: string): string {
  const { origin } = new URL(apiUrl);
  return ` ${origin} ${origin.replace('http', 'ws')}`;
}
