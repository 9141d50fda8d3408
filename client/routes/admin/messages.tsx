import { MessageList } from '../../features/staff/messages/message-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of visitors' messages, for staff. */
export function Component() {
  return (
    <>
      <ListHeader title="Messages" trash={adminPaths.trash('messages')} />
      <MessageList messageHref={adminPaths.message} />
    </>
  );
}
