import { inlineHash } from '../platform/http/security-headers.js';
import { isLinkPage, readPath } from './link-page-address.js';

/** Emotion's browser client adds an empty style element before it inserts rules. */
const EMPTY = inlineHash('');

/** Pages with the secret of a mail in their address. */
const SECRET_PAGE = /^(\/mi)?\/(reset-password|confirm-email|unsubscribe|supplier-alert)(?=\/|$)/i;
const ACCOUNT_PAGE = /^(\/mi)?\/(admin|login|register|forgot-password|userprofile|yearlyreport)(?=\/|$)/i;

/** Pages for frames on other sites. */
const EMBEDDED_PAGE = /^(\/mi)?\/searchresults_api(\/|$)/i;

/** Returns the headers of a page: a policy of its own, made of hashes so that the page can be cached. */
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
    // Components set computed positions and sizes in style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${apiUrl ? originsOf(apiUrl) : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    // Videos on a profile, once a visitor plays them.
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

/** Returns the origins of the API: for calls, and for the connection that reports changes (ADR 42). */
function originsOf(apiUrl: string): string {
  const { origin } = new URL(apiUrl);
  return ` ${origin} ${origin.replace('http', 'ws')}`;
}
