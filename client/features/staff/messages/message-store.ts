import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { evictQueries } from '../../../grid/row-cache';
import type { Message, messageFields } from './message-fields';
import { MessageDetailDocument, SaveMessageDocument } from './messages.generated';

/** Invalidates the lists after a message was deleted or restored; they are fetched again when next shown. */
export const evictMessages = (cache: ApolloCache): void => evictQueries(cache, 'messageRecords');

/** Fetches and saves messages. The list shows the same cached record. */
export const messageStore: RecordStore<Message, InputOf<typeof messageFields>> = {
  recordLabel: 'Message',
  recordType: 'MESSAGE',
  evict: evictMessages,
  stored: (cache, id) =>
    cache.readQuery({ query: MessageDetailDocument, variables: { id } })?.messageRecord ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, MessageDetailDocument, { id });
    return data?.messageRecord ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveMessageDocument,
      variables: { id, version, input: input as never },
    });
    return data?.updateMessage ?? null;
  },
  refresh: () => undefined,
};
