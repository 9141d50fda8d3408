import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type WrittenQuery, writtenQuery } from './written-query.js';

/** How often an operation is asked before it is worth statements of its own. */
const OFTEN = 5;
/** Enough for the screens and for some integrators; those that were not asked for longest make room. */
const MOST = 60;

/** How often an operation was asked, and what it is compiled to once that is often. */
interface Asked {
  times: number;
  query?: WrittenQuery | null;
}

/** The operations that are asked often, compiled to queries that write their answers (ADR 0029). */
export class WrittenQueries {
  private readonly asked = new WeakMap<DocumentNode, Map<string, Asked>>();
  private readonly latest = new LRUCache<string, WrittenQuery>({ max: MOST });

  constructor(private readonly schema: GraphQLSchema) {}

  /** The query that writes the answer of this operation, of a document that was found valid before; null for most. */
  find(text: string, operationName: string): WrittenQuery | null {
    return this.latest.get(keyOf(text, operationName)) ?? null;
  }

  /** Takes note that a valid document was asked for. */
  note(document: DocumentNode, operationName: string): void {
    const text = document.loc?.source.body;
    // Names that the document does not have may be anything and as long as a body: nothing is kept for them.
    if (!text || !getOperationAST(document, operationName || undefined)) return;
    const operations = this.asked.get(document) ?? new Map<string, Asked>();
    this.asked.set(document, operations);
    const asked = operations.get(operationName) ?? { times: 0 };
    operations.set(operationName, asked);
    if (++asked.times < OFTEN) return;
    if (asked.query === undefined) asked.query = writtenQuery(this.schema, document, operationName);
    if (asked.query) this.latest.set(keyOf(text, operationName), asked.query);
  }
}

const keyOf = (text: string, operationName: string) => `${operationName} ${text}`;
