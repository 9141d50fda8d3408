import type { ApolloClient } from '@apollo/client';
import { data } from 'react-router';
import { EnquiryDetailDocument } from './enquiry-detail.generated';

/** The number of a record in an address; null for anything that cannot be one. */
export function recordId(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Fetches the enquiry afresh, since its version decides whether changes can be saved. */
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
