import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../platform/app.js';
import { notFound } from '../platform/errors.js';
import { refuseOtherMethods } from '../platform/http/other-methods.js';
import { inLanguage } from '../platform/language.js';
import { countSitemapEntries, listSitemapEntries, type SitemapEntry } from './sitemap.read-model.js';

/** The maximum number of addresses in a sitemap (sitemaps.org). */
const MAX_ENTRIES = 50_000;
const HOUR_SECONDS = 3600;
const PUBLIC = { config: { audience: ['public'] as const } };

/** Pages that always exist. */
const PAGES = [
  '/',
  '/AboutUplift',
  '/about',
  '/ourTeam',
  '/join',
  '/SupplierJoin',
  '/GoodCauseJoin',
  '/ImpactBusinessJoin',
  '/contact',
  '/GoodCauses',
  '/impactBusiness',
  '/searchResults',
  '/coffee',
  '/giftBox',
];

/**
 * Pages for signed-in users, and addresses for programs. Link pages are not among them: a crawler has to read
 * their `noindex`, or it would list their address with its key once another site links to it (A25).
 */
const NOT_FOR_CRAWLERS = ['admin', 'login', 'userProfile', 'yearlyReport', 'api', 'graphql'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/** Returns the entry of a page in both languages, each with a link to the other. */
function urlOf(origin: string, { path, changedAt }: { path: string; changedAt?: Date }): string {
  const english = escaped(origin + path);
  const maori = escaped(origin + inLanguage('mi', path));
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${english}</loc>${changed}<xhtml:link rel="alternate" hreflang="en-NZ" href="${english}"/><xhtml:link rel="alternate" hreflang="mi-NZ" href="${maori}"/></url>`;
}

/** Returns one sitemap. The first begins with the pages that always exist. */
const sitemapXml = (origin: string, entries: (Pick<SitemapEntry, 'path'> & Partial<SitemapEntry>)[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.map((entry) => urlOf(origin, entry)).join('')}</urlset>`;

/** Returns the list of the sitemaps for this number of records. */
export function sitemapIndexXml(origin: string, records: number): string {
  const parts = Math.max(1, Math.ceil((PAGES.length + records) / MAX_ENTRIES));
  const places = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</sitemapindex>`;
}

async function partOf({ database, config }: App, part: number): Promise<string> {
  const first = part === 1;
  const offset = first ? 0 : (part - 1) * MAX_ENTRIES - PAGES.length;
  const entries = await listSitemapEntries(
    database,
    offset,
    first ? MAX_ENTRIES - PAGES.length : MAX_ENTRIES,
  );
  if (!first && entries.length === 0) throw notFound('This sitemap');
  return sitemapXml(config.publicUrl, [...(first ? PAGES.map((path) => ({ path })) : []), ...entries]);
}

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((name) => `Disallow: /${name}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Serves robots.txt, and sitemap.xml with its parts of at most 50,000 addresses. */
export function serveSitemap(fastify: FastifyInstance, app: App): void {
  const origin = app.config.publicUrl;
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(text);
  for (const path of ['/robots.txt', '/sitemap.xml']) refuseOtherMethods(fastify, path, ['GET']);
  fastify.get('/robots.txt', PUBLIC, (_, reply) => send(reply, 'text/plain', robots(origin)));
  fastify.get('/sitemap.xml', PUBLIC, async (_, reply) =>
    send(reply, 'application/xml', sitemapIndexXml(origin, await countSitemapEntries(app.database))),
  );
  fastify.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}$).xml',
    PUBLIC,
    async ({ params }, reply) => send(reply, 'application/xml', await partOf(app, Number(params.part))),
  );
}
