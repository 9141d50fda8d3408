import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { RESOLVERS } from './resolvers.js';

/**
 * The whole GraphQL schema. Input is checked by the use cases' own zod schemas, which REST shares, so
 * TypeGraphQL's class-validator pass stays off.
 */
export function buildProductSchema(): GraphQLSchema {
  return buildSchemaSync({ resolvers: RESOLVERS, validate: false });
}
