import { userList } from '../../features/accounts/users/user-list';
import { RecordListScreen } from '../../lists/record-list-screen';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { ScreenHeader } from '../../ui/page-section';

/** The list of all users, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Users"
        action={
          <ButtonLink to={adminPaths.user('new')} size="sm">
            Invite user
          </ButtonLink>
        }
      />
      <RecordListScreen of={userList} rowHref={({ id }) => adminPaths.user(id)} />
    </>
  );
}
