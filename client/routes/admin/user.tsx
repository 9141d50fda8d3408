import { UserScreen } from '../../features/accounts/users/user-screen';
import { UserListDocument } from '../../features/accounts/users/users.generated';
import { useNextIds } from '../../grid/use-next-ids';
import { RecordRoute } from '../../lists/record-route';
import { recordPlaces } from '../../navigation/record-places';

/** The screen of one user, for staff. */
export function Component() {
  const next = useNextIds(UserListDocument, 'userRecords');
  return (
    <RecordRoute place={recordPlaces.USER} next={next}>
      {({ id, back, toList }) => <UserScreen id={id} back={back} toList={toList} />}
    </RecordRoute>
  );
}
