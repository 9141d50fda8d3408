import { Mailbox } from '../../features/mailbox/mailbox';
import { ScreenHeader } from '../../ui/page-section';

/** The local mailbox and delivery ledger, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader title="Mailbox" lead="Every mail that Uplift sends, with what became of it." />
      <Mailbox />
    </>
  );
}
