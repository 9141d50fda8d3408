import { useApolloClient } from '@apollo/client/react';
import { toAppError } from '../../graphql/errors';
import { notify } from '../../ui/notices';
import { progressLabels } from '../../ui/sales-words';
import { EnquiryDetailDocument } from './enquiry-detail.generated';
import { useChangeEnquiryRowMutation } from './enquiry-grid.generated';
import { adjustTotals, changeRow, type EnquiryRow, refreshRow } from './enquiry-rows';

type Change = Pick<EnquiryRow, 'progress'> | Pick<EnquiryRow, 'paidToGoodCause'>;

/**
 * Saves a change made in a cell of the grid: one mutation, no list query (R166, R189). The cell shows the new value at
 * once; a refusal puts the old one back, and a newer one in its place where somebody else was faster.
 */
export function useRowChange(): (row: EnquiryRow, change: Change) => Promise<void> {
  const client = useApolloClient();
  const [save] = useChangeEnquiryRowMutation();

  const takeNewer = async (id: number) => {
    const { data } = await client.query({
      query: EnquiryDetailDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const newer = data?.salesEnquiry;
    if (!newer) return;
    refreshRow(client.cache, newer);
    notify({
      kind: 'error',
      title: 'Somebody else was faster',
      description: `Enquiry ${id} has changed and is ${progressLabels[newer.progress]} now. Choose again if it should be different.`,
    });
  };

  return async (row, change) => {
    changeRow(client.cache, row.id, change);
    try {
      const { data } = await save({ variables: { id: row.id, version: row.version, input: change } });
      if (!data) return;
      const { version, progress, contribution } = data.updateSalesEnquiry;
      changeRow(client.cache, row.id, { version, progress, contribution });
      adjustTotals(client.cache, row, { ...row, progress, contribution });
      notify({ kind: 'saved', title: 'Save Successful' });
    } catch (failure) {
      changeRow(client.cache, row.id, row);
      const { code, message } = toAppError(failure);
      if (code === 'CONFLICT') return takeNewer(row.id).catch(() => undefined);
      notify({ kind: 'error', title: 'Not saved', description: message });
    }
  };
}
