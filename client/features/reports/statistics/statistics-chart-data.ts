import { type ChartData, inCounts, inDollars } from '../../../charts/chart-data';
import type { EnquiryProgress } from '../../../graphql/schema.generated';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { progressLabels } from '../../../ui/sales-labels';
import type { DrillDownFilter } from './drill-down';
import { type Measure, measureOptions } from './measure-choice';
import type { OwnerStatistics_ChartsFragment } from './owner-statistics.generated';
import { monthName, type Period } from './period';

export type Statistics = Omit<OwnerStatistics_ChartsFragment, ' $fragmentName'>;
/** Returns the address of the list of rows behind a figure, or undefined if the user has no such list. */
export type DrillDown = (counted: DrillDownFilter) => string | undefined;

/** Progress values that count as still active (A46). */
export const STILL_ACTIVE: readonly EnquiryProgress[] = ['ENQUIRY', 'IN_PROGRESS', 'INTRODUCTION'];
const short = (month: number) => monthName(month).slice(0, 3);

/** Returns the months of a year, each beside the same month a year before; months that have not begun have no value. */
export function monthsOf(
  { byMonth }: Statistics,
  year: number,
  measure: Measure,
  monthsPassed: number,
  behind: DrillDown,
): ChartData {
  const months = byMonth ?? [];
  const { label, color, format, formatTick } = measureOptions[measure];
  return {
    of: 'Month',
    time: true,
    format,
    formatTick,
    categories: months.map(({ month }) => ({
      key: String(month),
      label: monthName(month),
      short: short(month),
    })),
    series: [
      {
        key: 'now',
        label: `${label} ${year}`,
        color,
        values: months.map((month) => (month.month <= monthsPassed ? month[measure] : null)),
        to: (at) => behind({ period: { year, month: at + 1 } }),
      },
      {
        key: 'before',
        label: String(year - 1),
        color,
        before: true,
        values: months.map((month) => month[`${measure}Before`]),
        to: (at) => behind({ period: { year: year - 1, month: at + 1 } }),
      },
    ],
  };
}

/**
 * Returns the enquiries by type of buyer: fallen through, completed and still active (R260); buyers without a type are
 * consumers (A106).
 */
export function buyerTypesOf({ byBuyerType }: Statistics, period: Period, behind: DrillDown): ChartData {
  const types = byBuyerType ?? [];
  const to = (progress: readonly EnquiryProgress[]) => (at: number) => {
    const type = types[at];
    return type && behind({ period, progress, buyerType: type.buyerType && buyerTypes[type.buyerType] });
  };
  return {
    of: 'Buyer type',
    ...inCounts,
    categories: types.map(({ buyerType }) => ({
      key: buyerType ?? '',
      label: buyerType ? buyerTypes[buyerType] : 'Consumer',
    })),
    series: [
      {
        key: 'fallen',
        label: 'Fallen Through',
        color: 'third',
        values: types.map(({ fallenThrough }) => fallenThrough),
        to: to(['FALLEN_THROUGH']),
      },
      {
        key: 'completed',
        label: 'Completed',
        color: 'first',
        values: types.map(({ completed }) => completed),
        to: to(['COMPLETED']),
      },
      {
        key: 'active',
        label: 'Still Active',
        color: 'second',
        values: types.map(({ active }) => active),
        to: to(STILL_ACTIVE),
      },
    ],
  };
}

/** Returns the opportunities by type of buyer; buyers without a type are listed as No Type (R261, R262). */
export const opportunitiesOf = (
  { opportunitiesByBuyerType: types }: Statistics,
  period: Period,
  leads?: (buyerType: string | null, period: Period) => string | undefined,
): ChartData => ({
  of: 'Buyer type',
  ...inCounts,
  categories: types.map(({ buyerType }) => ({ key: buyerType ?? '', label: buyerType ?? 'No Type' })),
  series: [
    {
      key: 'opportunities',
      label: 'Opportunities Count',
      color: 'first',
      values: types.map(({ opportunities }) => opportunities),
      to: (at) => leads?.(types[at]?.buyerType ?? null, period),
    },
  ],
});

/** Returns the contributions of a supplier by good cause, as chosen by its customers (R264). */
export function causesOf({ byCause }: Statistics, period: Period, behind: DrillDown): ChartData {
  const causes = byCause ?? [];
  return {
    of: 'Good cause',
    ...inDollars,
    categories: causes.map(({ goodCauseId, name }) => ({
      key: String(goodCauseId),
      label: name ?? 'Not chosen yet',
    })),
    series: [
      {
        key: 'contribution',
        label: 'Contributions',
        color: 'first',
        values: causes.map(({ contribution }) => contribution),
        to: (at) => behind({ period, goodCause: causes[at]?.name ?? null }),
      },
    ],
  };
}

/** Returns the contributions by category of supplier (R265). */
export function categoriesOf({ byCategory }: Statistics, period: Period, behind: DrillDown): ChartData {
  const categories = byCategory ?? [];
  return {
    of: 'Category',
    ...inDollars,
    categories: categories.map(({ categoryId, name }) => ({
      key: String(categoryId),
      label: name ?? 'No category',
    })),
    series: [
      {
        key: 'contribution',
        label: 'Contributions',
        color: 'first',
        values: categories.map(({ contribution }) => contribution),
        to: (at) => behind({ period, category: categories[at]?.name ?? null }),
      },
    ],
  };
}

/** Returns the enquiries by progress (R266), in the same colours as everywhere. */
export const stagesOf = (
  { byProgress }: Pick<Statistics, 'byProgress'>,
  period: Period,
  behind: DrillDown,
): ChartData => ({
  of: 'Stage',
  ...inCounts,
  categories: byProgress.map(({ progress }) => ({
    key: progress,
    label: progressLabels[progress],
    color: stageColors[progress],
  })),
  series: [
    {
      key: 'enquiries',
      label: 'Enquiries',
      color: 'first',
      values: byProgress.map(({ enquiries }) => enquiries),
      to: (at) => {
        const stage = byProgress[at];
        return stage && behind({ period, progress: [stage.progress] });
      },
    },
  ],
});

const stageColors = {
  COMPLETED: 'first',
  ENQUIRY: 'second',
  IN_PROGRESS: 'secondSoft',
  INTRODUCTION: 'firstSoft',
  FALLEN_THROUGH: 'third',
} as const satisfies Record<EnquiryProgress, string>;
