import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema, getNullableType } from 'graphql';
import { Extensions } from 'type-graphql';
import { type Audience, type AudienceName, requireAudience } from '../audience.js';
import type { RequestContext } from '../request-context.js';
import { withCurrentOf } from './current-record.js';

/** Declares the audience of a query, mutation or subscription. Without it the server does not start. */
export function ForAudience(...names: [AudienceName, ...AudienceName[]]): MethodDecorator {
  // The trace of an error that is never thrown leads to the file that declares the operation.
  return Extensions({ audience: names, declaredAt: new Error() }) as MethodDecorator;
}

export interface RootField {
  operation: 'Query' | 'Mutation' | 'Subscription';
  name: string;
  audience: Audience;
  /** An error whose trace leads to the declaration. */
  declaredAt: Error;
}

/**
 * Returns every operation with its audience, and wraps each so that it cannot run for other callers. Makes the
 * results of mutations nullable: if one of several fails, the others are done, and their results are needed.
 * @throws Error that names the first operation without an audience
 */
export function guardRootFields(schema: GraphQLSchema): RootField[] {
  const roots: [RootField['operation'], GraphQLObjectType | null | undefined][] = [
    ['Query', schema.getQueryType()],
    ['Mutation', schema.getMutationType()],
    ['Subscription', schema.getSubscriptionType()],
  ];
  return roots.flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const audience = field.extensions.audience as Audience | undefined;
      if (!audience?.length) throw new Error(`${operation}.${field.name} declares no audience`);
      if (operation === 'Mutation') field.type = getNullableType(field.type);
      const { subscribe } = field;
      if (subscribe)
        field.subscribe = (source, args, context: RequestContext, info) => {
          requireAudience(audience, context.actor);
          return subscribe(source, args, context, info);
        };
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: RequestContext, info) => {
        requireAudience(audience, context.actor);
        const result: unknown = resolve(source, args, context, info);
        if (operation !== 'Mutation' || !(result instanceof Promise)) return result;
        return result.catch((error: unknown) => {
          throw withCurrentOf(field.type, error);
        });
      };
      return { operation, name: field.name, audience, declaredAt: field.extensions.declaredAt as Error };
    }),
  );
}
