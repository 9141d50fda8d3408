import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.js';
import { refuseOtherMethods } from '../platform/http/other-methods.js';
import { parseInput } from '../platform/input.js';
import {
  BADGE_KINDS,
  type BadgeAppearance,
  type BadgeKind,
  badgeAppearance,
} from '../reports/badges/badge.input.js';
import { BADGE_FORMS, type BadgeForm, type BadgeRequest, makeBadge } from '../reports/badges/make-badge.js';
import { badgeHeaders, NO_BADGE_HEADERS, openToAll, SCRIPT_HEADERS } from './badge-headers.js';
import type { RenderedEntry } from './page-cache.js';
import { type RenderedResponse, toRenderedResponse } from './rendered-response.js';
import { sendPage } from './send-page.js';
import type { SharedPageCache } from './shared-page-cache.js';

const PUBLIC = { config: { audience: ['public'] as const }, logLevel: 'warn' as const };
/** The maximum age of a badge. Sales change its figures all day without an announcement. */
const LIFETIME_MS = 60_000;

/** The subject types of these kinds of records in the activity log. */
const SUBJECTS: Record<BadgeKind, string> = {
  supplier: 'supplier',
  impactbuyer: 'impact-buyer',
  goodcause: 'good-cause',
};

/** The response for a badge that is hidden, does not exist or is not valid. */
const NONE = JSON.stringify({ code: 'NOT_FOUND', message: 'This badge could not be found.' });
const noBadge = toRenderedResponse(NONE, { status: 404, redirect: null, headers: NO_BADGE_HEADERS });

interface Address {
  Params: { kind: string; file: string };
}
type Named = Omit<BadgeRequest, 'look'>;

/**
 * Returns the badge that an address names: /badge/supplier/12.svg, /badge/goodcause/3.json,
 * /badge/impactbuyer/nikau/frame.
 */
function named(kind: string, key: string | undefined, form: string | undefined): Named | null {
  const [is, as] = [kind.toLowerCase(), form?.toLowerCase()];
  const known = BADGE_KINDS.find((each) => each === is);
  const knownForm = BADGE_FORMS.find((each) => each === as);
  return known && knownForm && key ? { kind: known, key, form: knownForm } : null;
}

/** Returns the same key for all addresses that show the same, regardless of further parameters. */
const cacheKey = ({ kind, key, form }: Named, { lang, theme, size }: BadgeAppearance) =>
  `/badge/${kind}/${key.toLowerCase()}.${form}?${lang}&${theme}&${size}`;

/**
 * Serves badges with live figures for pages of other sites (ADR 51): open to every origin, without cookies,
 * and cached like public pages until the record changes, but for a minute at most (ADR 21).
 */
export function serveBadges(fastify: FastifyInstance, app: App, pageCache: SharedPageCache): void {
  const make = async (wanted: BadgeRequest): Promise<RenderedEntry> => {
    const subject = SUBJECTS[wanted.kind];
    const made = await makeBadge(app.database, app.config.publicUrl, wanted);
    if (!made) return { page: noBadge, tags: new Set([subject]), lifetimeMs: LIFETIME_MS };
    const page = toRenderedResponse(made.text, {
      status: 200,
      redirect: null,
      headers: badgeHeaders(wanted.form),
    });
    return { page, tags: new Set([`${subject}:${made.id}`]), lifetimeMs: LIFETIME_MS };
  };
  const pageOf = async (wanted: BadgeRequest): Promise<RenderedResponse> => {
    const cache = pageCache();
    if (!cache) return (await make(wanted)).page;
    return cache.get(cacheKey(wanted, wanted.look), () => make(wanted));
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, name: Named | null) => {
    openToAll(reply, name?.form);
    const page = name ? await pageOf({ ...name, look: parseInput(badgeAppearance, request.query) }) : noBadge;
    return sendPage(request, reply, page);
  };
  for (const path of ['/badge/:kind/:file', '/badge/:kind/:file/frame'])
    refuseOtherMethods(fastify, path, ['GET']);
  fastify.get<Address>('/badge/:kind/:file', PUBLIC, (request, reply) => {
    const { kind, file } = request.params;
    const [, key, form] = /^(.+)\.(svg|json)$/i.exec(file) ?? [];
    return answer(request, reply, named(kind, key, form));
  });
  fastify.get<Address>('/badge/:kind/:file/frame', PUBLIC, (request, reply) =>
    answer(request, reply, named(request.params.kind, request.params.file, 'frame' satisfies BadgeForm)),
  );
}

/** Serves the built script that puts badges into pages of other sites. */
export function serveBadgeScript(fastify: FastifyInstance, script: string): void {
  const page = toRenderedResponse(script, { status: 200, redirect: null, headers: SCRIPT_HEADERS });
  fastify.get('/badge.js', PUBLIC, (request, reply) => {
    openToAll(reply);
    return sendPage(request, reply, page);
  });
}
