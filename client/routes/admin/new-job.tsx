import { useNavigate } from 'react-router';
import { NewJob } from '../../features/staff/action-items/new-job';
import { adminPaths } from '../../navigation/admin-paths';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';

/** The form for a new job, for staff; it returns to the Action Centre. */
export function Component() {
  const navigate = useNavigate();
  const centre = useListHref(adminPaths.actionCentre());
  return (
    <NewJob back={<BackLink to={centre}>Action Centre</BackLink>} onCreated={() => void navigate(centre)} />
  );
}
