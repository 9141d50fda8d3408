import { useNavigate } from 'react-router';
import { NewEnquiry } from '../../features/sales/sales-enquiries/new-enquiry';
import { adminPaths } from '../../navigation/admin-paths';
import { BackLink } from '../../ui/back-link';

/** The form for a new enquiry, for staff. */
export function Component() {
  const navigate = useNavigate();
  return (
    <NewEnquiry
      back={<BackLink to={adminPaths.enquiries()}>Sales Tracking</BackLink>}
      onCreated={(id) => void navigate(adminPaths.enquiry(id), { replace: true })}
    />
  );
}
