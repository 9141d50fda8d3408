import { type ChartData, inCounts, inDollars } from '../charts/chart-data';

/** Gives every box this width until the end of the test, since jsdom has no layout. */
export function givenWidth(width: number): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

const LONG = 'Plumbing, gasfitting and drainlaying for schools, marae and community halls';

/** Eighteen types, some with very long names, each with a smaller value than the previous one. */
export const eighteenTypes: ChartData = {
  ...inDollars,
  of: 'Type',
  categories: Array.from({ length: 18 }, (_, at) => ({
    key: `type-${at}`,
    label: at % 4 === 0 ? `${LONG} ${at}` : `Type ${at}`,
  })),
  series: [
    {
      key: 'contribution',
      label: 'Contributions',
      color: 'second',
      values: Array.from({ length: 18 }, (_, at) => 1800.5 - at * 100),
      to: (category) => `/enquiries?type=${category}`,
    },
  ],
};

/** Three months of two years; the last month is in the future. */
export const twoYears: ChartData = {
  ...inDollars,
  of: 'Month',
  time: true,
  categories: ['January', 'February', 'March'].map((label) => ({
    key: label,
    label,
    short: label.slice(0, 3),
  })),
  series: [
    {
      key: 'now',
      label: '2026',
      color: 'first',
      values: [10, 20.5, null],
      to: (at) => `/enquiries?month=${at + 1}`,
    },
    { key: 'before', label: '2025', color: 'firstSoft', values: [5, 0, 15], before: true },
  ],
};

export const bySource: ChartData = {
  ...inCounts,
  of: 'Source',
  categories: ['Website', 'Affiliate', 'Other'].map((label) => ({ key: label, label })),
  series: [
    { key: 'n', label: 'Enquiries', color: 'first', values: [6, 3, 0], to: (at) => `/enquiries?via=${at}` },
  ],
};
