import { formatCount, formatMoney } from '../lib/format';
import type { ChartColor } from './chart-colors';

/** What the values stand for: a bar or a slice, a point of a line, a row of the table. */
type ChartCategory = {
  key: string;
  label: string;
  /** Shorter words for the axis, where there is no room. */
  short?: string;
  /** Of its slice, where the same thing has the same colour in other charts, too. */
  color?: ChartColor;
};

export type ChartSeries = {
  key: string;
  label: string;
  color: ChartColor;
  /** One for each category; null where there is none, as of a month that has yet to come. */
  values: readonly (number | null)[];
  /** The address of the rows behind one of them. */
  to?: (category: number) => string | undefined;
  /** What others are compared with, the same months a year before: drawn quieter, and dashed as a line. */
  before?: boolean;
  /** Where its values are of another kind than those of the chart. */
  format?: (value: number) => string;
};

/** One shape for every drawing, its table and its files. */
export type ChartData = {
  /** What the categories are: the header of their column. */
  of: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Shorter words for axes. */
  formatTick: (value: number) => string;
  /** The categories follow each other in time: columns stay upright, and where there is no room some go unnamed. */
  time?: boolean;
  /** False where sums of the values mean nothing, as of averages. */
  sums?: boolean;
};

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** How values in dollars are written: `{ ...inDollars, of: 'Month', categories, series }` (R320). */
export const inDollars = {
  format: (value: number) => formatMoney(value),
  formatTick: (value: number) => `${value < 0 ? '-' : ''}$${compact.format(Math.abs(value))}`,
};

/** The same for counts. */
export const inCounts = {
  format: (value: number) => formatCount(value),
  formatTick: (value: number) => compact.format(value),
};

/** A value in words; a dash where there is none. */
export function valueWords(data: ChartData, series: ChartSeries, category: number): string {
  const value = series.values[category] ?? null;
  return value === null ? '–' : (series.format ?? data.format)(value);
}

/** The address of the rows behind a value; behind nothing there are none. */
export const rowsBehind = ({ values, to }: ChartSeries, category: number): string | undefined =>
  values[category] ? to?.(category) : undefined;

/** The sum of the values of a series, or of the first so many. */
export const sumOf = ({ values }: ChartSeries, first = values.length): number =>
  values.slice(0, first).reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** How many categories have a value in every series, from the first on: the months of a year that have begun. */
export function sharedBySeries({ categories, series }: ChartData): number {
  const missing = categories.findIndex((_, at) => series.some(({ values }) => values[at] === null));
  return missing === -1 ? categories.length : missing;
}

/** Whether there is nothing to draw, though there may be rows of zeros. */
export const isNothing = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => !value));
