import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import type { User, userFields } from './user-fields';
import { SaveUserDocument, UserDetailDocument } from './users.generated';

/** Fetches and saves users. The list shows the same cached record. */
export const userStore: RecordStore<User, InputOf<typeof userFields>> = {
  recordLabel: 'User',
  recordType: 'USER',
  stored: (cache, id) =>
    cache.readQuery({ query: UserDetailDocument, variables: { id } })?.userRecord ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, UserDetailDocument, { id });
    return data?.userRecord ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveUserDocument,
      variables: { id, version, input: input as never },
    });
    return data?.updateUser ?? null;
  },
  refresh: () => undefined,
};
