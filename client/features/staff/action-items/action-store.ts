import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { changeRow, evictQueries, storedRow } from '../../../graphql/row-cache';
import type { ActionItem, actionFields } from './action-fields';
import {
  ActionItemDetailDocument,
  ActionItemRowFragmentDoc,
  SaveActionItemDocument,
} from './action-items.generated';

/** Invalidates the lists of actions after actions were added or removed; visible lists are fetched again at once. */
export const evictActions = (cache: ApolloCache): void => evictQueries(cache, 'actionItems');

/** Fetches and saves actions. */
export const actionStore: RecordStore<ActionItem, InputOf<typeof actionFields>> = {
  recordLabel: 'Action',
  recordType: 'ACTION_ITEM',
  stored: (cache, id) => storedRow(cache, ActionItemRowFragmentDoc, id),
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, ActionItemDetailDocument, { id });
    return data?.actionItem ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveActionItemDocument,
      variables: { id, version, input },
    });
    return data?.updateActionItem ?? null;
  },
  refresh: (cache, action) =>
    changeRow(cache, ActionItemRowFragmentDoc, action.id, { version: action.version }),
};
