import { messageList } from '../../features/staff/messages/message-list';
import { ListHeader } from '../../lists/list-header';
import { RecordListScreen } from '../../lists/record-list-screen';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of visitors' messages, for staff. */
export function Component() {
  return (
    <>
      <ListHeader title="Messages" trash={adminPaths.trash('messages')} />
      <RecordListScreen of={messageList} rowHref={({ id }) => adminPaths.message(id)} />
    </>
  );
}
