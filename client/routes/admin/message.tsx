import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { MessageScreen } from '../../features/staff/messages/message-screen';
import { MessageListDocument } from '../../features/staff/messages/messages.generated';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/record-id';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';
import { TextLink } from '../../ui/text-link';

/** The screen of one visitor's message, for staff. */
export function Component() {
  const id = recordId(useParams().id);
  const next = useNextIds(MessageListDocument, 'messageRecords');
  const listHref = useListHref(adminPaths.messages());
  const navigate = useNavigate();
  const toList = <ButtonLink to={listHref}>Messages</ButtonLink>;
  if (id === null) return <RecordNotFound recordLabel="message" action={toList} />;
  const mails = `${adminPaths.mailbox()}?q=${encodeURIComponent(`Message ${id}:`)}`;
  return (
    <RecordSteps id={id} href={adminPaths.message} next={next}>
      <MessageScreen
        id={id}
        back={<BackLink to={listHref}>Messages</BackLink>}
        toList={toList}
        onDeleted={() => void navigate(listHref)}
        mails={<TextLink to={mails}>The email to our team about this message</TextLink>}
      />
    </RecordSteps>
  );
}
