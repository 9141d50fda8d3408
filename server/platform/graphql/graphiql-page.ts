import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT_NAME } from '../product.js';

const ENTRY = 'client/graphiql/main.tsx';
const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * Scripts, fonts and workers come from the product only, and nothing is evaluated. The editor sets its colours in
 * style elements that it creates (ADR 70).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
  vary: 'accept',
};

/** Sends GraphiQL to a browser. Returns null for the requests of API clients. */
export type SendGraphiql = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

/**
 * Serves the files of the GraphiQL build in this folder at /graphiql, and returns the function that sends the page.
 * Undefined if the folder has no build, as in development before the first `npm run build`.
 */
export function serveGraphiql(fastify: FastifyInstance, folder: string): SendGraphiql | undefined {
  const manifest = path.join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return undefined;
  const html = pageOf(JSON.parse(readFileSync(manifest, 'utf8'))[ENTRY]);
  void fastify.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
    scope.get<{ Params: { '*': string } }>(
      '/graphiql/*',
      { config: { audience: ['public'] }, logLevel: 'warn' },
      ({ params }, reply) => reply.sendFile(params['*'], { maxAge: YEAR_MS, immutable: true }),
    );
  });
  return (request, reply) => (wantsPage(request) ? reply.headers(HEADERS).send(html) : null);
}

/**
 * Returns true for the navigation of a browser. Its Accept header begins with text/html, and unlike API clients it
 * sends none of the headers that let GET run a query.
 */
export function wantsPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  const [first = ''] = (headers.accept ?? '').split(/[,;]/);
  const forApi =
    headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name'] ?? headers['content-type'];
  return reads && first.trim().toLowerCase() === 'text/html' && forApi === undefined;
}

interface BuiltEntry {
  file: string;
  css?: string[];
}

const pageOf = ({ file, css = [] }: BuiltEntry) =>
  [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>GraphiQL · ${PRODUCT_NAME}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...css.map((name) => `<link rel="stylesheet" href="/graphiql/${name}">`),
    `<script type="module" src="/graphiql/${file}"></script></head>`,
    '<body><div id="graphiql"></div><noscript>GraphiQL needs JavaScript.</noscript></body></html>',
  ].join('');
