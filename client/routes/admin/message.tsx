import { MessageScreen } from '../../features/staff/messages/message-screen';
import { MessageListDocument } from '../../features/staff/messages/messages.generated';
import { useNextIds } from '../../grid/use-next-ids';
import { RecordRoute } from '../../lists/record-route';
import { adminPaths } from '../../navigation/admin-paths';
import { recordPlaces } from '../../navigation/record-places';
import { TextLink } from '../../ui/text-link';

const mailsOf = (id: number) => `${adminPaths.mailbox()}?q=${encodeURIComponent(`Message ${id}:`)}`;

/** The screen of one visitor's message, for staff. */
export function Component() {
  const next = useNextIds(MessageListDocument, 'messageRecords');
  return (
    <RecordRoute place={recordPlaces.MESSAGE} next={next}>
      {(on) => (
        <MessageScreen
          {...on}
          mails={<TextLink to={mailsOf(on.id)}>The email to our team about this message</TextLink>}
        />
      )}
    </RecordRoute>
  );
}
