import { ApolloLink, Observable } from '@apollo/client';
import type { Execute } from '../graphql/page-client';

/** A link that answers what the test says, without a server. */
export function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName, operationType }) =>
      new Observable((observer) => {
        // Nothing changes elsewhere while a test runs.
        if (operationType === 'subscription') return;
        const answer = async () => execute({ query, variables, operationName });
        answer().then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
