import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { CHANGES_CHANNEL } from '../platform/activity/page-changes.js';
import type { App } from '../platform/app.js';
import type { DatabaseListener } from '../platform/database/database-listener.js';
import { PageCache } from './page-cache.js';

const MEGABYTE = 1024 * 1024;

/** Returns the page cache of this process, or null if caching is off. */
export type SharedPageCache = () => PageCache | null;

function measureSize({ metrics }: App, cache: PageCache): void {
  const registers = [metrics.registry];
  const pages = new Gauge({ name: 'uplift_page_cache_pages', help: 'Pages in the page cache', registers });
  const bytes = new Gauge({
    name: 'uplift_page_cache_bytes',
    help: 'Bytes of the page cache (at most PAGE_CACHE_MB)',
    registers,
  });
  metrics.readBeforeAnswer(() => {
    pages.set(cache.size.pages);
    bytes.set(cache.size.bytes);
  });
}

/**
 * Returns the page cache, which is opened on first use. Pages stay in it until a change in any process
 * affects them. While changes cannot be received, nothing is cached (ADR 21).
 */
export function sharedPageCache(fastify: FastifyInstance, app: App): SharedPageCache {
  let cache: PageCache | undefined;
  let listener: DatabaseListener | undefined;
  fastify.addHook('onClose', async () => listener?.stop());
  const open = () => {
    const opened = new PageCache(app.config.pageCacheMegabytes * MEGABYTE, (result) =>
      app.metrics.pageCacheReads.inc({ result }),
    );
    measureSize(app, opened);
    listener = app.database.listen({
      name: 'uplift-pages',
      channel: CHANGES_CHANNEL,
      onMessage: (change) => opened.announce(change),
      listening: () => opened.hear(),
      lost: () => opened.disconnected(),
    });
    return opened;
  };
  return () => {
    if (app.config.pageCacheMegabytes === 0) return null;
    cache ??= open();
    return cache;
  };
}
