import { MailScreen } from '../../features/staff/mailbox/mail-screen';
import { MailListDocument } from '../../features/staff/mailbox/mailbox.generated';
import { useNextIds } from '../../grid/use-next-ids';
import { RecordRoute } from '../../lists/record-route';
import { adminPaths } from '../../navigation/admin-paths';

const place = {
  recordLabel: 'mail',
  href: adminPaths.mail,
  list: { title: 'Mailbox', href: adminPaths.mailbox },
};

/** One mail of the ledger, for staff. */
export function Component() {
  const next = useNextIds(MailListDocument, 'mailDeliveries');
  return (
    <RecordRoute place={place} next={next}>
      {({ id, back, toList }) => <MailScreen key={id} id={id} back={back} toList={toList} />}
    </RecordRoute>
  );
}
