import { useNavigate } from 'react-router';
import { InviteUser } from '../../features/accounts/users/invite-user';
import { adminPaths } from '../../navigation/admin-paths';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';

/** The invitation of a new user, for staff. */
export function Component() {
  const navigate = useNavigate();
  const listHref = useListHref(adminPaths.users());
  return (
    <InviteUser
      back={<BackLink to={listHref}>Users</BackLink>}
      onCreated={(id) => void navigate(adminPaths.user(id))}
    />
  );
}
