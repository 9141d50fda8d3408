import { useSearchParams } from 'react-router';
import { BadgeButton } from '../../badges/badge-button';
import { type DashboardLinks, DashboardPanels } from '../../features/dashboard/dashboard-panels';
import { StaffShortcuts } from '../../features/dashboard/staff-shortcuts';
import { YearSelect } from '../../features/dashboard/year-select';
import { RequestBuyerButton } from '../../features/good-cause-records/buyer-request-dialog';
import { CertificateLink } from '../../features/impact-buyer-records/certificate-link';
import { MissesPanel } from '../../features/search-words/misses-panel';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { ScreenHeader } from '../../ui/page-section';
import { salesYears } from '../../ui/sales-words';

const links: DashboardLinks = {
  enquiry: adminPaths.enquiry,
  enquiries: adminPaths.enquiries(),
  benefitting: adminPaths.benefittingEnquiries(),
  yourProfile: <ButtonLink to={adminPaths.yourProfile()}>Look at your profile</ButtonLink>,
  causeActs: (id, name) => (
    <>
      <RequestBuyerButton goodCauseId={id} />
      <BadgeButton kind="goodcause" id={id} name={name} />
    </>
  ),
  leadsOf: adminPaths.buyerLink,
  certificateOf: (buyerId) => <CertificateLink buyerId={buyerId} />,
  suppliers: <ButtonLink to={paths.search()}>Browse suppliers</ButtonLink>,
};

/** Where everyone lands after signing in: a panel per role (A122). */
export function Component() {
  const { user } = useSessionState();
  const [params, setParams] = useSearchParams();
  if (!user) return null;
  const chosen = Number(params.get('year'));
  const year = salesYears().includes(chosen) ? chosen : null;
  const [firstName] = user.fullName?.trim().split(/\s+/) ?? [];
  return (
    <>
      <ScreenHeader
        title={firstName ? `Kia ora, ${firstName}` : 'Kia ora'}
        lead="What buying through Uplift has done so far."
        action={
          <YearSelect
            year={year}
            onYear={(next) =>
              setParams(next ? { year: String(next) } : {}, { replace: true, preventScrollReset: true })
            }
          />
        }
      />
      {hasRole(user, 'ADMIN') && (
        <StaffShortcuts
          pendingActions={user.pendingActionCount}
          actionCentre={adminPaths.actionCentre()}
          enquiries={`${adminPaths.enquiries()}?progress=ENQUIRY`}
          messages={`${adminPaths.messages()}?state=New`}
          mailbox={adminPaths.mailbox()}
        />
      )}
      <DashboardPanels year={year} links={links} />
      {hasRole(user, 'ADMIN') && <MissesPanel all={adminPaths.searchMisses()} />}
    </>
  );
}
