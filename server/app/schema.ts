import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type PubSub } from 'type-graphql';
import { describeCommonParts } from '../platform/graphql/common-descriptions.js';
import { guardFields } from '../platform/graphql/field-scopes.js';
import {
  createGraphQLApi,
  type GraphQLApi,
  type GuardedSchema,
  guardSchema,
} from '../platform/graphql/graphql-server.js';
import { inheritDeprecations } from '../platform/graphql/inherited-deprecations.js';
import { scopeOfField } from './field-scopes.js';
import { RESOLVERS, tokenResourceOf } from './resolvers.js';

/**
 * Builds the whole GraphQL schema. Use cases validate input with their own zod schemas, which REST shares, so
 * the class-validator pass of TypeGraphQL is off. So is its validation of the schema, which takes a third of
 * a second at each start. emit-schema.ts runs it.
 */
function buildProductSchema(): GraphQLSchema {
  // Fields without a resolver are read directly from the row, without a function call for each.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = buildSchemaSync({
    resolvers: RESOLVERS,
    validate: false,
    skipCheck: true,
    pubSub: NO_TOPICS,
  });
  return describeCommonParts(inheritDeprecations(schema));
}

const noTopics = (): never => {
  throw new Error(
    'A subscription names what it watches by `subscribe` (server/platform/live/watch.ts), not by topics.',
  );
};

/** A placeholder that TypeGraphQL requires. The database announces changes instead, to all processes. */
const NO_TOPICS: PubSub = { publish: noTopics, subscribe: noTopics };

let guarded: GuardedSchema | undefined;

/**
 * Creates the whole API with its guards and its own compiled queries. The schema is built once per process.
 * Throws if an operation declares no audience, or a reference to
 * another record no scope.
 */
export function createProductApi(): GraphQLApi {
  if (!guarded) {
    const schema = buildProductSchema();
    guardFields(schema, scopeOfField);
    guarded = guardSchema(schema, tokenResourceOf);
  }
  return createGraphQLApi(guarded);
}
