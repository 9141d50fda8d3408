import { BadgeButton } from '../../badges/badge-button';
import { PrintColors } from '../../charts/print-colors';
import { RequestBuyerButton } from '../../features/directory/good-cause-records/buyer-request-dialog';
import { CertificateLink } from '../../features/directory/impact-buyer-records/certificate-link';
import { ZeroResultsPanel } from '../../features/directory/search-words/zero-results-panel';
import { type DashboardLinks, DashboardPanels } from '../../features/reports/statistics/dashboard-panels';
import { enquiriesDrillDown } from '../../features/reports/statistics/drill-down';
import { inPeriod, usePeriod } from '../../features/reports/statistics/period';
import { PeriodSelect } from '../../features/reports/statistics/period-select';
import { StaffShortcuts } from '../../features/reports/statistics/staff-shortcuts';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { ScreenHeader } from '../../ui/page-section';
import { YearlyReportLink } from '../../ui/yearly-report-link';

const links: DashboardLinks = {
  enquiry: adminPaths.enquiry,
  enquiries: adminPaths.enquiries(),
  benefitting: adminPaths.benefittingEnquiries(),
  enquiriesDrillDown: (counted) => `${adminPaths.enquiries()}${enquiriesDrillDown(counted)}`,
  benefittingBehind: (counted) => `${adminPaths.benefittingEnquiries()}${enquiriesDrillDown(counted)}`,
  statistics: (period) => (
    <ButtonLink to={inPeriod(adminPaths.statistics(), period)} size="sm" variant="outline">
      All statistics
    </ButtonLink>
  ),
  clicksToReview: adminPaths.affiliateClicks(),
  yourProfile: <ButtonLink to={adminPaths.yourProfile()}>View your profile</ButtonLink>,
  requestBuyer: (id) => <RequestBuyerButton goodCauseId={id} />,
  badgeOf: (owner) => <BadgeButton {...owner} />,
  reportOf: (of, id, year) => <YearlyReportLink {...{ of, id, year }} />,
  leadsOf: adminPaths.buyerLink,
  certificateOf: (buyerId) => <CertificateLink buyerId={buyerId} />,
  suppliers: <ButtonLink to={paths.search()}>Browse suppliers</ButtonLink>,
};

/** The dashboard, opened after signing in: a panel for each role (A122). */
export function Component() {
  const { user } = useSessionState();
  const [period, setPeriod] = usePeriod();
  if (!user) return null;
  const [firstName] = user.fullName?.trim().split(/\s+/) ?? [];
  return (
    <PrintColors>
      <ScreenHeader
        title={firstName ? `Kia ora, ${firstName}` : 'Kia ora'}
        lead="Your impact so far."
        action={<PeriodSelect period={period} onPeriod={setPeriod} />}
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
      <DashboardPanels period={period} links={links} />
      {hasRole(user, 'ADMIN') && <ZeroResultsPanel all={adminPaths.searchMisses()} />}
    </PrintColors>
  );
}
