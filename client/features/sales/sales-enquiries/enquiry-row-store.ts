import type { RowStore } from '../../../grid/use-row-change';
import { progressLabels } from '../../../ui/sales-labels';
import { ChangeEnquiryRowDocument, EnquiryGrid_RowFragmentDoc } from './enquiry-grid.generated';
import { adjustTotals, type EnquiryRow, refreshRow } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';

/** Fields that staff change in the grid itself. */
export type EnquiryRowChange = Pick<EnquiryRow, 'progress'> | Pick<EnquiryRow, 'paidToGoodCause'>;

/** Saves changes to a row in the grid of enquiries. */
export const enquiryRowStore: RowStore<EnquiryRow, EnquiryRowChange> = {
  fragment: EnquiryGrid_RowFragmentDoc,
  save: async (client, { id, version }, input) => {
    const { data } = await client.mutate({
      mutation: ChangeEnquiryRowDocument,
      variables: { id, version, input },
    });
    if (!data) return null;
    const { version: next, progress, contribution } = data.updateSalesEnquiry;
    return { version: next, progress, contribution };
  },
  saved: adjustTotals,
  takeNewer: async (client, id) => {
    const newer = await enquiryStore.fetchNewest(client, id);
    if (!newer) return null;
    refreshRow(client.cache, newer);
    return `Enquiry ${id} has changed. Its status is now ${progressLabels[newer.progress]}.`;
  },
};
