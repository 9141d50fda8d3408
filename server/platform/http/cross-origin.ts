import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

const PREFLIGHT_SECONDS = 600;

/**
 * Returns the address of the API for browsers if its origin differs from that of the site. Undefined
 * otherwise (R312, A154).
 */
export function apiUrlOf({
  publicUrl,
  publicApiUrl,
}: Pick<Config, 'publicUrl' | 'publicApiUrl'>): string | undefined {
  const elsewhere = publicApiUrl && new URL(publicApiUrl).origin !== new URL(publicUrl).origin;
  return elsewhere ? publicApiUrl : undefined;
}

/** Response headers that the scripts of the site may read, besides those that browsers always expose. */
export const EXPOSED_HEADERS = [
  'etag',
  'content-range',
  'x-total-count',
  'x-complete',
  'x-request-id',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'www-authenticate',
  'idempotency-replayed',
];

/**
 * Allows the pages of the site, and no others, to call the API from a browser if it has its own address
 * (A154). Call it before routes have to declare an audience, since preflight requests are for everyone.
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
