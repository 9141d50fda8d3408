import { centsOf } from '../../../../shared/cents';
import type { EnquiryVia } from '../../../graphql/schema.generated';
import type { SalesTracking_YearFragment } from './sales-tracking.generated';

export type TrackedYear = Omit<SalesTracking_YearFragment, ' $fragmentName'>;

/** The sources with columns of their own; the rest count as Other, so that the columns add up (A109). */
const SHOWN = [
  'EMAIL_OFF_WEBSITE',
  'CALL_TRACKING',
  'CONNECTION',
  'AFFILIATE',
  'REPEAT_SALE',
  'OTHER',
] as const;
export type ShownSource = (typeof SHOWN)[number];
export const shownSources: readonly ShownSource[] = SHOWN;

const shownAs = (via: EnquiryVia): ShownSource => SHOWN.find((shown) => shown === via) ?? 'OTHER';

/** Returns the totals of a source in a year, as the grid counts them. */
export function ofSource({ bySource }: Pick<TrackedYear, 'bySource'>, source: ShownSource) {
  const counted = bySource.filter(({ via }) => shownAs(via) === source);
  return {
    enquiries: counted.reduce((sum, { enquiries }) => sum + enquiries, 0),
    contribution: counted.reduce((sum, { contribution }) => sum + centsOf(contribution), 0) / 100,
  };
}

/** Adds up several years, in whole cents so that sums are exact. */
export function summedUp(years: readonly TrackedYear[]): Omit<TrackedYear, 'year' | 'latestEnquiryAt'> {
  const sumOf = (amount: (year: TrackedYear) => number) => years.reduce((sum, year) => sum + amount(year), 0);
  const dollarsOf = (amount: (year: TrackedYear) => number) => sumOf((year) => centsOf(amount(year))) / 100;
  return {
    enquiries: sumOf(({ enquiries }) => enquiries),
    completed: sumOf(({ completed }) => completed),
    pending: sumOf(({ pending }) => pending),
    fallenThrough: sumOf(({ fallenThrough }) => fallenThrough),
    consumerEnquiries: sumOf(({ consumerEnquiries }) => consumerEnquiries),
    businessEnquiries: sumOf(({ businessEnquiries }) => businessEnquiries),
    revenue: dollarsOf(({ revenue }) => revenue),
    contribution: dollarsOf(({ contribution }) => contribution),
    bySource: (years[0]?.bySource ?? []).map(({ via }) => {
      const of = (year: TrackedYear) => year.bySource.find((source) => source.via === via);
      return {
        __typename: 'SourceTotals' as const,
        via,
        enquiries: sumOf((year) => of(year)?.enquiries ?? 0),
        contribution: dollarsOf((year) => of(year)?.contribution ?? 0),
      };
    }),
  };
}
