import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

const PREFLIGHT_SECONDS = 600;

/** Where browsers find the API when it is not on the site's own origin; undefined when it is (R312, A154). */
export function apiUrlOf({
  publicUrl,
  publicApiUrl,
}: Pick<Config, 'publicUrl' | 'publicApiUrl'>): string | undefined {
  const elsewhere = publicApiUrl && new URL(publicApiUrl).origin !== new URL(publicUrl).origin;
  return elsewhere ? publicApiUrl : undefined;
}

/** Headers of answers that the site's scripts may read, beside those that browsers always let them read. */
export const EXPOSED_HEADERS = ['etag', 'x-total-count', 'x-complete', 'x-request-id', 'retry-after'];

/**
 * Lets the pages of the site, and no others, call the API from a browser where it has an address of its own (A154).
 * To be called before routes have to name their audience: asking what is allowed is for everybody.
 */
export async function allowTheSite(fastify: FastifyInstance, config: Config): Promise<void> {
  if (!apiUrlOf(config)) return;
  await fastify.register(cors, {
    origin: new URL(config.publicUrl).origin,
    credentials: true,
    methods: ['GET', 'POST', 'PUT'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  });
}
