import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { App } from '../platform/app.js';
import { notFound, RETRY_AFTER_SECONDS } from '../platform/errors.js';
import type { GraphQLApi } from '../platform/graphql/graphql-server.js';
import { namesAnotherHost, onThisHost } from '../platform/http/page-address.js';
import type { PageTheme } from '../platform/http/page-theme.js';
import type { RequestContext } from '../platform/request-context.js';
import { serveBadgeScript } from './badges.js';
import { ClientBuild } from './client-build.js';
import { enumerationLimit } from './enumeration-limit.js';
import { withoutKey } from './link-page-address.js';
import type { PageCache, RenderedEntry } from './page-cache.js';
import { pageConfig } from './page-config.js';
import { pageHeaders } from './page-headers.js';
import type { PageModule, PageOperation } from './page-module.js';
import type { PageRenderer } from './page-renderer.js';
import { faultsAmong, pageStatus } from './page-status.js';
import { livesShortly, type PageTagTable, tagsOf } from './page-tags.js';
import { toRenderedResponse } from './rendered-response.js';
import { sendPage } from './send-page.js';
import type { SharedPageCache } from './shared-page-cache.js';

const MINUTE_MS = 60_000;
/** The maximum age of a page. Each is rendered again once a day, as some depend on the date. */
const DAY_MS = 24 * 60 * MINUTE_MS;
const YEAR_SECONDS = 365 * 24 * 3600;
const NOT_A_PAGE = /^\/(api|files|graphql|assets|fonts)(\/|$)/i;
const PICTURE = /\.(jpg|png|ico|svg)$/;
const PUBLIC = { audience: ['public'] as const };

/** The built site: static files, and pages rendered on the server. */
export const site: PageRenderer = {
  async serve(
    fastify: FastifyInstance,
    app: App,
    graphql: GraphQLApi,
    pageCache: SharedPageCache,
    pageTags: PageTagTable,
  ): Promise<PageTheme> {
    const build = new ClientBuild(path.resolve('dist', 'client'));
    const module: PageModule = await import(
      pathToFileURL(path.resolve('dist', 'ssr', 'entry-server.js')).href
    );
    await serveBuild(fastify, build);
    servePages(fastify, app, graphql, build, module, pageCache(), pageTags);
    serveBadgeScript(fastify, module.badgeScript);
    return {
      baseCss: module.baseCss(),
      colorScript: module.colorModeScript,
      tryItScript: module.tryItScript,
    };
  },
};

async function serveBuild(fastify: FastifyInstance, build: ClientBuild): Promise<void> {
  await fastify.register(fastifyStatic, { root: build.folder, serve: false, preCompressed: true });
  for (const { name, folder } of build.topLevel()) {
    // Names in folders contain a hash of their content; files at the top level may change.
    const options = folder ? { maxAge: YEAR_SECONDS * 1000, immutable: true } : { maxAge: 3_600_000 };
    fastify.get<{ Params: { '*': string } }>(
      folder ? `/${name}/*` : `/${name}`,
      { config: PUBLIC, logLevel: 'warn' },
      (request, reply) =>
        allowOtherSites(reply, name).sendFile(folder ? `${name}/${request.params['*']}` : name, options),
    );
  }
}

/** Other sites show the preview image and the icons beside links to this one. */
const allowOtherSites = (reply: FastifyReply, name: string): FastifyReply =>
  PICTURE.test(name) ? reply.header('cross-origin-resource-policy', 'cross-origin') : reply;

function servePages(
  fastify: FastifyInstance,
  app: App,
  graphql: GraphQLApi,
  build: ClientBuild,
  module: PageModule,
  cache: PageCache | null,
  pageTags: PageTagTable,
): void {
  const texts = { baseCss: module.baseCss(), headScript: module.headScript };
  const secure = app.config.publicUrl.startsWith('https:');
  const shown = pageConfig(app.config);

  const make = async (url: string): Promise<RenderedEntry> => {
    const since = performance.now();
    const context = visitor(app);
    const failures: GraphQLError[] = [];
    const execute = async ({ query, variables, operationName }: PageOperation) => {
      const result = await graphql.executor.run(query, variables, context, operationName);
      failures.push(...(result.errors ?? []));
      return result;
    };
    const rendered = await module.renderPage({ url }, execute, shown);
    for (const { originalError: err, path: field } of faultsAmong(failures))
      app.log.error({ requestId: context.requestId, err, field }, 'A page could not be filled');
    for (const err of rendered.faults ?? [])
      app.log.error({ requestId: context.requestId, err }, 'A page could not be drawn');
    const html = module.documentHtml(rendered, build.assetsFor(rendered.modules, rendered.entry), texts);
    const styles = [texts.baseCss, rendered.styles.css];
    const headers = pageHeaders(url, { script: texts.headScript, styles }, { secure, apiUrl: shown.apiUrl });
    const status = pageStatus(rendered.status, failures);
    if (status === 503) headers['retry-after'] = String(RETRY_AFTER_SECONDS);
    app.metrics.pageRenders.observe({ status: String(status) }, (performance.now() - since) / 1000);
    const page = toRenderedResponse(html, { status, redirect: rendered.redirect, headers });
    const complete = failures.length === 0 && status < 500 && !rendered.redirect;
    const lifetimeMs = livesShortly(pageTags, rendered.reads) ? MINUTE_MS : DAY_MS;
    return { page, tags: complete ? tagsOf(pageTags, rendered.reads) : null, lifetimeMs };
  };

  const pageAt = async (address: string) =>
    cache ? cache.get(address, () => make(address)) : (await make(address)).page;

  fastify.get('/*', { config: PUBLIC }, async (request, reply) => {
    const { url } = request;
    if (NOT_A_PAGE.test(url)) throw notFound('This address');
    if (namesAnotherHost(url)) return reply.redirect(onThisHost(url), 302);
    const address = withoutKey(module.pageAddress(url));
    const page = await enumerationLimit(visitor(app), request, () => pageAt(address));
    // A redirect keeps the whole query.
    return sendPage(request, reply, page.redirect && address !== url ? (await make(url)).page : page);
  });
}

const visitor = (app: App): RequestContext => ({
  app,
  actor: { kind: 'visitor' },
  requestId: randomUUID(),
  clientAddress: 'local',
});
