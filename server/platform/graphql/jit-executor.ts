import type { GatewayInterface } from '@apollo/server-gateway-interface';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { badInput } from '../errors.js';
import type { RequestContext } from '../request-context.js';
import { CompiledJsonQueries } from './compiled-json-queries.js';
import { DeprecatedParts } from './deprecated-parts.js';
import { isCacheable } from './document-limits.js';
import { toGraphQLError } from './errors.js';
import { FastPath } from './fast-path.js';
import { invalidVariables } from './invalid-input.js';
import { QueryCosts, tooExpensive } from './query-cost.js';
import { serializeInstant } from './serialize-instant.js';

const OVER_HTTP = 'Subscriptions are answered over a WebSocket, by the protocol graphql-transport-ws.';

type Compiled = (root: unknown, context: unknown, variables: Record<string, unknown>) => unknown;

/**
 * Runs valid documents, compiled to plain functions once per document and operation (ADR 0006). Documents
 * come from the document store or from the client bundle, so object identity is the key and nothing has to be
 * printed or hashed. Documents too long to be cached are interpreted, since compiling them would cost more.
 */
export class JitExecutor {
  private readonly compiled = new WeakMap<DocumentNode, Map<string, Compiled>>();
  /** Handles frequent queries without Apollo. */
  readonly direct: FastPath;
  readonly costs: QueryCosts;
  readonly deprecated: DeprecatedParts;
  private readonly written: CompiledJsonQueries;

  constructor(readonly schema: GraphQLSchema) {
    this.costs = new QueryCosts(schema);
    this.deprecated = new DeprecatedParts(schema);
    this.written = new CompiledJsonQueries(schema, this.costs, this.deprecated);
    this.direct = new FastPath(this.written);
  }

  /** Executes one operation of the document. */
  async run(
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: RequestContext,
    operationName?: string,
  ): Promise<ExecutionResult> {
    const query = isCacheable(document.loc?.source.body ?? '')
      ? this.compile(document, operationName ?? '')
      : this.interpret(document, operationName ?? '');
    const result = (await query(undefined, context, variables)) as ExecutionResult;
    const invalid = wasNotRun(result) && invalidVariables(this.schema, document, operationName, variables);
    if (invalid) return { errors: [invalid] };
    if (!result.errors) return result;
    const errors = result.errors.map(asGraphQLError);
    const isMutation = getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;
    return { ...result, ...(isMutation && allFailed(result) && { data: null }), errors };
  }

  /** Executes one operation if it is within the limit of its cost, and adds the cost to the result. */
  private async runWithin(
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: RequestContext,
    operationName?: string,
  ): Promise<ExecutionResult> {
    const cost = this.costs.of(document, operationName ?? '', variables);
    const refusal = tooExpensive(cost);
    const result = refusal
      ? { errors: [toGraphQLError(badInput(refusal), context.requestId)] }
      : await this.run(document, variables, context, operationName);
    return cost ? { ...result, extensions: { cost } } : result;
  }

  private compile(document: DocumentNode, operationName: string): Compiled {
    // Nothing is cached for unknown operation names, which may be anything and as long as a body.
    if (!getOperationAST(document, operationName || undefined))
      return this.interpret(document, operationName);
    const operations = this.compiled.get(document) ?? new Map<string, Compiled>();
    this.compiled.set(document, operations);
    const known = operations.get(operationName);
    if (known) return known;
    const result = compileQuery(this.schema, document, operationName || undefined, {
      customSerializers: { DateTime: serializeInstant },
    });
    const defaults = defaultsOf(document, operationName);
    const query: Compiled = isCompiledQuery(result)
      ? (root, context, variables) => result.query(root, context, { ...defaults, ...variables })
      : this.interpret(document, operationName);
    operations.set(operationName, query);
    return query;
  }

  private interpret(document: DocumentNode, operationName: string): Compiled {
    return (root, context, variables) =>
      execute({
        schema: this.schema,
        document,
        rootValue: root,
        contextValue: context,
        variableValues: variables,
        operationName: operationName || undefined,
      });
  }

  /** Returns Apollo’s hook for another executor. */
  gateway(): GatewayInterface {
    return {
      load: async () => ({
        // The requested name is used, since Apollo’s own is empty if the document has no such operation.
        executor: async ({ document, request, context }) => {
          const known = this.direct.resultFor(context as RequestContext);
          if (known) return known as never;
          const name = request.operationName ?? undefined;
          // Apollo does not know this operation and has not checked if GET is allowed for it.
          if (name === '') return { errors: [new GraphQLError('Unknown operation named "".')] } as never;
          if (getOperationAST(document, name)?.operation === OperationTypeNode.SUBSCRIPTION)
            return {
              errors: [new GraphQLError(OVER_HTTP, { extensions: { code: 'BAD_REQUEST' } })],
            } as never;
          if (isCacheable(document.loc?.source.body ?? '')) this.written.note(document, name ?? '');
          return (await this.runWithin(
            document,
            request.variables ?? {},
            context as RequestContext,
            name,
          )) as never;
        },
      }),
      onSchemaLoadOrUpdate: (notify) => {
        notify({ apiSchema: this.schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: async () => undefined,
    };
  }
}

/** Returns true if every mutation of a request has failed: then the status of the response is that of the error. */
function allFailed({ data, errors = [] }: ExecutionResult): boolean {
  const failed = new Set(errors.map(({ path }) => path?.[0]));
  return Object.entries(data ?? {}).every(([key, value]) => value === null && failed.has(key));
}

/** Returns true if the operation failed before its first field, as with invalid variables. */
const wasNotRun = ({ errors, data }: ExecutionResult) => errors?.some(({ path }) => !path) && !data;

/**
 * Converts an error of the compiler, which lacks properties that Apollo formats: extensions, and the original
 * error under its usual name.
 */
function asGraphQLError({ message, path, originalError, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError: originalError ?? undefined, extensions });
}

/**
 * Returns the defaults of an operation’s non-null variables (`$first: Int! = 50`), in the form in which they
 * would have been sent. graphql-jit ignores these and reports the variable as missing.
 */
function defaultsOf(document: DocumentNode, name: string): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  const operation = getOperationAST(document, name || undefined);
  for (const { variable, type, defaultValue } of operation?.variableDefinitions ?? [])
    if (type.kind === Kind.NON_NULL_TYPE && defaultValue)
      defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
  return defaults;
}
