import { MailList } from '../../features/staff/mailbox/mail-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';

/** The local mailbox and delivery ledger, for staff. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Mailbox"
        lead="Every email Uplift sends, and whether it arrived."
        add={
          <ButtonLink to={adminPaths.mailPreviews()} size="sm" variant="outline">
            Preview emails
          </ButtonLink>
        }
      />
      <MailList mailHref={adminPaths.mail} />
    </>
  );
}
