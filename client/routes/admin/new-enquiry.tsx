import { useNavigate } from 'react-router';
import { NewEnquiry } from '../../features/sales-enquiries/new-enquiry';
import { paths } from '../../navigation/paths';
import { BackLink } from '../../ui/back-link';

/** A new enquiry, recorded by staff. */
export function Component() {
  const navigate = useNavigate();
  return (
    <NewEnquiry
      back={<BackLink to={paths.admin.enquiries()}>Sales Tracking</BackLink>}
      onCreated={(id) => void navigate(paths.admin.enquiry(id), { replace: true })}
    />
  );
}
