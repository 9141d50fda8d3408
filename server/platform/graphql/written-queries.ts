import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { type WrittenQuery, writtenQuery } from './written-query.js';

/** How often an operation is asked before it is worth statements of its own. */
const OFTEN = 5;
/**
 * So many operations have statements of their own, which each connection keeps for good: enough for the screens and for
 * some integrators; strangers who ask ever new ones get the answers that everybody got before.
 */
const MOST = 60;

/** The operations that are asked often, compiled to queries that write their answers (ADR 0029). */
export class WrittenQueries {
  private readonly times = new WeakMap<DocumentNode, Map<string, number>>();
  /** By the text of the document and the name of the operation. */
  private readonly byText = new Map<string, Map<string, WrittenQuery>>();
  private kept = 0;

  constructor(private readonly schema: GraphQLSchema) {}

  /** The query that writes the answer of this operation, of a document that was found valid before; null for most. */
  find(text: string, operationName: string): WrittenQuery | null {
    return this.byText.get(text)?.get(operationName) ?? null;
  }

  /** Takes note that a valid document was asked for. */
  note(document: DocumentNode, operationName: string): void {
    // Names that the document does not have may be anything and as long as a body: nothing is kept for them.
    if (this.kept >= MOST || !getOperationAST(document, operationName || undefined)) return;
    const operations = this.times.get(document) ?? new Map<string, number>();
    this.times.set(document, operations);
    const times = (operations.get(operationName) ?? 0) + 1;
    operations.set(operationName, times);
    if (times === OFTEN) this.keep(document, operationName);
  }

  private keep(document: DocumentNode, operationName: string): void {
    const text = document.loc?.source.body;
    const query = text && writtenQuery(this.schema, document, operationName);
    if (!query) return;
    const operations = this.byText.get(text) ?? new Map<string, WrittenQuery>();
    this.byText.set(text, operations.set(operationName, query));
    this.kept++;
  }
}
