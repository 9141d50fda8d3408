import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** Thrown for an answer without data. */
export class CallFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`The server could not complete this request (error ${status}). Please try again.`);
  }
}

/** The text of an operation, with the types of its answer and its variables. */
export type Operation<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string };

/**
 * Sends one operation and returns its data. Throws `CallFailure` if the answer has none, and whatever `fetch` throws if
 * there is no answer; `toAppError` reads both.
 */
export type Call = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

const NAME = /\b(?:query|mutation)\s+(\w+)/;

/**
 * Creates a client for pages that are too small for Apollo Client (ADR 43), and for requests before it has loaded.
 * Requests outlive the page. `tokenOf` returns the access token of the signed-in user.
 */
export function createCall(apiUrl = '', tokenOf: () => string | null = () => null): Call {
  return async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => {
    const query = operation.toString();
    const operationName = NAME.exec(query)?.[1] ?? '';
    const token = tokenOf();
    const response = await fetch(`${apiUrl}/graphql`, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        // Required by the server's CSRF prevention: no plain form or image can send these headers.
        'apollo-require-preflight': 'true',
        'x-apollo-operation-name': operationName,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ operationName, query, variables }),
    });
    const body = await response.text();
    const data = dataOf<Data>(body);
    if (!data) throw new CallFailure(response.status, body);
    return data;
  };
}

/** Returns the data; null if the answer has errors, or is not GraphQL at all. */
function dataOf<Data>(body: string): Data | null {
  try {
    const { data, errors }: { data?: Data | null; errors?: unknown } = JSON.parse(body);
    return errors ? null : (data ?? null);
  } catch {
    return null;
  }
}
