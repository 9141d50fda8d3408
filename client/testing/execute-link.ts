import { ApolloLink, Observable } from '@apollo/client';
import type { Execute } from '../graphql/page-client';

/** Creates a link that answers with `execute`, without a server. */
export function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName, operationType }) =>
      new Observable((observer) => {
        // No other session makes changes during a test.
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
