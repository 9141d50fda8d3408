import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { TextLink } from '../../../ui/text-link';
import { ChosenGoodCause } from './chosen-good-cause';
import { type DashboardQuery, useDashboardQuery } from './dashboard.generated';
import type { DrillDownFilter } from './drill-down';
import { EnquirySources } from './enquiry-sources';
import { LeadsToReview } from './leads-to-review';
import { OwnerCharts } from './owner-charts';
import type { Panel } from './panel';
import { type ActivityCount, activityCounts } from './panel-activity';
import type { Period } from './period';
import { SalesPanel } from './sales-panel';
import type { DrillDown } from './statistics-chart-data';

/** Links of the dashboard; the application supplies the addresses. */
export type DashboardLinks = {
  enquiry: (id: number) => string;
  enquiries: string;
  benefitting: string;
  /** Returns the address of the enquiries behind a figure, in the list that the owner has. */
  enquiriesDrillDown: DrillDown;
  benefittingBehind: DrillDown;
  /** The link to the statistics of staff. */
  statistics: (period: Period) => ReactNode;
  clicksToReview: string;
  yourProfile: ReactNode;
  suppliers: ReactNode;
  /** Returns the address of the page on which an impact buyer answers its leads, by its key. */
  leadsOf: (linkKey: string) => string;
  /** The certificate of an impact buyer that has one (R150). */
  certificateOf: (buyerId: number) => ReactNode;
  /** The button with which a good cause requests an impact buyer (R110, R268). */
  requestBuyer: (goodCauseId: number) => ReactNode;
  /** The badge that each owner can put on its own site (ADR 51). */
  badgeOf: (owner: { kind: 'supplier' | 'impactbuyer' | 'goodcause'; id: number; name: string }) => ReactNode;
  /** The link to the yearly report of owners that have one (ADR 52). */
  reportOf: (of: 'SUPPLIER' | 'GOOD_CAUSE', id: number, year: number | null) => ReactNode;
};

type Panels = DashboardQuery['dashboard'];
type PanelProps = { panels: Panels; links: DashboardLinks; period: Period };

const all = (to: string) => (
  <TextLink to={to} textStyle="sm">
    See all
  </TextLink>
);

/**
 * Returns the enquiries of one owner behind a figure. For a user with several roles the list also has the enquiries of
 * the other roles, so it is filtered by the owner.
 */
function enquiriesOf(
  { admin, supplier, impactBuyer, goodCause }: Panels,
  { enquiriesDrillDown }: DashboardLinks,
  owner: Pick<DrillDownFilter, 'supplier' | 'impactBuyer'>,
): DrillDown {
  const roles = [admin, supplier, impactBuyer, goodCause].filter(Boolean).length;
  return roles > 1 ? (counted) => enquiriesDrillDown({ ...counted, ...owner }) : enquiriesDrillDown;
}

/** Visits from profiles to suppliers' sites that staff have not reviewed yet (A47). */
const clicksToReview = ({ linkClicksToReview }: Panel, at?: string): ActivityCount => ({
  label: 'Website link clicks to be reviewed',
  value: linkClicksToReview ?? 0,
  hint: at && linkClicksToReview ? <TextLink to={at}>Review clicks on links</TextLink> : undefined,
});

function AdminPanel({ panels, links, period }: PanelProps) {
  if (!panels.admin) return null;
  return (
    <SalesPanel
      title="Other Stats"
      panel={panels.admin}
      period={period}
      behind={links.enquiriesDrillDown}
      counts={[
        { label: 'Enquiries', value: panels.admin.enquiries },
        { label: 'Repeat Sales', value: panels.admin.repeatSales },
        ...activityCounts(panels.admin),
        clicksToReview(panels.admin, links.clicksToReview),
      ]}
      outcomes
      contributionLabel="for good causes"
      contributionHint={`${panels.admin.contributionPercent}% of revenue`}
      measures={['contribution', 'revenue', 'enquiries']}
      recent={{
        nameOf: (row) => row.fullName,
        aboutOf: (row) => [row.supplierName, row.enquiryAbout].filter(Boolean).join(' · '),
        hrefOf: (row) => links.enquiry(row.id),
        all: all(links.enquiries),
      }}
      empty={<EmptyState title="No enquiries yet">Your first enquiry will show up here.</EmptyState>}
      action={links.statistics(period)}
    />
  );
}

function SupplierPanel({ panels, links, period }: PanelProps) {
  if (!panels.supplier) return null;
  const { bySource, ownerId, ownerName } = panels.supplier;
  const behind = enquiriesOf(panels, links, { supplier: ownerName });
  return (
    <SalesPanel
      title="Your activity stats as a Supplier"
      panel={panels.supplier}
      period={period}
      behind={behind}
      action={
        ownerId !== null && (
          <>
            {links.badgeOf({ kind: 'supplier', id: ownerId, name: ownerName })}
            {links.reportOf('SUPPLIER', ownerId, period.year)}
          </>
        )
      }
      counts={[...activityCounts(panels.supplier), clicksToReview(panels.supplier)]}
      contributionLabel="your contributions to good causes"
      measures={['contribution', 'revenue', 'enquiries']}
      recent={{
        nameOf: (row) => row.fullName,
        aboutOf: (row) => row.enquiryAbout,
        hrefOf: (row) => links.enquiry(row.id),
        all: all(links.enquiries),
      }}
      empty={
        <EmptyState title="Waiting for your first enquiry" action={links.yourProfile}>
          Your figures will show up here once a customer contacts you through Uplift. A complete profile
          brings more enquiries.
        </EmptyState>
      }
      more={bySource && <EnquirySources sources={bySource} {...{ ownerName, period, behind }} />}
      charts={<OwnerCharts of="SUPPLIER" id={ownerId} period={period} links={{ behind }} />}
    />
  );
}

