import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { TokenScope } from '../../../shared/token-scopes.js';
import { hasScope } from '../audience.js';
import type { Selection } from '../database/selection.js';
import type { Actor, RequestContext } from '../request-context.js';

type Field = GraphQLField<unknown, RequestContext>;

/** Returns the scope that an API token needs for a field besides that of the operation. Null for most fields. */
export type ScopeOfField = (type: GraphQLObjectType, field: Field) => TokenScope | null;

/** Returns the scope that a field needs besides that of the operation. Undefined for most fields. */
const scopeOf = ({ extensions }: GraphQLField<unknown, unknown>): TokenScope | undefined =>
  extensions.tokenScope as TokenScope | undefined;

/**
 * Hides fields from API tokens without their scope: null, or an empty text if the field is never null. Adds the scope
 * to their descriptions.
 */
export function guardFields(schema: GraphQLSchema, scopeOfField: ScopeOfField): void {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      const scope = scopeOfField(type, field);
      if (scope) guardField(field, scope);
    }
  }
}

function guardField(field: Field, scope: TokenScope): void {
  const hidden = isNonNullType(field.type) ? '' : null;
  const resolve = field.resolve ?? defaultFieldResolver;
  const readsRow = field.resolve === undefined;
  field.extensions = { ...field.extensions, tokenScope: scope, readsRow };
  field.description = [
    field.description,
    `${hidden === null ? 'Null' : 'Empty'} for an API token without the scope \`${scope}\`.`,
  ]
    .filter(Boolean)
    .join(' ');
  field.resolve = (source, args, context, info) =>
    hasScope(scope, context.actor) ? resolve(source, args, context, info) : hidden;
}

/** Returns true if the field has a resolver of its own, besides the check of its scope. */
export const hasOwnResolver = ({ resolve, extensions }: GraphQLField<unknown, unknown>): boolean =>
  resolve !== undefined && extensions.readsRow !== true;

/** Returns true if the actor may see the field of an object that it may see. */
export const maySeeField = (field: GraphQLField<unknown, unknown>, actor: Actor): boolean => {
  const scope = scopeOf(field);
  return !scope || hasScope(scope, actor);
};

/** Returns the scopes that the selected fields need besides that of the operation. */
export function scopesIn(type: GraphQLObjectType, selection: Selection): TokenScope[] {
  return selection.fields.flatMap(({ name, of }) => {
    const field = type.getFields()[name];
    if (!field) return [];
    const inner = getNamedType(field.type);
    return [scopeOf(field) ?? [], of && isObjectType(inner) ? scopesIn(inner, of) : []].flat();
  });
}
