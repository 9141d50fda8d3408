import type { FastifyInstance } from 'fastify';
import type { App } from '../app.js';
import type { GraphQLApi } from '../graphql/graphql-server.js';

/** Serves the site itself. */
export interface PageRenderer {
  serve(fastify: FastifyInstance, app: App, graphql: GraphQLApi): Promise<void>;
}

/** Hands everything that is not an API to the site. */
export async function servePages(
  fastify: FastifyInstance,
  app: App,
  graphql: GraphQLApi,
  pages: PageRenderer,
): Promise<void> {
  await pages.serve(fastify, app, graphql);
}
