import type { ApolloClient } from '@apollo/client';
import type { NextIds } from '../../grid/list-walk';
import { EnquiryIdsDocument, type EnquiryIdsQueryVariables } from './enquiry-grid.generated';

/** How a list of enquiries goes on, for walking from one to the next. */
export const nextEnquiries =
  (client: ApolloClient): NextIds =>
  async (variables, after) => {
    const { data } = await client.query({
      query: EnquiryIdsDocument,
      variables: { ...(variables as EnquiryIdsQueryVariables), first: 50, after },
      fetchPolicy: 'network-only',
    });
    if (!data) return { ids: [], after: null };
    const { nodes, pageInfo } = data.salesEnquiries;
    return { ids: nodes.map(({ id }) => id), after: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  };
