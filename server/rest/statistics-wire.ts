import { z } from 'zod';
import { centsOf } from '../../shared/cents.js';
import { type Period, wholeYear } from '../reports/statistics/period.js';
import type { AnsweredPanel } from '../reports/statistics/sales-panel.js';
import type {
  BuyerTypeOpportunities,
  BuyerTypeSales,
  CategoryContribution,
  CauseContribution,
  ChosenGoodCause,
  SourceTotals,
} from '../reports/statistics/sales-panel.type.js';
import type { SalesTrackingRow } from '../reports/statistics/sales-tracking.type.js';
import type { SupplierPeriod, SupplierPeriods } from '../reports/statistics/supplier-periods.read-model.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { shapeOf, type WireColumn, wireOf } from './wire-columns.js';

const called = (columns: readonly WireColumn[], record: object) =>
  wireOf(record as Record<string, unknown>, columns);

/** The REST name of each source, and the column of a year that it belongs to (A109). */
const SOURCES = {
  'Email off Website': ['website', 'website'],
  'Repeat Sale': ['repeat', 'repeat'],
  'Call Tracking': ['callTracking', 'callTracking'],
  Connection: ['connection', 'connection'],
  Affiliate: ['affiliate', 'affiliate'],
  'Backdoor Sale': ['backdoor', 'other'],
  'Alias Email': ['aliasEmail', 'other'],
  'Brokered Lead': ['brokered', 'other'],
  Other: ['other', 'other'],
} as const satisfies Record<SourceTotals['via'], readonly [string, string]>;

const pairs = <Name extends string>(names: readonly Name[]) =>
  names.flatMap((name) => [
    [
      `${name}Enquiries`,
      `${name}Enquiries`,
      'count',
      `The number of enquiries from the source ${name}.`,
    ] as const,
    [`${name}CC`, `${name}CC`, 'dollars', `The contribution from the source ${name} in dollars.`] as const,
  ]);
const ALL_SOURCES = pairs(Object.values(SOURCES).map(([name]) => name));
const TRACKED_SOURCES = pairs(['website', 'callTracking', 'other', 'connection', 'affiliate', 'repeat']);

/**
 * Returns enquiries and contributions by source under their REST names. They are added in whole cents, so
 * that sums are exact.
 */
function sourcesOf(sources: readonly SourceTotals[], which: 0 | 1): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { via, enquiries, contribution } of sources) {
    const name = SOURCES[via][which];
    sums[`${name}Enquiries`] = (sums[`${name}Enquiries`] ?? 0) + enquiries;
    sums[`${name}CC`] = (centsOf(sums[`${name}CC`] ?? 0) + centsOf(contribution)) / 100;
  }
  return sums;
}

const STATS = [
  ['ownerName', 'name', 'filled', 'The name of the record.'],
  ['year', 'year', 'count', 'The requested year. 0 for all years.'],
  ['month', 'month', 'count', 'The requested month. 0 for the whole year.'],
  ['enquiries', 'enquiriesCount', 'count', 'The number of enquiries.'],
  ['completed', 'completedEnquiriesCount', 'count', 'The number of completed enquiries.'],
  ['revenue', 'revenue', 'dollars', 'The revenue in dollars without GST, excluding fallen-through sales.'],
  ['wholeContribution', 'cC', 'dollars', 'The whole contribution in dollars, never halved.'],
  [
    'consumerEnquiries',
    'consumerEnquiries',
    'count',
    'The number of enquiries from customers without a buyer type.',
  ],
  ['businessEnquiries', 'businessEnquiries', 'count', 'The number of enquiries with a buyer type.'],
  ['enquiry', 'enquiryEnquiries', 'count', 'The number of new enquiries and introductions.'],
  ['inProgress', 'commsConfirmedEnquiries', 'count', 'The number of enquiries in progress.'],
  ['none', 'salePendingEnquiries', 'count', 'Always 0, since there is no such state.'],
  ['none', 'saleConfirmedEnquiries', 'count', 'Always 0, since there is no such state.'],
  ['completed', 'saleCompletedEnquiries', 'count', 'The number of completed enquiries.'],
  ['fallenThrough', 'saleFallenThroughEnquiries', 'count', 'The number of fallen-through enquiries.'],
  ['attempted', 'attemptedLeadsCount', 'count', 'The number of opportunities that failed.'],
  ['active', 'leadsCount', 'count', 'The number of open opportunities.'],
  ['linkClicks', 'affiliateEnquiryEnquiries', 'count', 'The number of affiliate link clicks to be reviewed.'],
  ['suppliersUsed', 'suppliersUsed', 'count', 'The number of suppliers that its impact buyer has used.'],
  ['toReview', 'leadsToBeReviewed', 'count', 'The number of leads of its impact buyer to be reviewed.'],
  ['linkKey', 'businessLinkKey', 'text', 'The key of the link page of its impact buyer.'],
  ['supplierId', 'business_id', 'link'],
  ['impactBuyerId', 'impactBusiness_id', 'link'],
  ['goodCauseId', 'goodCause_id', 'link'],
] as const satisfies readonly WireColumn[];

