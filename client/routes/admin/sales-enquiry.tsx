import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { EnquiryGridDocument } from '../../features/sales/sales-enquiries/enquiry-grid.generated';
import { EnquiryScreen } from '../../features/sales/sales-enquiries/enquiry-screen';
import { useSessionState } from '../../graphql/use-session';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { recordId } from '../../navigation/path-segments';
import { paths } from '../../navigation/paths';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one enquiry, in the form for staff, the supplier or the buyer. */
export function Component() {
  const id = recordId(useParams().id);
  const { user } = useSessionState();
  const navigate = useNavigate();
  const next = useNextIds(EnquiryGridDocument, 'salesEnquiries');
  const listHref = useListHref(adminPaths.enquiries());
  const listTitle = hasRole(user, 'ADMIN') ? 'Sales Tracking' : 'Your Enquiries';
  const toList = <ButtonLink to={listHref}>{listTitle}</ButtonLink>;
  if (id === null) return <RecordNotFound recordLabel="enquiry" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.enquiry} next={next}>
      <EnquiryScreen
        id={id}
        back={<BackLink to={listHref}>{listTitle}</BackLink>}
        toList={toList}
        supplierHref={paths.supplier}
        onDuplicated={(copy) => void navigate(adminPaths.enquiry(copy))}
        onDeleted={() => void navigate(listHref)}
      />
    </RecordSteps>
  );
}
