import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { type DashboardQuery, useDashboardQuery } from './dashboard.generated';
import { EnquirySources } from './enquiry-sources';
import { LeadsToReview } from './leads-to-review';
import { SalesPanel } from './sales-panel';

/** Where the dashboard leads; the addresses belong to the application. */
export type DashboardLinks = {
  enquiry: (id: number) => string;
  enquiries: string;
  benefitting: string;
  yourProfile: ReactNode;
  suppliers: ReactNode;
  /** Where an impact buyer answers what it is offered, by its key. */
  leadsOf: (linkKey: string) => string;
  /** The certificate of an impact buyer that has one (R150). */
  certificateOf: (buyerId: number) => ReactNode;
  /** A good cause asks for an impact buyer (R110, R268), and has a badge. */
  causeActs: (goodCauseId: number, name: string) => ReactNode;
};

type Panels = DashboardQuery['dashboard'];
type PanelProps = { panels: Panels; links: DashboardLinks };

const all = (to: string) => (
  <TextLink to={to} textStyle="sm">
    See all
  </TextLink>
);

function AdminPanel({ panels, links }: PanelProps) {
  if (!panels.admin) return null;
  return (
    <SalesPanel
      title="Everything through Uplift"
      panel={panels.admin}
      contributionLabel="for good causes"
      measures={['contribution', 'revenue', 'enquiries']}
      recent={{
        nameOf: (row) => row.fullName,
        aboutOf: (row) => [row.supplierName, row.enquiryAbout].filter(Boolean).join(' · '),
        hrefOf: (row) => links.enquiry(row.id),
        all: all(links.enquiries),
      }}
      empty={<EmptyState title="No enquiries yet">The first one will show up here.</EmptyState>}
    />
  );
}

function SupplierPanel({ panels, links }: PanelProps) {
  if (!panels.supplier) return null;
  const { bySource } = panels.supplier;
  return (
    <SalesPanel
      title="Your activity stats as a Supplier"
      panel={panels.supplier}
      contributionLabel="your contributions to good causes"
      measures={['contribution', 'revenue', 'enquiries']}
      recent={{
        nameOf: (row) => row.fullName,
        aboutOf: (row) => row.enquiryAbout,
        hrefOf: (row) => links.enquiry(row.id),
        all: all(links.enquiries),
      }}
      empty={
        <EmptyState title="Your first enquiry is on its way" action={links.yourProfile}>
          As soon as a customer writes to you through Uplift, your figures start here. A full profile brings
          more of them.
        </EmptyState>
      }
      more={bySource && <EnquirySources sources={bySource} />}
    />
  );
}

function BuyerPanel({ panels, links }: PanelProps) {
  if (!panels.impactBuyer) return null;
  const { ownerId, hasCertificate } = panels.impactBuyer;
  return (
    <SalesPanel
      title="Your activity stats as an Impact Buyer"
      panel={panels.impactBuyer}
      note={
        panels.impactBuyer.toReview && (
          <LeadsToReview leads={panels.impactBuyer.toReview} leadsOf={links.leadsOf} />
        )
      }
      action={hasCertificate && ownerId !== null && links.certificateOf(ownerId)}
      contributionLabel="given because you bought here"
      measures={['contribution', 'revenue', 'enquiries']}
      recent={{
        nameOf: (row) => row.supplierName,
        aboutOf: (row) => row.enquiryAbout,
        hrefOf: (row) => links.enquiry(row.id),
        all: all(links.enquiries),
      }}
      empty={
        <EmptyState title="Nothing bought yet" action={links.suppliers}>
          Each purchase from one of our suppliers gives something to your good cause.
        </EmptyState>
      }
    />
  );
}

/** The contribution comes halved from the server, and only it (R269, A102); so its years are not shown beside it. */
function GoodCausePanel({ panels, links }: PanelProps) {
  if (!panels.goodCause) return null;
  const { ownerId, ownerName } = panels.goodCause;
  return (
    <SalesPanel
      title="What Uplift brings your cause"
      panel={panels.goodCause}
      contributionLabel="for your work"
      contributionHint="Half of what was given in your name, as statistics of good causes count it; your public page shows the whole."
      measures={['revenue', 'enquiries']}
      action={ownerId !== null && links.causeActs(ownerId, ownerName)}
      recent={{
        nameOf: (row) => row.supplierName,
        aboutOf: (row) => row.impactBuyerName && `for ${row.impactBuyerName}`,
        all: all(links.benefitting),
      }}
      empty={
        <EmptyState title="No enquiries for your cause yet">
          Once buyers choose your cause, you see here what their purchases bring you.
        </EmptyState>
      }
    />
  );
}

const linked = ({ admin, supplier, impactBuyer, goodCause }: Panels) =>
  Boolean(admin || supplier || impactBuyer || goodCause);

type Props = { year: number | null; links: DashboardLinks };

/** A panel for each role that the user holds (R267, R268, R270). */
export function DashboardPanels({ year, links }: Props) {
  const { data, previousData, error, refetch } = useDashboardQuery({
    variables: { year },
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
      <EmptyState title="Your account is not linked yet" layerStyle="panel">
        Our team links it to your supplier, buyer or good cause record. Then your figures appear here.
      </EmptyState>
    );
  }
  return (
    <Box aria-busy={!data} opacity={data ? '1' : '0.6'} transition="opacity 120ms">
      <AdminPanel panels={panels} links={links} />
      <SupplierPanel panels={panels} links={links} />
      <BuyerPanel panels={panels} links={links} />
      <GoodCausePanel panels={panels} links={links} />
    </Box>
  );
}
