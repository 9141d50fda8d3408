/**
 * A document with the types of its result and its variables. GraphQL Code Generator writes such documents with
 * `documentMode: string`.
 */
export interface TypedDocument<Result, Variables> {
  /** The types, for the compiler only. No value has this property. */
  __apiType?: (variables: Variables) => Result;
  toString(): string;
}

/** A document: a text, or a typed document. */
export type QueryDocument<Result, Variables> = string | TypedDocument<Result, Variables>;

/**
 * Returns the text of a document.
 * @throws TypeError for a parsed document (DocumentNode)
 */
export function textOf<Result, Variables>(document: QueryDocument<Result, Variables>): string {
  if (typeof document === 'object' && 'kind' in document)
    throw new TypeError(
      'This is a parsed document. Pass a string instead: use print() from the graphql package, or documentMode: string in GraphQL Code Generator.',
    );
  return document.toString();
}
