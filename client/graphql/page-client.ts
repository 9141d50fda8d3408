import { ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MaybeMasked } from '@apollo/client/masking';
import { wrapperSymbol } from '@apollo/client/react/internal';
import { type DocumentNode, type ExecutionResult, getOperationAST } from 'graphql';
import { createCache } from './apollo-client';
import { pageHooks } from './page-hooks';

export type ServerOperation = {
  query: DocumentNode;
  variables: OperationVariables;
  operationName: string | undefined;
};
/** Executes an operation in this process. */
export type Execute = (operation: ServerOperation) => Promise<ExecutionResult> | ExecutionResult;

type Answer = { document: DocumentNode; variables: string; data: unknown };

/** One document for all pages, so that the server compiles it once. */
const documents = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The Apollo Client of one page that the server renders. Loaders fill it; then the page is rendered once and nothing
 * changes meanwhile. So its hooks watch nothing: they return the answers (page-hooks.ts). The cache is written once, as
 * the state that the browser continues with.
 */
export class PageClient extends ApolloClient {
  private readonly answers: Answer[] = [];

  constructor(private readonly execute: Execute) {
    super({ cache: createCache({ resultCaching: false }), link: ApolloLink.empty(), ssrMode: true });
    Object.assign(this['queryManager' as never], { [wrapperSymbol]: pageHooks(this) });
    this.query = this.ask.bind(this) as ApolloClient['query'];
  }

  /**
   * Executes a query in process, once for the same operation and variables.
   * @throws CombinedGraphQLErrors when any part of the answer failed
   */
  private async ask<TData, TVariables extends OperationVariables>({
    query,
    variables = {} as TVariables,
  }: ApolloClient.QueryOptions<TData, TVariables>): Promise<ApolloClient.QueryResult<MaybeMasked<TData>>> {
    const document = this.documentOf(query);
    const known = this.known(document, variables);
    if (known) return { data: known.data as MaybeMasked<TData> };
    const operationName = getOperationAST(document)?.name?.value;
    const result = await this.execute({ query: document, variables, operationName });
    if (result.errors) throw new CombinedGraphQLErrors(result as never);
    this.cache.writeQuery({ query: document, variables, data: result.data });
    this.answers.push({ document, variables: JSON.stringify(variables), data: result.data });
    return { data: result.data as MaybeMasked<TData> };
  }

  /** Returns the answer to the operation, or else the data of other answers if it is complete, or else null. */
  answer(query: DocumentNode, variables: OperationVariables): unknown {
    const document = this.documentOf(query);
    const known = this.known(document, variables);
    return known ? known.data : this.cache.readQuery({ query: document, variables });
  }

  private known(document: DocumentNode, variables: OperationVariables): Answer | undefined {
    const text = JSON.stringify(variables);
    return this.answers.find((answer) => answer.document === document && answer.variables === text);
  }

  private documentOf(query: DocumentNode): DocumentNode {
    const known = documents.get(query);
    if (known) return known;
    const document = this.cache.transformDocument(query);
    documents.set(query, document);
    return document;
  }
}
