import { MailList } from '../../features/mailbox/mail-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** The local mailbox and delivery ledger, for staff. */
export function Component() {
  return (
    <>
      <ListHeader title="Mailbox" lead="Every mail that Uplift sends, with what became of it." />
      <MailList mailHref={adminPaths.mail} />
    </>
  );
}
