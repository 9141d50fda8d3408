import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { noticeAction } from '../../../editing/notice-action';
import { runUndo } from '../../../editing/undo';
import { toAppError } from '../../../graphql/errors';
import { evictQueries } from '../../../graphql/row-cache';
import { dismissNotice, notify } from '../../../ui/notices';
import {
  type CategoryOrder_ChangeFragment,
  CategoryOrderDocument,
  MoveCategoryDocument,
  SortCategoriesDocument,
  UndoCategoryOrderDocument,
} from './category-order.generated';

type Change = Omit<CategoryOrder_ChangeFragment, ' $fragmentName'>;

/** Writes the new order to the cache, so that every view of the categories shows it. */
function take({ cache }: ApolloClient, { categories }: Change): void {
  cache.writeQuery({ query: CategoryOrderDocument, data: { categories } });
  evictQueries(cache, 'categoryRecords');
}

/** Saves the order of categories after each change, and offers to undo it (R287, A155). */
export function useCategoryOrder() {
  const client = useApolloClient();
  // The ID of the latest notice: consecutive moves share one notice.
  const notice = useRef(0);
  const undo = async ({ was, ordered }: Change) => {
    const variables = { order: was, expectedOrder: ordered };
    const { data } = await client.mutate({ mutation: UndoCategoryOrderDocument, variables });
    if (data) take(client, data.undoCategoryOrder);
  };
  const save = async (work: () => Promise<Change | undefined>): Promise<void> => {
    try {
      const change = await work();
      if (!change) return;
      take(client, change);
      dismissNotice(notice.current);
      notice.current = notify({
        kind: 'saved',
        title: 'Save Successful',
        description: 'The order of categories has successfully been saved',
        act: noticeAction('Undo', () => runUndo(() => undo(change))),
      });
    } catch (failure) {
      notify({ kind: 'error', title: 'Not saved', description: toAppError(failure).message });
      // Another user may have changed the order.
      await client
        .query({ query: CategoryOrderDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    }
  };
  return {
    move: (id: number, before: number | null) =>
      save(async () => {
        const variables = { id, before };
        return (await client.mutate({ mutation: MoveCategoryDocument, variables })).data?.moveCategory;
      }),
    sort: () =>
      save(async () => (await client.mutate({ mutation: SortCategoriesDocument })).data?.sortCategories),
  };
}
