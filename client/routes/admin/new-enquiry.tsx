import { useNavigate } from 'react-router';
import { BackLink } from '../../features/sales-enquiries/enquiry-header';
import { NewEnquiry } from '../../features/sales-enquiries/new-enquiry';
import { paths } from '../../navigation/paths';

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
