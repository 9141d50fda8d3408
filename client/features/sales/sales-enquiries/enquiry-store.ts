import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { EnquiryDetailDocument, SaveEnquiryDocument } from './enquiry-detail.generated';
import type { enquiryFields } from './enquiry-fields';
import { type Enquiry, evictLists, refreshRow } from './enquiry-rows';

/** Fetches and saves enquiries, whole or field by field. */
export const enquiryStore: RecordStore<Enquiry, InputOf<typeof enquiryFields>> = {
  recordLabel: 'Sales Enquiry',
  recordType: 'SALES_ENQUIRY',
  evict: evictLists,
  stored: (cache, id) =>
    cache.readQuery({ query: EnquiryDetailDocument, variables: { id } })?.salesEnquiry ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, EnquiryDetailDocument, { id });
    return data?.salesEnquiry ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveEnquiryDocument,
      variables: { id, version, input },
    });
    return data?.updateSalesEnquiry ?? null;
  },
  refresh: refreshRow,
};
