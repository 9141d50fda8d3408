import { MessageList } from '../../features/messages/message-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** What visitors wrote, for staff. */
export function Component() {
  return (
    <>
      <ListHeader title="Messages" trash={adminPaths.trash('messages')} />
      <MessageList messageHref={adminPaths.message} />
    </>
  );
}
