import { UserList } from '../../features/users/user-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';

/** Everybody who signs in, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader title="Users" />
      <UserList userHref={adminPaths.user} />
    </>
  );
}
