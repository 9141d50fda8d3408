import { flag } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { SalesEnquiryBulkInput, SalesEnquirySelection } from '../../../graphql/schema.generated';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { enquiryFields } from './enquiry-fields';
import { useChangeSalesEnquiriesMutation, useDeleteSalesEnquiriesMutation } from './enquiry-grid.generated';
import type { Enquiry } from './enquiry-rows';
import { StaffPicker } from './record-pickers';

const { progress, paidToGoodCause, followUpOn, personResponsibleId } = enquiryFields;

/** Fields that can be set for many enquiries at once. */
const fields = {
  progress,
  paidToGoodCause,
  followUpOn,
  personResponsibleId,
  archived: field('Archived', flag, ({ staff }: Enquiry) => staff?.archived),
} satisfies FieldTable<Enquiry, SalesEnquiryBulkInput>;

/** Returns the bulk actions of staff for enquiries: changing and deleting them (R152, A155). */
export function useEnquiryBulk() {
  const [change] = useChangeSalesEnquiriesMutation();
  const [remove] = useDeleteSalesEnquiriesMutation();
  return useBulkActions({
    called: ['enquiry', 'enquiries'],
    change: {
      fields,
      controls: {
        personResponsibleId: (props) => (
          <StaffPicker {...props} hint="Leave blank to remove the assigned person." />
        ),
      },
      start: async (selection: SalesEnquirySelection, input: SalesEnquiryBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeSalesEnquiries,
    },
    remove: {
      start: async (selection) => (await remove({ variables: { selection } })).data?.deleteSalesEnquiries,
      warning:
        'Leads linked to these enquiries are not deleted. You can restore deleted enquiries for 30 days.',
    },
  });
}