const statsShape = shapeOf(STATS);
export const statsAnswer = z.strictObject(statsShape).meta({ id: 'Stats' });
type Stats = z.output<typeof statsAnswer>;
type Owner = Partial<Record<'supplierId' | 'impactBuyerId' | 'goodCauseId', number>>;

/** Converts the sales of an owner to the documented names (R273, A46, A47). */
export function wireStats(panel: AnsweredPanel, period: Period, owner: Owner): Stats {
  const progress = new Map(panel.byProgress.map(({ progress: name, enquiries }) => [name, enquiries]));
  const flat = {
    ...panel,
    ...wholeYear(period),
    enquiry: (progress.get('Enquiry') ?? 0) + (progress.get('Introduction') ?? 0),
    inProgress: progress.get('In Progress') ?? 0,
    none: 0,
    attempted: panel.opportunities.attempted,
    active: panel.opportunities.active,
    linkClicks: panel.linkClicksToReview ?? 0,
    suppliersUsed: panel.suppliersUsed ?? 0,
    toReview: panel.toReview?.count ?? 0,
    linkKey: panel.toReview?.linkKey ?? null,
    ...owner,
  };
  return called(STATS, flat) as Stats;
}

const SUPPLIER_PERIOD = [
  ['supplierId', 'business_id', 'id'],
  ['name', 'name', 'filled', 'The name of the supplier.'],
  ['category', 'category', 'filled', 'The ids, separated by commas.'],
  ['subCategory', 'subCategory', 'filled', 'The ids, separated by commas.'],
  ['year', 'year', 'count', 'The year. 0 for all years.'],
  ['month', 'month', 'count', 'The month. 0 for the whole year.'],
  ['enquiries', 'enquiriesCount', 'count', 'The number of enquiries.'],
  [
    'enquiriesPercent',
    'enquiriesPercent',
    'dollars',
    'The share of all enquiries in the period, in percent with one decimal.',
  ],
  ['revenue', 'revenue', 'dollars', 'The revenue in dollars without GST.'],
  ['contribution', 'cC', 'dollars', 'The contribution to good causes in dollars.'],
  ['contributionPerEnquiry', 'ccPerEnq', 'dollars', 'The contribution per enquiry in dollars.'],
  [
    'interestedStatus',
    'impactInterestedStatus',
    'text',
    'The interest of its impact buyer. Null if there is none.',
  ],
] as const satisfies readonly WireColumn[];

const supplierPeriod = z.strictObject(shapeOf(SUPPLIER_PERIOD)).meta({ id: 'SupplierStats' });
type WiredPeriod = z.output<typeof supplierPeriod>;
const wirePeriod = (period: SupplierPeriod) =>
  called(SUPPLIER_PERIOD, {
    ...period,
    category: period.categoryIds.join(','),
    subCategory: period.subCategoryIds.join(','),
  }) as WiredPeriod;

const periodsShape = {
  yearData: z.array(supplierPeriod).describe('The statistics by year.'),
  monthData: z.array(supplierPeriod).describe('The statistics by month.'),
  combinedData: z.array(supplierPeriod).describe('The statistics over all years.'),
};
export const supplierPeriodsAnswer = z
  .strictObject({
    ...periodsShape,
    complete: z.boolean().describe('False if a list has more rows, like the header X-Complete.'),
  })
  .meta({ id: 'SuppliersStats' });

/** Converts the statistics of suppliers by year, by month and over all years (R277). */
export const wirePeriods = ({ yearData, monthData, combinedData }: SupplierPeriods) => ({
  yearData: yearData.map(wirePeriod),
  monthData: monthData.map(wirePeriod),
  combinedData: combinedData.map(wirePeriod),
});

export const supplierStatsAnswer = z
  .strictObject({
    ...statsShape,
    business_id: wholeNumberAnswer.describe('The id of the supplier.'),
    ...shapeOf(ALL_SOURCES),
    ...periodsShape,
  })
  .meta({ id: 'StatsOfSupplier' });

/**
 * Converts the statistics of a supplier, with the totals of each source (R272), and its years and months
 * (A142).
 */
export const wireSupplierStats = (
  panel: AnsweredPanel,
  period: Period,
  id: number,
  periods: SupplierPeriods,
) =>
  ({
    ...wireStats(panel, period, { supplierId: id }),
    ...called(ALL_SOURCES, sourcesOf(panel.bySource ?? [], 0)),
    ...wirePeriods(periods),
  }) as z.output<typeof supplierStatsAnswer>;

