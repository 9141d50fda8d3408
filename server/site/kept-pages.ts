import type { FastifyInstance } from 'fastify';
import { CHANGES_CHANNEL } from '../platform/activity/page-changes.js';
import type { App } from '../platform/app.js';
import type { DatabaseListener } from '../platform/database/database-listener.js';
import { PageCache } from './page-cache.js';

const MEGABYTE = 1024 * 1024;

/** Answers the one cache of this process, or null where none is to be kept. */
export type KeptPages = () => PageCache | null;

/**
 * What is kept until what it shows changes in any process, from the first time that somebody asks for the cache; in the
 * seconds when changes cannot be heard nothing is (ADR 21).
 */
export function keptPages(fastify: FastifyInstance, app: App): KeptPages {
  let cache: PageCache | undefined;
  let listener: DatabaseListener | undefined;
  fastify.addHook('onClose', async () => listener?.stop());
  const open = () => {
    const opened = new PageCache(app.config.pageCacheMegabytes * MEGABYTE);
    listener = app.database.listen({
      name: 'uplift-pages',
      channel: CHANGES_CHANNEL,
      heard: (change) => opened.announce(change),
      listening: () => opened.hear(),
      lost: () => opened.deaf(),
    });
    return opened;
  };
  return () => {
    if (app.config.pageCacheMegabytes === 0) return null;
    cache ??= open();
    return cache;
  };
}
