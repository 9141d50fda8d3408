import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { App } from '../platform/app.js';
import { notFound } from '../platform/errors.js';
import type { GraphQLApi } from '../platform/graphql/graphql-server.js';
import { homeOf, namesAnotherHost } from '../platform/http/page-address.js';
import type { PageRenderer } from '../platform/http/pages.js';
import type { RequestContext } from '../platform/request-context.js';
import { ClientBuild } from './client-build.js';
import { type FinishedPage, finishPage, PageCache } from './page-cache.js';
import { pageHeaders } from './page-headers.js';
import type { PageModule, PageOperation } from './page-module.js';
import { faultsAmong, pageStatus } from './page-status.js';

const PAGE_SECONDS = 5;
const MAX_PAGES = 1000;
const YEAR_SECONDS = 365 * 24 * 3600;
const NOT_A_PAGE = /^\/(api|files|graphql|assets|fonts)(\/|$)/i;
const PUBLIC = { audience: ['public'] as const };

/** The site as it was built: static files, and pages rendered on the server. */
export const site: PageRenderer = {
  async serve(fastify: FastifyInstance, app: App, graphql: GraphQLApi): Promise<void> {
    const build = new ClientBuild(path.resolve('dist', 'client'));
    const module: PageModule = await import(
      pathToFileURL(path.resolve('dist', 'ssr', 'entry-server.js')).href
    );
    await serveBuild(fastify, build);
    servePages(fastify, app, graphql, build, module);
  },
};

async function serveBuild(fastify: FastifyInstance, build: ClientBuild): Promise<void> {
  await fastify.register(fastifyStatic, { root: build.folder, serve: false, preCompressed: true });
  for (const { name, folder } of build.topLevel()) {
    // Names in folders carry a hash of their content; files at the top may change.
    const options = folder ? { maxAge: YEAR_SECONDS * 1000, immutable: true } : { maxAge: 3_600_000 };
    fastify.get<{ Params: { '*': string } }>(
      folder ? `/${name}/*` : `/${name}`,
      { config: PUBLIC, logLevel: 'warn' },
      (request, reply) => reply.sendFile(folder ? `${name}/${request.params['*']}` : name, options),
    );
  }
}

function servePages(
  fastify: FastifyInstance,
  app: App,
  graphql: GraphQLApi,
  build: ClientBuild,
  module: PageModule,
): void {
  const cache = new PageCache(PAGE_SECONDS * 1000, MAX_PAGES);
  const texts = { baseCss: module.baseCss(), headScript: module.headScript };
  const secure = app.config.publicUrl.startsWith('https:');

  const make = async (url: string): Promise<FinishedPage> => {
    const context = visitor(app);
    const failures: GraphQLError[] = [];
    const execute = async ({ query, variables, operationName }: PageOperation) => {
      const result = await graphql.executor.run(query, variables, context, operationName);
      failures.push(...(result.errors ?? []));
      return result;
    };
    const page = await module.renderPage({ url }, execute, {
      adminSiteUrl: app.config.adminSiteUrl,
      publicUrl: app.config.publicUrl,
    });
    for (const { originalError: err, path: field } of faultsAmong(failures))
      app.log.error({ requestId: context.requestId, err, field }, 'A page could not be filled');
    const html = module.documentHtml(page, build.assetsFor(page.modules), texts);
    const styles = [texts.baseCss, page.styles.css];
    const headers = pageHeaders(url, { script: texts.headScript, styles }, secure);
    return finishPage(html, { status: pageStatus(page.status, failures), redirect: page.redirect, headers });
  };

  fastify.get('/*', { config: PUBLIC }, async (request, reply) => {
    if (NOT_A_PAGE.test(request.url)) throw notFound('This address');
    if (namesAnotherHost(request.url)) return reply.redirect(homeOf(request.url), 302);
    return answer(request, reply, await cache.get(request.url, () => make(request.url)));
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  if (page.redirect) return reply.redirect(page.redirect, page.status);
  reply.code(page.status).headers({ ...page.headers, etag: page.etag, vary: 'accept-encoding' });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

const visitor = (app: App): RequestContext => ({
  app,
  actor: { kind: 'visitor' },
  requestId: randomUUID(),
  clientAddress: 'local',
});
