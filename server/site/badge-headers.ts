import type { FastifyReply } from 'fastify';
import type { BadgeForm } from '../reports/badges/make-badge.js';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Headers that let all other sites load badges and feeds, without cookies. */
const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
} as const;

const TYPES: Record<BadgeForm, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  frame: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const STYLED = "default-src 'none'; style-src 'unsafe-inline'";
const POLICIES: Record<BadgeForm, string> = {
  svg: `${STYLED}; frame-ancestors 'none'`,
  frame: `${STYLED}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  json: "default-src 'none'; frame-ancestors 'none'",
};

const cacheControl = (seconds: number, stale: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${stale}`;

/** Returns the headers of a badge. */
export const badgeHeaders = (form: BadgeForm): Record<string, string> => ({
  ...OPEN,
  'content-type': TYPES[form],
  'content-security-policy': POLICIES[form],
  'cache-control': cacheControl(5 * MINUTE_SECONDS, HOUR_SECONDS),
});

/** The headers of a missing badge. A page that waits for one may try again soon. */
export const NO_BADGE_HEADERS: Record<string, string> = {
  ...OPEN,
  'content-type': TYPES.json,
  'cache-control': cacheControl(MINUTE_SECONDS, MINUTE_SECONDS),
};

/** The headers of the script that puts badges into pages. */
export const SCRIPT_HEADERS: Record<string, string> = {
  ...OPEN,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': cacheControl(HOUR_SECONDS, 24 * HOUR_SECONDS),
};

/** Replaces the usual headers about frames and origins, so that other sites may show the response. */
export function openToAll(reply: FastifyReply, form?: BadgeForm): void {
  reply.removeHeader('access-control-allow-credentials').headers(OPEN);
  if (form === 'frame') reply.removeHeader('x-frame-options');
}
