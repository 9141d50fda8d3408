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

/** Takes a miss off the lists that show it; others are asked for again. */
function takeOff(cache: ApolloCache, id: number): void {
  const ref = `SearchMiss:${id}`;
  adjustLists<Page>(cache, 'searchMisses', MissList_RowFragmentDoc, id, (page) => ({
    ...page,
    nodes: page.nodes?.filter(({ __ref }) => __ref !== ref),
    totalCount: Math.max((page.totalCount ?? 0) - 1, 0),
  }));
}

/** What staff do about something that found nothing. Each act takes it off the list. */
export function useMissActs() {
  const { cache } = useApolloClient();
  const [intoSynonym] = useTurnMissIntoSynonymMutation();
  const [intoService] = useTurnMissIntoServiceMutation();
  const [dismiss] = useDismissMissMutation();
  return {
    /** Raises what the server refuses. */
    async means(miss: Miss, means: string[], phrase?: string): Promise<void> {
      const { data } = await intoSynonym({ variables: { id: miss.id, means, phrase } });
      if (!data) return;
      takeOff(cache, miss.id);
      forgetQueries(cache, 'searchSynonyms');
      const { phrase: word, means: all } = data.turnMissIntoSynonym;
      notify({
        kind: 'created',
        title: 'Synonym saved',
        description: `“${word}” means ${inWords(all)} now.`,
      });
    },
    /** Raises what the server refuses. */
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

/** Whether an act that has no form of its own worked; says so where it did not. */
export const worked = (act: Promise<void>): Promise<boolean> =>
  act.then(
    () => true,
    (failure) => {
      notify({ kind: 'error', title: 'That did not work', description: toAppError(failure).message });
      return false;
    },
  );
