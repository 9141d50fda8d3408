import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toAppError } from '../../graphql/errors';
import { adjustLists, forgetQueries, type ListInCache } from '../../grid/row-cache';
import { notify } from '../../ui/notices';
import { inWords } from './meanings';
import {
  type MissList_RowFragment,
  MissList_RowFragmentDoc,
  useDismissMissMutation,
  useTurnMissIntoServiceMutation,
  useTurnMissIntoSynonymMutation,
} from './search-words.generated';
import { forgetServices } from './service-rows';

export type Miss = Omit<MissList_RowFragment, ' $fragmentName'>;

type Page = ListInCache & { totalCount?: number };

/** Removes a zero-result search from the lists that show it; other lists are fetched again. */
function takeOff(cache: ApolloCache, id: number): void {
  const ref = `SearchMiss:${id}`;
  adjustLists<Page>(cache, 'searchMisses', MissList_RowFragmentDoc, id, (page) => ({
    ...page,
    nodes: page.nodes?.filter(({ __ref }) => __ref !== ref),
    totalCount: Math.max((page.totalCount ?? 0) - 1, 0),
  }));
}

/** Returns the actions of staff on a zero-result search. Each removes it from the list. */
export function useMissActs() {
  const { cache } = useApolloClient();
  const [intoSynonym] = useTurnMissIntoSynonymMutation();
  const [intoService] = useTurnMissIntoServiceMutation();
  const [dismiss] = useDismissMissMutation();
  return {
    /** Adds a synonym. Rejects with the server's refusal. */
    async means(miss: Miss, means: string[], phrase?: string): Promise<void> {
      const { data } = await intoSynonym({ variables: { id: miss.id, means, phrase } });
      if (!data) return;
      takeOff(cache, miss.id);
      forgetQueries(cache, 'searchSynonyms');
      const { phrase: word, means: all } = data.turnMissIntoSynonym;
      notify({
        kind: 'created',
        title: 'Synonym saved',
        description: `“${word}” now means ${inWords(all)}.`,
      });
    },
    /** Adds a service. Rejects with the server's refusal. */
    async offer(miss: Miss, label: string): Promise<void> {
      await intoService({ variables: { id: miss.id, label } });
      takeOff(cache, miss.id);
      forgetServices(cache);
      notify({ kind: 'created', title: 'Service added', description: `Suppliers can offer “${label}” now.` });
    },
    async setDismissed(miss: Miss, dismissed: boolean): Promise<void> {
      await dismiss({ variables: { id: miss.id, dismissed } });
      takeOff(cache, miss.id);
      notify({
        kind: 'saved',
        title: dismissed ? 'Dismissed' : 'Back on the list',
        description: `“${miss.text}”`,
      });
    },
  };
}

export type MissActs = ReturnType<typeof useMissActs>;

/** Returns true if an action without a form succeeded; otherwise shows a notice. */
export const worked = (act: Promise<void>): Promise<boolean> =>
  act.then(
    () => true,
    (failure) => {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
      return false;
    },
  );
