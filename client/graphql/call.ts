import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { CallFailure } from './call-failure';

/** An operation as it is written, with the types of its answer and of its variables. */
export type Operation<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string };

/**
 * Sends one operation and answers its data. Raises `CallFailure` where the answer has none, and whatever `fetch` raises
 * where there is no answer; `toAppError` reads both.
 */
export type Call = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

const NAME = /\b(?:query|mutation)\s+(\w+)/;

/**
 * For pages that are too small for Apollo Client (ADR 43), and what comes before it. Calls outlive the page that is
 * closed. `tokenOf`: the access token of whoever is signed in.
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
        // Read by the server's CSRF prevention: no plain form or image can send them.
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

/** Null where the answer has errors, or is no GraphQL at all. */
function dataOf<Data>(body: string): Data | null {
  try {
    const { data, errors }: { data?: Data | null; errors?: unknown } = JSON.parse(body);
    return errors ? null : (data ?? null);
  } catch {
    return null;
  }
}
