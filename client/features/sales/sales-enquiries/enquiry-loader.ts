import type { ApolloClient } from '@apollo/client';
import { data } from 'react-router';
import { recordId } from '../../../navigation/path-segments';
import { EnquiryDetailDocument } from './enquiry-detail.generated';

/** Fetches the enquiry from the network, since only its current version lets changes be saved. */
export async function enquiryLoader(client: ApolloClient, idText: string | undefined) {
  const id = recordId(idText);
  if (id === null) return data(null, { status: 404 });
  const answer = await client.query({
    query: EnquiryDetailDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!answer.data?.salesEnquiry) return data(null, { status: 404 });
  return { meta: { title: `Enquiry ${id}` } };
}
