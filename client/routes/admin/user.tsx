import { useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { UserScreen } from '../../features/accounts/users/user-screen';
import { UserListDocument } from '../../features/accounts/users/users.generated';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/record-id';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one user, for staff. */
export function Component() {
  const id = recordId(useParams().id);
  const next = useNextIds(UserListDocument, 'userRecords');
  const listHref = useListHref(adminPaths.users());
  const toList = <ButtonLink to={listHref}>Users</ButtonLink>;
  if (id === null) return <RecordNotFound recordLabel="user" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.user} next={next}>
      <UserScreen id={id} back={<BackLink to={listHref}>Users</BackLink>} toList={toList} />
    </RecordSteps>
  );
}
