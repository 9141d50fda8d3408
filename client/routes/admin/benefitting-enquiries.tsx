import { BenefittingList } from '../../features/sales/sales-enquiries/benefitting-list';
import { useSessionState } from '../../graphql/use-session';
import { EmptyState } from '../../ui/empty-state';
import { ScreenHeader } from '../../ui/page-section';

/** Enq. Benefitting: the list of enquiries whose contribution goes to the user's good cause. */
export function Component() {
  const { user } = useSessionState();
  if (!user) return null;
  return (
    <>
      <ScreenHeader
        title="Enq. Benefitting"
        lead={user.goodCauseName && `Enquiries that benefit ${user.goodCauseName}`}
      />
      {user.goodCauseId === null ? (
        <EmptyState title="Your account is not linked to a good cause yet">
          Ask our team to link your account. Enquiries that benefit your good cause will then show up here.
        </EmptyState>
      ) : (
        <BenefittingList label="Enquiries that benefit your cause" goodCauseId={user.goodCauseId} />
      )}
    </>
  );
}
