import type { FastifyInstance } from 'fastify';
import type { App } from '../app.js';
import type { GraphQLApi } from '../graphql/graphql-server.js';

/** What every document of the site has in its head, as constant texts. */
export interface PageLook {
  /** Fonts, reset and the tokens of the theme, for both colour modes. */
  baseCss: string;
  /** Shows the colour mode that was chosen. */
  colorScript: string;
}

/** Serves the site itself, and answers what its documents look like. */
export interface PageRenderer {
  serve(fastify: FastifyInstance, app: App, graphql: GraphQLApi): Promise<PageLook | undefined>;
}

/** Hands everything that is not an API to the site. */
export async function servePages(
  fastify: FastifyInstance,
  app: App,
  graphql: GraphQLApi,
  pages: PageRenderer,
): Promise<PageLook | undefined> {
  return pages.serve(fastify, app, graphql);
}
