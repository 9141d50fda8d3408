import { MessageList } from '../../features/messages/message-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';
import { TrashLink } from '../../ui/trash-link';

/** What visitors wrote, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader title="Messages" action={<TrashLink to={adminPaths.trash('messages')} />} />
      <MessageList messageHref={adminPaths.message} />
    </>
  );
}