function BuyerPanel({ panels, links, period }: PanelProps) {
  if (!panels.impactBuyer) return null;
  const { ownerId, ownerName, hasCertificate } = panels.impactBuyer;
  const behind = enquiriesOf(panels, links, { impactBuyer: ownerName });
  return (
    <SalesPanel
      title="Your activity stats as an Impact Buyer"
      panel={panels.impactBuyer}
      period={period}
      behind={behind}
      counts={[
        ...activityCounts(panels.impactBuyer),
        { label: 'Suppliers Used', value: panels.impactBuyer.suppliersUsed ?? 0 },
      ]}
      consumers={false}
      note={
        panels.impactBuyer.toReview && (
          <LeadsToReview leads={panels.impactBuyer.toReview} leadsOf={links.leadsOf} />
        )
      }
      action={
        ownerId !== null && (
          <>
            {hasCertificate && links.certificateOf(ownerId)}
            {links.badgeOf({ kind: 'impactbuyer', id: ownerId, name: ownerName })}
          </>
        )
      }
      contributionLabel="given through your purchases"
      measures={['contribution', 'revenue', 'enquiries']}
      recent={{
        nameOf: (row) => row.supplierName,
        aboutOf: (row) => row.enquiryAbout,
        hrefOf: (row) => links.enquiry(row.id),
        all: all(links.enquiries),
      }}
      empty={
        <EmptyState title="No purchases yet" action={links.suppliers}>
          Each time you buy from one of our suppliers, your good cause benefits.
        </EmptyState>
      }
      aside={<ChosenGoodCause chosen={panels.impactBuyer.chosenGoodCause} />}
      charts={<OwnerCharts of="IMPACT_BUYER" id={ownerId} period={period} links={{ behind }} />}
    />
  );
}

/**
 * The panel of a good cause. The server halves the contribution and nothing else (R269, A102), so no yearly
 * contributions are shown beside it.
 */
function GoodCausePanel({ panels, links, period }: PanelProps) {
  if (!panels.goodCause) return null;
  const { ownerId, ownerName } = panels.goodCause;
  return (
    <SalesPanel
      title="What Uplift has raised for you"
      panel={panels.goodCause}
      period={period}
      behind={links.benefittingBehind}
      counts={activityCounts(panels.goodCause)}
      contributionLabel="for your work"
      contributionHint="This figure is half of the contributions given to your good cause. Your public page shows the full amount."
      measures={['revenue', 'enquiries']}
      action={
        ownerId !== null && (
          <>
            {links.requestBuyer(ownerId)}
            {links.badgeOf({ kind: 'goodcause', id: ownerId, name: ownerName })}
            {links.reportOf('GOOD_CAUSE', ownerId, period.year)}
          </>
        )
      }
      recent={{
        nameOf: (row) => row.supplierName,
        aboutOf: (row) => row.impactBuyerName && `for ${row.impactBuyerName}`,
        all: all(links.benefitting),
      }}
      empty={
        <EmptyState title="No enquiries for your cause yet">
          Once buyers choose your cause, you’ll see what their purchases raise for you.
        </EmptyState>
      }
      charts={
        <OwnerCharts
          of="GOOD_CAUSE"
          id={panels.goodCause.ownerId}
          period={period}
          links={{ behind: links.benefittingBehind }}
        />
      }
    />
  );
}

const linked = ({ admin, supplier, impactBuyer, goodCause }: Panels) =>
  Boolean(admin || supplier || impactBuyer || goodCause);

type Props = { period: Period; links: DashboardLinks };

/** The panels of the user's roles (R267, R268, R270). */
export function DashboardPanels({ period, links }: Props) {
  const { data, previousData, error, refetch } = useDashboardQuery({
    variables: period,
    fetchPolicy: 'cache-and-network',
  });
  const panels = (data ?? previousData)?.dashboard;
  if (!panels) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} layerStyle="panel" />;
    return (
      <Box role="status" aria-label="Loading" mb="6">
        <Skeleton h="96" borderRadius="l3" />
      </Box>
    );
  }
  if (!linked(panels)) {
    return (
      <EmptyState
        title="Your account is not linked to a supplier, buyer or good cause yet"
        layerStyle="panel"
      >
        Our team will link your account to your supplier, buyer or good cause record. Your figures will then
        show up here.
      </EmptyState>
    );
  }
  return (
    <Box aria-busy={!data} opacity={data ? '1' : '0.6'} transition="opacity 120ms">
      <AdminPanel panels={panels} links={links} period={period} />
      <SupplierPanel panels={panels} links={links} period={period} />
      <BuyerPanel panels={panels} links={links} period={period} />
      <GoodCausePanel panels={panels} links={links} period={period} />
    </Box>
  );
}
