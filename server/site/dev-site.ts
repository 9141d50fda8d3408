import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { RenderedPage } from '../../shared/rendered-page.js';
import type { App } from '../platform/app.js';
import { notFound } from '../platform/errors.js';
import type { GraphQLApi } from '../platform/graphql/graphql-server.js';
import type { PageTheme } from '../platform/http/page-theme.js';
import type { RequestContext } from '../platform/request-context.js';
import { serveBadgeScript } from './badges.js';
import { pageConfig } from './page-config.js';
import type { PageModule } from './page-module.js';
import type { PageRenderer } from './page-renderer.js';

const ENTRY_SERVER = '/client/app/entry-server.tsx';
const ENTRY_CLIENT = 'client/app/entry-client.tsx';
const NOT_A_PAGE = /^\/(api|files|graphql)(\/|$)/i;
/** Addresses of source files and of Vite’s own modules. */
const MODULE = /^\/(client|node_modules|@[\w-]+)\//;

/**
 * A less strict policy than in production, as hot reload needs inline scripts and a socket, but still without
 * other origins.
 */
const POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-ancestors 'none'";

/**
 * The site directly from client/: Vite in middleware mode on the server’s own port, with hot reload, and
 * pages rendered from the current sources. Nothing is cached.
 */
export const devSite: PageRenderer = {
  async serve(fastify: FastifyInstance, app: App, graphql: GraphQLApi): Promise<PageTheme> {
    // Imported only here, as Vite is not installed in production.
    const { createServer } = await import('vite');
    const vite = await createServer({
      appType: 'custom',
      // Other loaders write a temporary file that `node --watch` would see as a change.
      configLoader: 'runner',
      server: { middlewareMode: true, ws: { server: fastify.server } },
    });
    // Open sockets would keep the server from closing.
    fastify.addHook('preClose', () => vite.close());
    fastify.get('/*', { config: { audience: ['public'] }, logLevel: 'warn' }, async (request, reply) => {
      if (NOT_A_PAGE.test(request.url)) throw notFound('This address');
      reply.header('content-security-policy', POLICY);
      if (await answeredByVite(vite, request, reply)) return reply.hijack();
      // Vite shows its own errors as an overlay. A page must not replace a module that failed.
      if (MODULE.test(request.url)) throw notFound('This module');
      return answerPage(vite, app, graphql, request, reply);
    });
    const module = (await vite.ssrLoadModule(ENTRY_SERVER)) as PageModule;
    serveBadgeScript(fastify, module.badgeScript);
    return {
      baseCss: module.baseCss(),
      colorScript: module.colorModeScript,
      tryItScript: module.tryItScript,
    };
  },
};

/** Serves modules, fonts and public files. Resolves to false if Vite has nothing at this address. */
function answeredByVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve, reject) => {
    reply.raw.once('close', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, (error?: Error) => (error ? reject(error) : resolve(false)));
  });
}

async function answerPage(
  vite: ViteDevServer,
  app: App,
  graphql: GraphQLApi,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const head = await viteHead(vite, request.url);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  try {
    const module = (await vite.ssrLoadModule(ENTRY_SERVER)) as unknown as PageModule;
    const page = await render(module, app, graphql, request.url);
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    const entry = `/${page.entry ?? ENTRY_CLIENT}`;
    const assets = { entry, scripts: [entry], headExtra: head };
    const texts = { baseCss: module.baseCss(), headScript: module.headScript };
    return reply.code(page.status).send(module.documentHtml(page, assets, texts));
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    console.error(error);
    return reply.code(500).send(faultPage(head, error as Error));
  }
}

const render = (module: PageModule, app: App, graphql: GraphQLApi, url: string): Promise<RenderedPage> =>
  module.renderPage(
    { url },
    ({ query, variables, operationName }) =>
      graphql.executor.run(query, variables, visitor(app), operationName),
    pageConfig(app.config),
  );

/** Returns what Vite and its plugins add to the head: hot reload and React’s fast refresh. */
async function viteHead(vite: ViteDevServer, url: string): Promise<string> {
  const html = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>');
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
}

/** Returns a page that shows the error and reloads once it is fixed. */
const faultPage = (head: string, error: Error) =>
  `<!doctype html><html lang="en-NZ"><head><title>Page not rendered</title>${head}</head><body><pre>${escaped(
    error.stack ?? error.message,
  )}</pre></body></html>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const visitor = (app: App): RequestContext => ({
  app,
  actor: { kind: 'visitor' },
  requestId: randomUUID(),
  clientAddress: 'local',
});
