import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema, getNullableType } from 'graphql';
import { Extensions } from 'type-graphql';
import { scopeOf, type TokenResource, type TokenScope } from '../../../shared/token-scopes.js';
import { type Access, type Audience, type AudienceName, requireAccess } from '../audience.js';
import { describeAccess } from '../describe-access.js';
import type { RequestContext } from '../request-context.js';
import { withCurrentOf } from './current-record.js';

/** Declares the audience of a query, mutation or subscription. Without it the server does not start. */
export function ForAudience(...names: [AudienceName, ...AudienceName[]]): MethodDecorator {
  // The trace of an error that is never thrown leads to the file that declares the operation.
  const declaredAt = new Error();
  return (prototype, name, descriptor) => {
    const declaration = { audience: names, declaredAt, declaredBy: prototype.constructor };
    return (Extensions(declaration) as MethodDecorator)(prototype, name, descriptor);
  };
}

/** Declares the second scope that an API token needs for an operation that reads or changes records of two types. */
export const AlsoNeeds = (furtherScope: TokenScope): MethodDecorator =>
  Extensions({ furtherScope }) as MethodDecorator;

/** Returns the data that the operations of a resolver class read or change, for the scopes of API tokens. */
export type ResourceOf = (resolver: unknown) => TokenResource | null;

export interface RootField extends Access {
  operation: 'Query' | 'Mutation' | 'Subscription';
  name: string;
  /** An error whose trace leads to the declaration. */
  declaredAt: Error;
}

/**
 * Returns every operation with its audience, and wraps each so that it cannot run for other callers. Adds the
 * audience and the scope to its description. Makes the
 * results of mutations nullable: if one of several fails, the others are done, and their results are needed.
 * @throws Error that names the first operation without an audience
 */
export function guardRootFields(schema: GraphQLSchema, resourceOf: ResourceOf): RootField[] {
  const roots: [RootField['operation'], GraphQLObjectType | null | undefined][] = [
    ['Query', schema.getQueryType()],
    ['Mutation', schema.getMutationType()],
    ['Subscription', schema.getSubscriptionType()],
  ];
  return roots.flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const audience = field.extensions.audience as Audience | undefined;
      if (!audience?.length) throw new Error(`${operation}.${field.name} declares no audience`);
      const resource = resourceOf(field.extensions.declaredBy);
      const access: Access = {
        audience,
        scope: scopeOf(resource, operation === 'Mutation' ? 'write' : 'read'),
        furtherScope: field.extensions.furtherScope as TokenScope | undefined,
      };
      field.description = [field.description, describeAccess(access)].filter(Boolean).join(' ');
      if (operation === 'Mutation') field.type = getNullableType(field.type);
      const { subscribe } = field;
      if (subscribe)
        field.subscribe = (source, args, context: RequestContext, info) => {
          requireAccess(access, context.actor);
          return subscribe(source, args, context, info);
        };
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: RequestContext, info) => {
        requireAccess(access, context.actor);
        if (operation !== 'Mutation') return resolve(source, args, context, info);
        const result: unknown = resolve(source, args, { ...context, scope: access.scope }, info);
        if (!(result instanceof Promise)) return result;
        return result.catch((error: unknown) => {
          throw withCurrentOf(field.type, error, context.actor);
        });
      };
      return { operation, name: field.name, ...access, declaredAt: field.extensions.declaredAt as Error };
    }),
  );
}
