import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEW_RECORDS_FEED, NEW_RECORDS_TITLE } from '../../shared/new-records-feed.js';
import { PRODUCT_NAME } from '../../shared/product-name.js';
import type { App } from '../platform/app.js';
import { refuseOtherMethods } from '../platform/http/other-methods.js';
import { inLanguage, LANGUAGE_TAGS, type Language } from '../platform/language.js';
import { xmlText } from '../platform/xml-text.js';
import { openToAll } from './badge-headers.js';
import { listNewRecords, type NewRecord } from './new-records.read-model.js';
import type { RenderedEntry } from './page-cache.js';
import { toRenderedResponse } from './rendered-response.js';
import { sendPage } from './send-page.js';
import type { SharedPageCache } from './shared-page-cache.js';

const PUBLIC = { config: { audience: ['public'] as const, anyWebsite: true }, logLevel: 'warn' as const };
const LIFETIME_MS = 10 * 60_000;
const HEADERS = {
  'content-type': 'application/atom+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=600, stale-while-revalidate=3600',
};
/** The time of the last change of a feed without entries, since a feed must name one. */
const NEVER = new Date('2020-01-01T00:00:00Z');

const SUBTITLES: Record<Language, string> = {
  en: 'Suppliers and good causes that joined recently.',
  mi: 'Ngā kaiwhakarato me ngā kaupapa pai kua hono mai nei.',
};
const KINDS: Record<NewRecord['type'], { folder: string } & Record<Language, string>> = {
  SUPPLIER: { folder: '/business', en: 'Supplier', mi: 'Kaiwhakarato' },
  GOOD_CAUSE: { folder: '/GoodCauses', en: 'Good cause', mi: 'Kaupapa pai' },
};

/** Returns an entry of the feed. Its id is the address of its page, which never changes. */
function entryXml(origin: string, language: Language, record: NewRecord): string {
  const { type, id, name, summary, publishedAt } = record;
  const kind = KINDS[type];
  const page = xmlText(origin + inLanguage(language, `${kind.folder}/${id}`));
  const time = publishedAt.toISOString();
  const about = summary ? `<summary>${xmlText(summary)}</summary>` : '';
  return `<entry><id>${page}</id><title>${xmlText(name)}</title><link rel="alternate" type="text/html" href="${page}"/><published>${time}</published><updated>${time}</updated><category term="${type}" label="${kind[language]}"/>${about}</entry>`;
}

/** Returns an Atom feed (RFC 4287) of records in a language, with addresses below the origin. */
function newRecordsFeed(origin: string, language: Language, records: readonly NewRecord[]): string {
  const self = xmlText(origin + inLanguage(language, NEW_RECORDS_FEED));
  const site = xmlText(origin + inLanguage(language, '/'));
  const updated = (records[0]?.publishedAt ?? NEVER).toISOString();
  const entries = records.map((record) => entryXml(origin, language, record)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}"><id>${self}</id><title>${NEW_RECORDS_TITLE[language]}</title><subtitle>${SUBTITLES[language]}</subtitle><link rel="self" type="application/atom+xml" href="${self}"/><link rel="alternate" type="text/html" href="${site}"/><updated>${updated}</updated><author><name>${PRODUCT_NAME}</name><uri>${site}</uri></author>${entries}</feed>`;
}

/**
 * Serves the feed of new suppliers and good causes in both languages, to pages of any website. Like badges, it is
 * cached until a record that it may show changes (ADR 75).
 */
export function serveNewRecordsFeed(fastify: FastifyInstance, app: App, pageCache: SharedPageCache): void {
  const make = async (language: Language): Promise<RenderedEntry> => {
    const records = await listNewRecords(app.database);
    const xml = newRecordsFeed(app.config.publicUrl, language, records);
    const page = toRenderedResponse(xml, { status: 200, redirect: null, headers: HEADERS });
    return { page, tags: new Set(['supplier', 'good-cause']), lifetimeMs: LIFETIME_MS };
  };
  for (const language of ['en', 'mi'] as const) {
    const path = inLanguage(language, NEW_RECORDS_FEED);
    fastify.get(path, PUBLIC, async (request: FastifyRequest, reply: FastifyReply) => {
      openToAll(reply);
      const page = (await pageCache()?.get(path, () => make(language))) ?? (await make(language)).page;
      return sendPage(request, reply, page);
    });
    refuseOtherMethods(fastify, path, ['GET']);
  }
}
