import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { changeRow, evictQueries } from '../../../grid/row-cache';
import { CategoryDetailDocument, SaveCategoryDocument } from './category-detail.generated';
import type { Category, categoryFields } from './category-fields';
import { CategoryList_RowFragmentDoc } from './category-list.generated';

/**
 * Invalidates lists and choices of categories after one was added or removed; they are fetched again when next shown.
 */
export const evictCategories = (cache: ApolloCache): void =>
  evictQueries(cache, 'categoryRecords', 'categories');

/** Fetches and saves categories. */
export const categoryStore: RecordStore<Category, InputOf<typeof categoryFields>> = {
  recordLabel: 'Category',
  recordType: 'CATEGORY',
  evict: evictCategories,
  stored: (cache, id) =>
    cache.readQuery({ query: CategoryDetailDocument, variables: { id } })?.categoryRecord ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, CategoryDetailDocument, { id });
    return data?.categoryRecord ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveCategoryDocument,
      variables: { id, version, input: input as never },
    });
    return data?.updateCategory ?? null;
  },
  refresh: (cache, category) =>
    changeRow(cache, CategoryList_RowFragmentDoc, category.id, { version: category.version }),
};
