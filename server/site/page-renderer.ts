import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/app.js';
import type { GraphQLApi } from '../platform/graphql/graphql-server.js';
import type { PageTheme } from '../platform/http/page-theme.js';
import type { PageTagTable } from './page-tags.js';
import type { SharedPageCache } from './shared-page-cache.js';

/** Serves everything except the APIs, and renders the pages. */
export interface PageRenderer {
  serve(
    fastify: FastifyInstance,
    app: App,
    graphql: GraphQLApi,
    pageCache: SharedPageCache,
    pageTags: PageTagTable,
  ): Promise<PageTheme | undefined>;
}
