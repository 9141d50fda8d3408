import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import type { LeadResponseInput } from '../../graphql/schema.generated';
import { LeadsByLinkDocument, SaveLeadResponseDocument } from './link-page.generated';

/** Saves what is said of a lead; `leaving`: the page is being closed, so that it waits for no other call. */
export type SaveResponse = (leadId: number, input: LeadResponseInput, leaving?: boolean) => Promise<void>;

/** Saves one lead a call, one after the other, so that what was said last stays (R230, R236). */
export function useSaveResponse(key: string): SaveResponse {
  const client = useApolloClient();
  const running = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (leadId, input, leaving = false) => {
      const send = async () => {
        await client.mutate({
          mutation: SaveLeadResponseDocument,
          variables: { key, leadId, input },
          // A call outlives the page that is closed.
          context: { fetchOptions: { keepalive: true } },
          update: (cache, { data }) => {
            if (!data) return;
            const page = { leadsByLink: data.saveLeadResponse };
            cache.writeQuery({ query: LeadsByLinkDocument, variables: { key }, data: page });
          },
        });
      };
      const turn = leaving ? send() : running.current.then(send);
      running.current = turn.catch(() => undefined);
      return turn;
    },
    [client, key],
  );
}
