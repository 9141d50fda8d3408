import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toAppError } from '../../../graphql/errors';
import { adjustLists, evictQueries, type ListInCache } from '../../../graphql/row-cache';
import { notify } from '../../../ui/notices';
import { formatMeanings } from './meanings';
import {
  useCreateServiceFromZeroResultMutation,
  useCreateSynonymFromZeroResultMutation,
  useDismissZeroResultMutation,
  type ZeroResultList_RowFragment,
  ZeroResultList_RowFragmentDoc,
} from './search-words.generated';
import { evictServices } from './service-rows';

export type ZeroResult = Omit<ZeroResultList_RowFragment, ' $fragmentName'>;

type Page = ListInCache & { totalCount?: number };

/** Removes a zero-result search from the lists that show it; other lists are fetched again. */
function takeOff(cache: ApolloCache, id: number): void {
  const ref = `SearchMiss:${id}`;
  adjustLists<Page>(cache, 'searchMisses', ZeroResultList_RowFragmentDoc, id, (page) => ({
    ...page,
    nodes: page.nodes?.filter(({ __ref }) => __ref !== ref),
    totalCount: Math.max((page.totalCount ?? 0) - 1, 0),
  }));
}

/** Returns the actions of staff on a zero-result search. Each removes it from the list. */
export function useZeroResultActions() {
  const { cache } = useApolloClient();
  const [intoSynonym] = useCreateSynonymFromZeroResultMutation();
  const [intoService] = useCreateServiceFromZeroResultMutation();
  const [dismiss] = useDismissZeroResultMutation();
  return {
    /** Adds a synonym. Rejects with the server's refusal. */
    async means(miss: ZeroResult, means: string[], phrase?: string): Promise<void> {
      const { data } = await intoSynonym({ variables: { id: miss.id, means, phrase } });
      if (!data) return;
      takeOff(cache, miss.id);
      evictQueries(cache, 'searchSynonyms');
      const { phrase: word, means: all } = data.createSynonymFromZeroResult;
      notify({
        kind: 'created',
        title: 'Synonym saved',
        description: `Searches for “${word}” now look for ${formatMeanings(all)}.`,
      });
    },
    /** Adds a service. Rejects with the server's refusal. */
    async offer(miss: ZeroResult, label: string): Promise<void> {
      await intoService({ variables: { id: miss.id, label } });
      takeOff(cache, miss.id);
      evictServices(cache);
      notify({ kind: 'created', title: 'Service added', description: `Suppliers can now offer “${label}”.` });
    },
    async setDismissed(miss: ZeroResult, dismissed: boolean): Promise<void> {
      await dismiss({ variables: { id: miss.id, dismissed } });
      takeOff(cache, miss.id);
      notify({
        kind: 'saved',
        title: dismissed ? 'Dismissed' : 'The service is back on the list',
        description: `“${miss.text}”`,
      });
    },
  };
}

export type ZeroResultActions = ReturnType<typeof useZeroResultActions>;

/** Returns true if an action without a form succeeded; otherwise shows a notice. */
export const withFailureNotice = (act: Promise<void>): Promise<boolean> =>
  act.then(
    () => true,
    (failure) => {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
      return false;
    },
  );
