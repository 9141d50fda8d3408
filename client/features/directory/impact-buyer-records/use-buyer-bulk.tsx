import type { FieldTable } from '../../../editing/field-table';
import type { ImpactBuyerBulkInput, ImpactBuyerSelection } from '../../../graphql/schema.generated';
import { CausePicker } from '../../../pickers/record-pickers';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { type Buyer, buyerFields } from './buyer-fields';
import { useChangeImpactBuyersMutation, useDeleteImpactBuyersMutation } from './buyer-tasks.generated';

const { status, interestedStatus, goodCauseId, chanceOfLead, goodCauseLinkEnabled } = buyerFields;

/** Fields that can be set for many buyers at once. */
const fields = {
  status,
  interestedStatus,
  goodCauseId,
  chanceOfLead,
  goodCauseLinkEnabled,
} satisfies FieldTable<Buyer, ImpactBuyerBulkInput>;

/** Returns the bulk actions for impact buyers: changing and deleting them (R131, A155). */
export function useBuyerBulk() {
  const [change] = useChangeImpactBuyersMutation();
  const [remove] = useDeleteImpactBuyersMutation();
  return useBulkActions({
    called: ['impact buyer', 'impact buyers'],
    change: {
      fields,
      controls: {
        goodCauseId: (props) => <CausePicker {...props} hint="Leave blank to clear this field." />,
      },
      start: async (selection: ImpactBuyerSelection, input: ImpactBuyerBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeImpactBuyers,
    },
    remove: {
      start: async (selection) => (await remove({ variables: { selection } })).data?.deleteImpactBuyers,
      warning:
        'Buyers with enquiries, leads, users or suppliers can’t be deleted. When the task is done, we’ll show you which buyers were kept. You can restore the deleted ones from the trash for 30 days.',
    },
  });
}