const TRACKING = [
  ['year', 'year', 'count', 'The year of the enquiries.'],
  ['enquiries', 'enquiriesCount', 'count', 'The number of enquiries.'],
  ['completed', 'completedEnquiriesCount', 'count', 'The number of completed enquiries.'],
  [
    'pending',
    'pendingEnquiriesCount',
    'count',
    'The number of enquiries that are neither completed nor fallen through.',
  ],
  ['consumerEnquiries', 'consumerEnquiries', 'count', 'The number of enquiries without a buyer type.'],
  ['businessEnquiries', 'businessEnquiries', 'count', 'The number of enquiries with a buyer type.'],
  ...TRACKED_SOURCES,
  ['contribution', 'cC', 'dollars', 'The contribution to good causes in dollars.'],
  ['revenue', 'revenue', 'dollars', 'The revenue in dollars without GST.'],
  ['latestEnquiryAt', 'dateOfEnquiry', 'time', 'The time of the latest enquiry.'],
] as const satisfies readonly WireColumn[];
export const trackingAnswer = z.strictObject(shapeOf(TRACKING)).meta({ id: 'SalesTracking' });

/** Converts a year of all sales (R275). */
export const wireTracking = (row: SalesTrackingRow) =>
  called(TRACKING, { ...row, ...sourcesOf(row.bySource, 1) }) as z.output<typeof trackingAnswer>;

/** The number of records with one buyer type. Both spellings are in use (R281, A105). */
const COUNTED = [
  ['buyerType', 'impactBuyerType', 'filled', 'The type of buyer.'],
  ['count', 'COUNT', 'count', 'The number of records, same as Count.'],
  ['count', 'Count', 'count', 'The number of records, same as COUNT.'],
] as const satisfies readonly WireColumn[];
const OUTCOMES = [
  ['fallenThrough', 'fallenThrough', 'count', 'The number of fallen-through enquiries.'],
  ['completed', 'completed', 'count', 'The number of completed enquiries.'],
  ['active', 'stillActive', 'count', 'The number of active enquiries.'],
] as const satisfies readonly WireColumn[];
export const opportunitiesAnswer = z.strictObject(shapeOf(COUNTED)).meta({ id: 'OpportunitiesByBuyerType' });
export const buyerTypeAnswer = z
  .strictObject({ ...shapeOf(COUNTED), ...shapeOf(OUTCOMES) })
  .meta({ id: 'EnquiriesByBuyerType' });

/** Converts enquiries of one buyer type. Without a type, it is a consumer (R260, A106). */
export const wireBuyerType = (sales: BuyerTypeSales) =>
  called([...COUNTED, ...OUTCOMES], {
    ...sales,
    buyerType: sales.buyerType ?? 'Consumer',
    count: sales.enquiries,
  }) as z.output<typeof buyerTypeAnswer>;

/** Converts opportunities with one buyer type (R261, R262). */
export const wireOpportunities = ({ buyerType, opportunities }: BuyerTypeOpportunities) =>
  called(COUNTED, { buyerType: buyerType ?? 'No Type', count: opportunities }) as z.output<
    typeof opportunitiesAnswer
  >;

export const contributionAnswer = z
  .strictObject({
    type: z.string().describe('The name of the good cause or category.'),
    totalCC: z.number().describe('The total contribution in dollars.'),
  })
  .meta({ id: 'ContributionByType' });

/** Converts the contributions for a good cause or from a category (R282). */
export const wireCause = ({ name, contribution }: CauseContribution) => ({
  type: name ?? 'Not chosen yet',
  totalCC: contribution,
});
export const wireCategory = ({ name, contribution }: CategoryContribution) => ({
  type: name ?? 'No Category',
  totalCC: contribution,
});

const CHOSEN = [
  ['id', 'goodCause_id', 'id', 'The id of the good cause.'],
  ['name', 'chosenGoodCause', 'filled', 'The name of the good cause.'],
  ['imageUrl', 'imageUrl', 'text', 'The address of its picture. Null if there is none.'],
  [
    'recentImpactStory',
    'recentImpactStory',
    'text',
    'The recent impact story as HTML. Null if there is none.',
  ],
] as const satisfies readonly WireColumn[];
export const chosenAnswer = z.strictObject(shapeOf(CHOSEN)).meta({ id: 'ChosenGoodCause' });

/** Converts the chosen good cause of a buyer to a list with one item. */
export const wireChosen = (chosen: ChosenGoodCause | null) =>
  chosen ? [called(CHOSEN, chosen) as z.output<typeof chosenAnswer>] : [];
