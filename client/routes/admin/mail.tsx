import { useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { MailScreen } from '../../features/staff/mailbox/mail-screen';
import { MailListDocument } from '../../features/staff/mailbox/mailbox.generated';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/record-id';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** One mail of the ledger, for staff. */
export function Component() {
  const id = recordId(useParams().id);
  const next = useNextIds(MailListDocument, 'mailDeliveries');
  const listHref = useListHref(adminPaths.mailbox());
  const toList = <ButtonLink to={listHref}>Mailbox</ButtonLink>;
  if (id === null) return <RecordNotFound recordLabel="mail" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.mail} next={next}>
      <MailScreen key={id} id={id} back={<BackLink to={listHref}>Mailbox</BackLink>} toList={toList} />
    </RecordSteps>
  );
}
