import { MailPreviews } from '../../features/staff/mailbox/mail-previews';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { ScreenHeader } from '../../ui/page-section';

/** Previews of every kind of mail, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Email previews"
        lead="Every email Uplift sends, filled in with details from a real record. Nothing is sent from here."
        action={
          <ButtonLink to={adminPaths.mailbox()} size="sm" variant="outline">
            Mailbox
          </ButtonLink>
        }
      />
      <MailPreviews />
    </>
  );
}
