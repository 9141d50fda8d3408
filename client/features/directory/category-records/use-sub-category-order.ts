import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { notifySaved } from '../../../editing/saved-notices';
import { undoOf } from '../../../editing/undo';
import { toAppError } from '../../../graphql/errors';
import { evictQueries } from '../../../graphql/row-cache';
import { dismissNotice, notify } from '../../../ui/notices';
import type { Category } from './category-fields';
import { MoveSubCategoryDocument, SortSubCategoriesDocument } from './category-order.generated';
import { categoryStore } from './category-store';

/** Saves the order of the sub categories of a category after each change, independently of its form (R287). */
export function useSubCategoryOrder(categoryId: number) {
  const client = useApolloClient();
  // The ID of the latest notice: consecutive moves share one notice.
  const notice = useRef(0);
  const save = async (work: () => Promise<Category | undefined>): Promise<void> => {
    try {
      const saved = await work();
      if (!saved) return;
      categoryStore.refresh(client.cache, saved);
      evictQueries(client.cache, 'categories');
      dismissNotice(notice.current);
      notice.current = notifySaved(categoryStore.recordLabel, undoOf(client, categoryStore, saved));
    } catch (failure) {
      notify({ kind: 'error', title: 'Not saved', description: toAppError(failure).message });
      await categoryStore.fetchNewest(client, categoryId).catch(() => undefined);
    }
  };
  return {
    move: (id: number, before: number | null) =>
      save(async () => {
        const variables = { id, before };
        return (await client.mutate({ mutation: MoveSubCategoryDocument, variables })).data?.moveSubCategory;
      }),
    sort: () =>
      save(async () => {
        const variables = { categoryId };
        return (await client.mutate({ mutation: SortSubCategoriesDocument, variables })).data
          ?.sortSubCategories;
      }),
  };
}
