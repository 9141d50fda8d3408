import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CompiledJsonQuery, compileJsonQuery } from './compiled-json-query.js';
import type { DeprecatedParts } from './deprecated-parts.js';
import type { QueryCosts } from './query-cost.js';

/** The number of requests after which an operation is worth compiling. */
const OFTEN = 5;
/**
 * The maximum number of compiled operations: enough for the screens and some integrators. The least recently
 * used one is dropped.
 */
const MAX = 60;

/** The request count of an operation, and its compiled query once the count is high enough. */
interface Usage {
  times: number;
  query?: CompiledJsonQuery | null;
}

/** Frequent operations, compiled to queries that serialise their results (ADR 0029). */
export class CompiledJsonQueries {
  private readonly usage = new WeakMap<DocumentNode, Map<string, Usage>>();
  private readonly latest = new LRUCache<string, CompiledJsonQuery>({ max: MAX });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly costs: QueryCosts,
    private readonly deprecated: DeprecatedParts,
  ) {}

  /**
   * Returns the compiled query of an operation in a document that was validated before. Null for most
   * operations.
   */
  find(text: string, operationName: string): CompiledJsonQuery | null {
    return this.latest.get(keyOf(text, operationName)) ?? null;
  }

  /** Counts a request for a valid document. */
  note(document: DocumentNode, operationName: string): void {
    const text = document.loc?.source.body;
    // Nothing is cached for unknown operation names, which may be anything and as long as a body.
    if (!text || !getOperationAST(document, operationName || undefined)) return;
    // Apollo adds the headers about deprecated parts.
    if (this.deprecated.mayBeIn(document)) return;
    const operations = this.usage.get(document) ?? new Map<string, Usage>();
    this.usage.set(document, operations);
    const use = operations.get(operationName) ?? { times: 0 };
    operations.set(operationName, use);
    if (++use.times < OFTEN) return;
    if (use.query === undefined)
      use.query = compileJsonQuery(this.schema, document, operationName, this.costs);
    if (use.query) this.latest.set(keyOf(text, operationName), use.query);
  }
}

const keyOf = (text: string, operationName: string) => `${operationName} ${text}`;
