import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type PubSub } from 'type-graphql';
import { describeCommonParts } from '../platform/graphql/common-descriptions.js';
import {
  createGraphQLApi,
  type GraphQLApi,
  type GuardedSchema,
  guardSchema,
} from '../platform/graphql/graphql-server.js';
import { RESOLVERS } from './resolvers.js';

/**
 * The whole GraphQL schema. Input is checked by the use cases' own zod schemas, which REST shares, so
 * TypeGraphQL's class-validator pass stays off. So does its check of the schema, which takes a third of a second at each
 * start: emit-schema.ts makes it.
 */
function buildProductSchema(): GraphQLSchema {
  // Fields without a resolver of their own are read off the row, with no function call for each of them.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  return describeCommonParts(
    buildSchemaSync({ resolvers: RESOLVERS, validate: false, skipCheck: true, pubSub: NO_TOPICS }),
  );
}

const noTopics = (): never => {
  throw new Error(
    'A subscription names what it watches by `subscribe` (server/platform/live/watch.ts), not by topics.',
  );
};

/** TypeGraphQL asks for one; changes are announced by the database instead, to all processes. */
const NO_TOPICS: PubSub = { publish: noTopics, subscribe: noTopics };

let guarded: GuardedSchema | undefined;

/**
 * The whole API with its guards, with compiled queries of its own. The schema is built once in a process. Throws when an
 * operation declares no audience.
 */
export function createProductApi(): GraphQLApi {
  guarded ??= guardSchema(buildProductSchema());
  return createGraphQLApi(guarded);
}
