import type { FieldTable } from '../../../editing/field-table';
import type { LeadBulkInput, LeadSelection } from '../../../graphql/schema.generated';
import { StaffPicker } from '../../../pickers/record-pickers';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { archivedField, type LeadRow, leadFields } from './lead-fields';
import { useChangeLeadsMutation, useDeleteLeadsMutation } from './leads.generated';

const { status, chance, weight, futureActionOn, personResponsibleId } = leadFields;
const { estimatedRevenueBand, estimatedContributionBand } = leadFields;

/** Fields that can be set for many leads at once. */
const fields = {
  status,
  chance,
  weight,
  futureActionOn,
  personResponsibleId,
  estimatedRevenueBand,
  estimatedContributionBand,
  archived: archivedField,
} satisfies FieldTable<LeadRow, LeadBulkInput>;

/** Returns the bulk actions for leads: changing them, including archiving, and deleting them (A62, A155). */
export function useLeadBulk() {
  const [change] = useChangeLeadsMutation();
  const [remove] = useDeleteLeadsMutation();
  return useBulkActions({
    called: ['lead', 'leads'],
    change: {
      fields,
      controls: {
        personResponsibleId: (props) => (
          <StaffPicker {...props} hint="Leave blank to remove the assigned person." />
        ),
      },
      start: async (selection: LeadSelection, input: LeadBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeLeads,
    },
    remove: {
      start: async (selection) => (await remove({ variables: { selection } })).data?.deleteLeads,
      warning: 'Enquiries linked to these leads are not deleted. You can restore deleted leads for 30 days.',
    },
  });
}
