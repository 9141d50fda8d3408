import type { ApolloClient } from '@apollo/client';
import type { NextIds } from '../../grid/list-walk';
import { SupplierIdsDocument, type SupplierIdsQueryVariables } from './supplier-list.generated';

/** How a list of suppliers goes on, for walking from one to the next. */
export const nextSuppliers =
  (client: ApolloClient): NextIds =>
  async (variables, after) => {
    const { data } = await client.query({
      query: SupplierIdsDocument,
      variables: { ...(variables as SupplierIdsQueryVariables), first: 50, after },
      fetchPolicy: 'network-only',
    });
    if (!data) return { ids: [], after: null };
    const { nodes, pageInfo } = data.supplierRecords;
    return { ids: nodes.map(({ id }) => id), after: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  };
