import type { ApolloCache } from '@apollo/client';
import { evictQueries } from '../../../graphql/row-cache';
import type { RowStore } from '../../../grid/use-row-change';
import {
  type ServiceList_RowFragment,
  ServiceList_RowFragmentDoc,
  SetServiceOfferedDocument,
} from './services.generated';

export type ServiceRow = Omit<ServiceList_RowFragment, ' $fragmentName'>;

/** Invalidates the services that suppliers choose from, after one was offered or withdrawn. */
export const evictServiceOptions = (cache: ApolloCache): void => evictQueries(cache, 'serviceOptions');

/** Invalidates the lists after a service was added. */
export function evictServices(cache: ApolloCache): void {
  evictServiceOptions(cache);
  evictQueries(cache, 'serviceRecords');
}

/** Saves whether a service is offered to suppliers, in the list itself (R063). */
export const serviceRows: RowStore<ServiceRow, Pick<ServiceRow, 'offered'>> = {
  fragment: ServiceList_RowFragmentDoc,
  save: async (client, { id }, { offered }) => {
    const { data } = await client.mutate({ mutation: SetServiceOfferedDocument, variables: { id, offered } });
    return data?.setServiceOffered ?? null;
  },
  saved: evictServiceOptions,
  takeNewer: async () => null,
  undone: true,
};
