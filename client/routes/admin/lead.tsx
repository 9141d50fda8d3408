import { LeadScreen } from '../../features/sales/lead-records/lead-screen';
import { LeadListDocument } from '../../features/sales/lead-records/leads.generated';
import { NewLead } from '../../features/sales/lead-records/new-lead';
import { useNextIds } from '../../grid/use-next-ids';
import { RecordRoute } from '../../lists/record-route';
import { adminPaths } from '../../navigation/admin-paths';
import { recordPlaces } from '../../navigation/record-places';
import { useListHref } from '../../navigation/use-list-href';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one lead, for staff; closing it opens the list (R206). `new` for a new one. */
export function Component() {
  const next = useNextIds(LeadListDocument, 'leadRecords');
  const listHref = useListHref(adminPaths.leads());
  return (
    <RecordRoute place={recordPlaces.LEAD} next={next} add={(on) => <NewLead {...on} />}>
      {({ onDeleted: onClose, ...on }) => (
        <LeadScreen
          {...on}
          close={
            <ButtonLink to={listHref} size="sm" variant="outline" colorPalette="neutral">
              Close
            </ButtonLink>
          }
          onClose={onClose}
        />
      )}
    </RecordRoute>
  );
}
