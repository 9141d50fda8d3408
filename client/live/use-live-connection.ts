import { ApolloLink, Observable } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { map } from 'rxjs';
import type { Session } from '../graphql/session';
import { useSession } from '../graphql/use-session';
import { usePageConfig } from '../lib/page-config';
import { recordOwnRequest } from './own-requests';

const connected = new WeakSet<object>();

const isSubscription = ({ operationType }: ApolloLink.Operation) => operationType === 'subscription';

/** Only mutations cause events. */
const noteOwnRequests = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  return forward(operation).pipe(
    map((result) => {
      const { response } = operation.getContext() as { response?: Response };
      recordOwnRequest(response?.headers.get('x-request-id'));
      return result;
    }),
  );
});

/** Loads the WebSocket client with the first subscription, and passes subscriptions on to it. */
function createLiveLink(session: Session, apiUrl?: string): ApolloLink {
  let link: Promise<ApolloLink> | undefined;
  const load = async () => (await import('./live-connection')).createLiveConnection(session, apiUrl);
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let ended = false;
        let end = () => {};
        link ??= load();
        link.then(
          (loaded) => {
            if (ended) return;
            const subscription = loaded.request(operation, forward).subscribe(observer);
            end = () => subscription.unsubscribe();
          },
          // If loading fails, screens poll, and the next subscription tries again.
          () => {
            link = undefined;
          },
        );
        return () => {
          ended = true;
          end();
        };
      }),
  );
}

/** Enables subscriptions for the screens of the admin area, whose frame calls it. Public pages have none. */
export function useLiveConnection(): void {
  const client = useApolloClient();
  const session = useSession();
  const { apiUrl } = usePageConfig();
  // During rendering, since the screens below subscribe before the effects of the frame run.
  useState(() => {
    if (connected.has(client)) return;
    connected.add(client);
    const others = ApolloLink.from([noteOwnRequests, client.link]);
    client.setLink(ApolloLink.split(isSubscription, createLiveLink(session, apiUrl), others));
  });
}
