import { percentOf } from '../../../shared/cents.js';
import { answered } from '../../platform/database/json-object.sql.js';
import type { RawJson } from '../../platform/database/selection.js';
import type { RollupOwner } from '../../sales/sales-enquiries/enquiry-visibility.js';
import { ENQUIRY_PROGRESS, type EnquiryProgress } from '../../sales/sales-enquiries/sales-enquiry.states.js';
import type { SalesEnquiryRow } from '../../sales/sales-enquiries/sales-enquiry-grid.type.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';
import { percent } from '../../totals/percent.js';
import { bySource, type SourceSums } from './enquiry-sources.js';
import type {
  BuyerTypeOpportunities,
  BuyerTypeSales,
  CategoryContribution,
  CauseContribution,
  ChosenGoodCause,
  MonthTotals,
  Opportunities,
  SalesPanel,
} from './sales-panel.type.js';

/** The figures of one owner in a period. Dollars without sales that have fallen through, never halved. */
interface Figures {
  enquiries: number;
  newEnquiries: number;
  introductions: number;
  inProgress: number;
  completed: number;
  fallenThrough: number;
  consumerEnquiries: number;
  repeatSales: number;
  revenue: number;
  contribution: number;
}
type Briefly = Pick<Figures, 'enquiries' | 'completed' | 'revenue' | 'contribution'>;
interface BuyerData {
  linkKey: string;
  hasCertificate: boolean;
  suppliersUsed: number;
  /** Only in the buyer’s own panel. */
  chosenGoodCause: ChosenGoodCause | null;
  count: number;
  active: number;
  attempted: number;
}

/** The columns that are read for a panel. Null, and left out of the statement, if not selected. */
export interface PanelColumns {
  owner: string;
  figures: Figures;
  before: Briefly | null;
  years: { year: number; totals: Briefly }[];
  months: Record<string, Briefly> | null;
  monthsBefore: Record<string, Briefly> | null;
  sources: SourceSums | null;
  buyerTypes: BuyerTypeSales[] | null;
  causes: CauseContribution[] | null;
  categories: CategoryContribution[] | null;
  opportunities: Opportunities | null;
  opportunityTypes: BuyerTypeOpportunities[] | null;
  clicks: number | null;
  buyer: BuyerData | null;
  recent: SalesEnquiryRow[] | string | null;
}

/** A panel whose latest rows may be JSON text. */
export type AnsweredPanel = Omit<SalesPanel, 'recent'> & { recent: SalesEnquiryRow[] | RawJson };

const NONE: Opportunities = { active: 0, attempted: 0, converted: 0, toReview: 0 };
const NOTHING: Briefly = { enquiries: 0, completed: 0, revenue: 0, contribution: 0 };

/** Returns the number of enquiries that may still lead to a sale (A46). */
const activeOf = ({ enquiries, completed, fallenThrough }: Figures) => enquiries - completed - fallenThrough;

const byProgress = (figures: Figures): SalesPanel['byProgress'] => {
  const counts: Record<EnquiryProgress, number> = {
    Enquiry: figures.newEnquiries,
    'In Progress': figures.inProgress,
    Completed: figures.completed,
    'Fallen Through': figures.fallenThrough,
    Introduction: figures.introductions,
  };
  return ENQUIRY_PROGRESS.map((progress) => ({ progress, enquiries: counts[progress] }));
};

/** Returns all twelve months of a year, each with the same month a year before. */
export function allMonths(months: Record<string, Briefly>, before: Record<string, Briefly>): MonthTotals[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const { enquiries, completed, revenue, contribution } = months[month] ?? NOTHING;
    const then = before[month] ?? NOTHING;
    return {
      month,
      enquiries,
      completed,
      revenue,
      contribution,
      enquiriesBefore: then.enquiries,
      revenueBefore: then.revenue,
      contributionBefore: then.contribution,
    };
  });
}

/** Returns the panel of `owner` from the columns that were read for it. */
export function panelOf({ scope, ownerId }: RollupOwner, read: PanelColumns): AnsweredPanel {
  const { figures, buyer } = read;
  const { enquiries, completed, fallenThrough, consumerEnquiries, repeatSales, revenue } = figures;
  // The only place where contributions are halved (R269, A102).
  const shown = (dollars: number) => (scope === 'good-cause' ? percentOf(dollars, 50) : dollars);
  const contribution = shown(figures.contribution);
  return {
    ownerId: scope === 'all' ? null : ownerId,
    ownerName: read.owner,
    years: read.years.map(({ year }) => year).reverse(),
    enquiries,
    active: activeOf(figures),
    completed,
    fallenThrough,
    consumerEnquiries,
    businessEnquiries: enquiries - consumerEnquiries,
    repeatSales,
    revenue,
    contribution,
    wholeContribution: figures.contribution,
    contributionPercent: percent(figures.contribution, revenue),
    equivalentHours: equivalentHours(contribution),
    conversionPercent: percent(completed, enquiries),
    yearBefore: read.before && { ...read.before, contribution: shown(read.before.contribution) },
    byProgress: byProgress(figures),
    byYear: read.years.map(({ year, totals }) => ({ year, ...totals })),
    byMonth: read.months && allMonths(read.months, read.monthsBefore ?? {}),
    bySource: read.sources && bySource(read.sources),
    byBuyerType: read.buyerTypes,
    byCause: read.causes,
    byCategory: read.categories,
    opportunities: read.opportunities ?? NONE,
    opportunitiesByBuyerType: read.opportunityTypes ?? [],
    linkClicksToReview: read.clicks,
    suppliersUsed: buyer?.suppliersUsed ?? null,
    toReview: buyer && {
      count: buyer.count,
      linkKey: buyer.linkKey,
      active: buyer.active,
      attempted: buyer.attempted,
    },
    chosenGoodCause: buyer?.chosenGoodCause ?? null,
    hasCertificate: buyer?.hasCertificate ?? false,
    recent: answered(read.recent ?? []),
  };
}

const NOT_READ: Omit<PanelColumns, 'owner' | 'figures' | 'years'> = {
  before: null,
  months: null,
  monthsBefore: null,
  sources: null,
  buyerTypes: null,
  causes: null,
  categories: null,
  opportunities: null,
  opportunityTypes: null,
  clicks: null,
  buyer: null,
  recent: null,
};

/**
 * Returns the columns of a statement that begin with the name of a panel, without that name. Null if nothing
 * was selected.
 */
export function columnsCalled(row: Record<string, unknown>, name: string): PanelColumns {
  const start = `${name}_`;
  const columns: Record<string, unknown> = { ...NOT_READ };
  for (const column in row) if (column.startsWith(start)) columns[column.slice(start.length)] = row[column];
  return columns as unknown as PanelColumns;
}
