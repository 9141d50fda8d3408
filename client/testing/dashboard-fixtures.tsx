import { DashboardPanels } from '../features/reports/statistics/dashboard-panels';
import { type DrillDownFilter, enquiriesDrillDown } from '../features/reports/statistics/drill-down';
import type { Panel } from '../features/reports/statistics/panel';
import { anError, fakeServer } from './enquiry-fixtures';
import { renderElement } from './render';

export const toReview = {
  __typename: 'LeadsToReview' as const,
  count: 1,
  linkKey: 'key',
  active: 4,
  attempted: 1,
};

/** Data that only the panel of one role has. */
interface OfOneRole {
  toReview: typeof toReview | null;
  bySource: { __typename: 'SourceTotals'; via: string; enquiries: number; contribution: number }[] | null;
  hasCertificate: boolean;
  chosenGoodCause: {
    __typename: 'ChosenGoodCause';
    id: number;
    name: string;
    imageUrl: null;
    recentImpactStory: string | null;
  } | null;
}
const ofNoRole: OfOneRole = { toReview: null, bySource: null, hasCertificate: false, chosenGoodCause: null };

export function aPanel(more: Partial<Panel & OfOneRole> = {}) {
  return {
    __typename: 'SalesPanel',
    ownerId: 5,
    ownerName: 'Kōwhai Plumbing',
    enquiries: 111,
    active: 17,
    completed: 74,
    fallenThrough: 20,
    revenue: 100420.5,
    contribution: 5021.03,
    equivalentHours: 221,
    conversionPercent: '66.7',
    contributionPercent: '5.0',
    consumerEnquiries: 40,
    businessEnquiries: 71,
    repeatSales: 9,
    linkClicksToReview: 3,
    suppliersUsed: null,
    opportunities: { __typename: 'Opportunities' as const, active: 4, attempted: 2 },
    yearBefore: null,
    byProgress: [
      { __typename: 'ProgressCount' as const, progress: 'ENQUIRY' as const, enquiries: 17 },
      { __typename: 'ProgressCount' as const, progress: 'COMPLETED' as const, enquiries: 74 },
      { __typename: 'ProgressCount' as const, progress: 'FALLEN_THROUGH' as const, enquiries: 20 },
    ],
    ...ofNoRole,
    byYear: [
      { __typename: 'YearTotals', year: 2025, enquiries: 18, revenue: 10700, contribution: 535 },
      { __typename: 'YearTotals', year: 2026, enquiries: 21, revenue: 19105, contribution: 955.25 },
    ],
    recent: [
      {
        __typename: 'SalesEnquiryRow',
        id: 40,
        enquiredAt: '2026-11-05T01:07:00Z',
        fullName: 'Ana Smith',
        supplierName: 'Kōwhai Plumbing',
        impactBuyerName: 'Nīkau School',
        enquiryAbout: 'Leaking tap',
        progress: 'ENQUIRY',
        contribution: null,
        revenue: null,
      },
    ],
    ...more,
  };
}

type Panels = Partial<Record<'admin' | 'supplier' | 'impactBuyer' | 'goodCause', ReturnType<typeof aPanel>>>;
export const dashboard = (panels: Panels) => ({
  data: {
    dashboard: {
      __typename: 'Dashboard',
      years: [2026, 2025],
      ...{ admin: null, supplier: null, impactBuyer: null, goodCause: null },
      ...panels,
    },
  },
});
export const links = {
  enquiry: (id: number) => `/e/${id}`,
  enquiries: '/e',
  benefitting: '/gc',
  enquiriesDrillDown: (counted: DrillDownFilter) => `/e${enquiriesDrillDown(counted)}`,
  benefittingBehind: (counted: DrillDownFilter) => `/gc${enquiriesDrillDown(counted)}`,
  statistics: () => null,
  clicksToReview: '/clicks',
  yourProfile: <a href="/profile">View your profile</a>,
  requestBuyer: () => null,
  badgeOf: ({ kind, id }: { kind: string; id: number }) => <span>{`Badge of ${kind} ${id}`}</span>,
  reportOf: () => null,
  suppliers: null,
  leadsOf: (linkKey: string) => `/EntityLink/${linkKey}`,
  certificateOf: (id: number) => <a href={`/certificate/${id}`}>Download Certificate</a>,
};

export const all = { year: null, month: 0 };
/** An answer for the charts, which these tests do not look at. */
export const charts = { OwnerStatistics: anError('INTERNAL', 'Not here.') };

/** Renders the panels of these roles. */
export function showPanels(panels: Panels, year: number | null = null, month = 0) {
  const server = fakeServer({ Dashboard: dashboard(panels), ...charts });
  renderElement(<DashboardPanels period={{ year, month }} links={links} />, { execute: server.execute });
  return server;
}
