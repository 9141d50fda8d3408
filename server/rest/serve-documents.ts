import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { CHANGELOG_PATH } from '../platform/deprecation.js';
import { refuseOtherMethods } from '../platform/http/other-methods.js';
import type { PageTheme } from '../platform/http/page-theme.js';
import { inlineHash } from '../platform/http/security-headers.js';
import type { CallGroup } from './calls.js';
import { DocsPage } from './docs-page/docs-page.js';
import { pageCss } from './docs-page/page-css.js';
import { type FinishedText, finished, sendFinished } from './entity-tag.js';
import { openApiDocument } from './openapi/document.js';
import type { OpenApiDocument } from './openapi/openapi.type.js';

const MINUTES_5 = 300;
const LONGEST_SEARCH = 100;

/** The documentation routes, as listed in the ledger of audiences. */
export const DOCUMENTS = [
  { method: 'GET', path: 'openapi.json', audience: ['public'], declaredAt: new Error() },
  { method: 'GET', path: 'docs', audience: ['public'], declaredAt: new Error() },
  { method: 'GET', path: 'docs/try-it.js', audience: ['public'], declaredAt: new Error() },
  { method: 'GET', path: CHANGELOG_PATH, audience: ['public'], declaredAt: new Error() },
] as const;
const [DESCRIPTION, PAGE, SCRIPT, CHANGELOG] = DOCUMENTS;

/** Returns a function that creates the description of these calls on first use. */
export function apiDescription(groups: readonly CallGroup[]): () => OpenApiDocument {
  let document: OpenApiDocument | undefined;
  return () => {
    document ??= openApiDocument(groups);
    return document;
  };
}

/** Serves the description of the calls for programs: GET /api/openapi.json. */
export function serveApiDocument(fastify: FastifyInstance, document: () => OpenApiDocument): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': `public, max-age=${MINUTES_5}`,
  };
  let description: FinishedText | undefined;
  fastify.get(
    `/api/${DESCRIPTION.path}`,
    { config: { audience: DESCRIPTION.audience, anyWebsite: true } },
    (request, reply) => {
      description ??= finished(JSON.stringify(document()), headers);
      return sendFinished(request, reply, description);
    },
  );
  refuseOtherMethods(fastify, `/api/${DESCRIPTION.path}`, [DESCRIPTION.method]);
}

/** The copy beside the built server (scripts/copy-changelog.mjs). Tests run from sources. */
const BUILT_CHANGELOG = fileURLToPath(new URL('./changelog.md', import.meta.url));

/** Serves the changelog of the APIs, to which the headers of deprecated parts link: GET /api/changelog. */
export function serveChangelog(fastify: FastifyInstance): void {
  const file = existsSync(BUILT_CHANGELOG) ? BUILT_CHANGELOG : 'CHANGELOG.md';
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': `public, max-age=${MINUTES_5}`,
  };
  const changelog = finished(readFileSync(file, 'utf8'), headers);
  fastify.get(
    `/api/${CHANGELOG.path}`,
    { config: { audience: CHANGELOG.audience, anyWebsite: true } },
    (request, reply) => sendFinished(request, reply, changelog),
  );
  refuseOtherMethods(fastify, `/api/${CHANGELOG.path}`, [CHANGELOG.method]);
}

interface Surroundings {
  look: PageTheme | undefined;
  /** The origin of the site, for the examples. */
  origin: string;
}

/** Serves the description of the calls for people: GET /api/docs, with `find` to search it. */
export function serveDocsPage(
  fastify: FastifyInstance,
  document: () => OpenApiDocument,
  { look = { baseCss: '', colorScript: '', tryItScript: '' }, origin }: Surroundings,
): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(look),
    'cache-control': 'no-cache',
  };
  let page: DocsPage | undefined;
  const pageFor = (find: string) => {
    page ??= new DocsPage(document(), { origin, look });
    return finished(page.html(find), headers);
  };
  fastify.get<{ Querystring: { find?: unknown } }>(
    `/api/${PAGE.path}`,
    { config: { audience: PAGE.audience } },
    (request, reply) => {
      const find = String(request.query.find ?? '').slice(0, LONGEST_SEARCH);
      return sendFinished(request, reply, pageFor(find.trim()));
    },
  );
  const script = finished(look.tryItScript, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  fastify.get(`/api/${SCRIPT.path}`, { config: { audience: SCRIPT.audience } }, (request, reply) =>
    sendFinished(request, reply, script),
  );
  for (const { path, method } of [PAGE, SCRIPT]) refuseOtherMethods(fastify, `/api/${path}`, [method]);
}

const policyOf = ({ baseCss, colorScript }: PageTheme) =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineHash(colorScript)}`,
    `style-src ${inlineHash(baseCss)} ${inlineHash(pageCss)}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
