import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { TokenScope } from '../../../shared/token-scopes.js';
import { hasScope } from '../audience.js';
import { RawJson } from '../database/selection.js';
import type { RequestContext } from '../request-context.js';
import { scopesIn } from './field-scopes.js';
import { type JsonSerializer, jsonSerializer } from './json-serializer.js';
import { type QueryCosts, tooExpensive } from './query-cost.js';
import { readSelection } from './read-selection.js';
import { receivesSelection, type SelectionInfo } from './selected-fields.js';

interface RootField {
  key: string;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
  info: SelectionInfo;
  write: JsonSerializer;
  /** The scopes that its fields need besides that of the operation. */
  scopes: readonly TokenScope[];
}

/**
 * Runs a query whose result is serialised as text. Returns null if its variables are invalid or ask for too much,
 * or if the caller has an API token that may not see all of its fields.
 */
export type CompiledJsonQuery = (
  variables: Record<string, unknown>,
  context: RequestContext,
) => Promise<ExecutionResult | null>;

/**
 * Compiles a query to a function that serialises its result directly and passes each resolver its selection,
 * so that PostgreSQL can write the inner JSON (ADR 0029). Returns null for operations that need full GraphQL
 * execution: mutations, directives, and fields with resolvers or arguments below the root.
 */
export function compileJsonQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
  costs: QueryCosts,
): CompiledJsonQuery | null {
  const operation = getOperationAST(document, operationName || undefined);
  const queries = schema.getQueryType();
  if (operation?.operation !== OperationTypeNode.QUERY || !queries) return null;
  const roots = rootFields(document, queries, operation.selectionSet);
  if (!roots?.some(({ field }) => receivesSelection(field))) return null;
  const definitions = operation.variableDefinitions ?? [];
  const scopes = [...new Set(roots.flatMap((root) => root.scopes))];
  return async (given, context) => {
    if (!scopes.every((scope) => hasScope(scope, context.actor))) return null;
    const { coerced } = getVariableValues(schema, definitions, given);
    const args = coerced && argumentsOf(roots, coerced);
    const cost = costs.of(document, operationName, given);
    if (!args || tooExpensive(cost)) return null;
    const answers = await Promise.all(roots.map((root, index) => answerOf(root, args[index] ?? {}, context)));
    const errors = answers.flatMap(({ error }) => error ?? []);
    const lost = answers.some(({ error }, index) => error && isNonNullType(roots[index]?.field.type));
    const data = lost ? null : new RawJson(`{${answers.map(({ text }) => text).join()}}`);
    return {
      ...(errors.length > 0 && { errors }),
      data: data as ExecutionResult['data'],
      extensions: { cost },
    };
  };
}

function rootFields(
  document: DocumentNode,
  queries: GraphQLObjectType,
  { selections }: SelectionSetNode,
): RootField[] | null {
  const roots = new Map<string, RootField>();
  for (const node of selections) {
    if (node.kind !== Kind.FIELD || node.directives?.length) return null;
    const key = node.alias?.value ?? node.name.value;
    const field = queries.getFields()[node.name.value];
    const type = field && getNamedType(field.type);
    if (!field || !isObjectType(type) || roots.has(key)) return null;
    const selection = readSelection(document, type, node.selectionSet ? [node.selectionSet] : []);
    if (!selection) return null;
    const write = jsonSerializer(field.type, selection);
    roots.set(key, { key, node, field, info: { selection }, write, scopes: scopesIn(type, selection) });
  }
  return [...roots.values()];
}

/** Returns the arguments of each field, or null if they are invalid. */
function argumentsOf(
  roots: readonly RootField[],
  variables: Record<string, unknown>,
): Record<string, unknown>[] | null {
  try {
    return roots.map(({ field, node }) => getArgumentValues(field, node, variables));
  } catch {
    return null;
  }
}

async function answerOf(
  { key, field, info, write }: RootField,
  args: Record<string, unknown>,
  context: RequestContext,
): Promise<{ text: string; error?: GraphQLError }> {
  const start = `${JSON.stringify(key)}:`;
  try {
    const value: unknown = await field.resolve?.(undefined, args, context, info as never);
    return { text: start + write(value) };
  } catch (error) {
    const originalError = error instanceof Error ? error : new Error(String(error));
    return {
      text: `${start}null`,
      error: new GraphQLError(originalError.message, { path: [key], originalError }),
    };
  }
}
