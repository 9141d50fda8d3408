import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveMcp } from '../mcp/serve-mcp.js';
import { TOOLS } from '../mcp/tools.js';
import type { App } from '../platform/app.js';
import { serveGraphiql } from '../platform/graphql/graphiql-page.js';
import { type GraphQLApi, serveGraphQL } from '../platform/graphql/graphql-server.js';
import { simplifyAcceptedEncodings } from '../platform/http/accepted-encodings.js';
import { trustProxyOption } from '../platform/http/client-address.js';
import { allowOtherOrigins } from '../platform/http/cross-origin.js';
import { tagEncodings } from '../platform/http/entity-tag.js';
import { handleBadUrl, handleErrors } from '../platform/http/error-responses.js';
import { serveFiles } from '../platform/http/files.js';
import { serveHealth } from '../platform/http/health.js';
import { readEmptyBodies, readJsonBodies } from '../platform/http/json-body.js';
import { requireRouteAudiences } from '../platform/http/route-audiences.js';
import { setSecurityHeaders } from '../platform/http/security-headers.js';
import { LONGEST_REQUEST_MS, limitSlowBodies } from '../platform/http/slow-bodies.js';
import { measureRequests } from '../platform/monitoring/measure-requests.js';
import { CALL_GROUPS, CALLS } from '../rest/calls.js';
import { serveCalls } from '../rest/router.js';
import { apiDescription, serveApiDocument, serveChangelog, serveDocsPage } from '../rest/serve-documents.js';
import { serveBadges } from '../site/badges.js';
import { serveBouncedMails } from '../site/bounced-mails.js';
import { serveDownloads } from '../site/downloads.js';
import { serveGoogleSignIn } from '../site/google-sign-in.js';
import { serveNewRecordsFeed } from '../site/new-records-feed.js';
import { serveOpenedMails } from '../site/opened-mails.js';
import type { PageRenderer } from '../site/page-renderer.js';
import { sharedPageCache } from '../site/shared-page-cache.js';
import { serveSitemap } from '../site/sitemap.js';
import { serveStaffCalendars } from '../site/staff-calendars.js';
import { serveUnsubscribe } from '../site/unsubscribe.js';
import { serveWellKnown } from '../site/well-known.js';
import { FOLLOW_UPS } from './follow-ups.js';
import { PAGE_TAGS } from './nouns.js';
import { TASK_KINDS } from './task-kinds.js';

/** A UUID, with or without hyphens. Clients must not send other ids, such as `task-5` of a task. */
const FROM_PROXY = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/** Returns the id of a request for the log and the response: the one from a proxy, or else a new one. */
function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID();
}

const BODY_LIMIT_BYTES = 512 * 1024;
const MAX_PARAM_LENGTH = 2000;
/** The minimum size in bytes of compressed responses. Smaller ones fit into one packet anyway. */
const LEAST_COMPRESSED_BYTES = 1400;
/** A quality with nearly the best compression in a tenth of the time. */
const BROTLI_QUALITY = 4;
/**
 * A window of 256 kB instead of the usual 4 MB: long lists are sent to many clients at once, each with its
 * own window.
 */
const BROTLI_WINDOW_BITS = 18;

export interface HttpServerParts {
  app: App;
  graphql: GraphQLApi;
  pages: PageRenderer;
  /** Aborted when the process is about to stop. */
  stopping: AbortSignal;
  /** True if each REST response is validated against its declaration (server/rest/router.ts). */
  holdToTerms?: boolean;
}

/** Builds the web server with all routes. It does not listen yet. */
export async function createHttpServer({
  app,
  graphql,
  pages,
  stopping,
  holdToTerms,
}: HttpServerParts): Promise<FastifyInstance> {
  const fastify = Fastify({
    loggerInstance: app.log,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    trustProxy: trustProxyOption(app.config.trustProxy),
    genReqId: requestIdOf,
    // Documented paths ignore case (A05). Parameter values keep theirs.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    // On shutdown, pages in progress are finished, and idle keep-alive connections are closed.
    forceCloseConnections: 'idle',
    // Requests that are on their way by then are answered, too. Everything they need is closed later.
    return503OnClosing: false,
    frameworkErrors: handleBadUrl,
  }) as unknown as FastifyInstance;

  measureRequests(fastify, app.metrics);
  requireRouteAudiences(fastify);
  allowOtherOrigins(fastify, app.config);
  setSecurityHeaders(fastify, app.config.publicUrl);
  limitSlowBodies(fastify);
  simplifyAcceptedEncodings(fastify);
  handleErrors(fastify, app.log, stopping);
  // Only JSON is accepted. Other types are refused with 415.
  fastify.removeContentTypeParser('text/plain');
  readJsonBodies(fastify);
  readEmptyBodies(fastify);
  // Compresses responses of the API. Pages and built files are compressed already.
  await fastify.register(compress, {
    threshold: LEAST_COMPRESSED_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
    },
  });
  tagEncodings(fastify);

  serveHealth(fastify, app, stopping);
  serveCalls(fastify, app, CALLS, holdToTerms);
  const description = apiDescription(CALL_GROUPS);
  serveApiDocument(fastify, description);
  serveChangelog(fastify);
  const sendGraphiql = app.config.graphqlIntrospection
    ? serveGraphiql(fastify, path.resolve('dist', 'graphiql'))
    : undefined;
  await serveGraphQL(fastify, app, graphql, sendGraphiql);
  serveMcp(fastify, app, TOOLS);
  serveFiles(fastify, app);
  serveDownloads(fastify, app, TASK_KINDS);
  serveGoogleSignIn(fastify, app);
  serveOpenedMails(fastify, app);
  serveBouncedMails(fastify, app);
  serveUnsubscribe(fastify, app);
  serveStaffCalendars(fastify, app, FOLLOW_UPS);
  serveWellKnown(fastify);
  serveSitemap(fastify, app);
  const pageCache = sharedPageCache(fastify, app);
  serveBadges(fastify, app, pageCache);
  serveNewRecordsFeed(fastify, app, pageCache);
  const look = await pages.serve(fastify, app, graphql, pageCache, PAGE_TAGS);
  serveDocsPage(fastify, description, { look, origin: app.config.publicUrl });
  return fastify;
}
