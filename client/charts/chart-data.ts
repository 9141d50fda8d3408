import { formatCount, formatMoney } from '../lib/format';
import type { ChartColor } from './chart-colors';

/** The category of values: a bar or a slice, a point of a line, a row of the table. */
type ChartCategory = {
  key: string;
  label: string;
  /** A shorter label for the axis, if there is no room. */
  short?: string;
  /** The colour of its slice, if the same category has the same colour in other charts. */
  color?: ChartColor;
};

export type ChartSeries = {
  key: string;
  label: string;
  color: ChartColor;
  /** One value for each category; null if there is no value, for example for a future month. */
  values: readonly (number | null)[];
  /** Returns the address of the rows behind a value. */
  to?: (category: number) => string | undefined;
  /**
   * True for the data to compare with, such as the same months a year before: drawn in a quieter colour, and as a
   * dashed line.
   */
  before?: boolean;
  /** The format of its values, if it differs from the chart's. */
  format?: (value: number) => string;
};

/** The data of a chart, for every kind of drawing, its table and its files. */
export type ChartData = {
  /** The name of the categories: the header of their column. */
  of: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Formats values briefly, for axes. */
  formatTick: (value: number) => string;
  /**
   * True if the categories are consecutive times: columns stay vertical, and some go without a label if there is no
   * room.
   */
  time?: boolean;
  /** False if sums of the values mean nothing, for example for averages. */
  sums?: boolean;
};

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats for values in dollars: `{ ...inDollars, of: 'Month', categories, series }` (R320). */
export const inDollars = {
  format: (value: number) => formatMoney(value),
  formatTick: (value: number) => `${value < 0 ? '-' : ''}$${compact.format(Math.abs(value))}`,
};

/** Formats for counts. */
export const inCounts = {
  format: (value: number) => formatCount(value),
  formatTick: (value: number) => compact.format(value),
};

/** Returns a formatted value; a dash for null. */
export function formatValues(data: ChartData, series: ChartSeries, category: number): string {
  const value = series.values[category] ?? null;
  return value === null ? '–' : (series.format ?? data.format)(value);
}

/** Returns the address of the rows behind a value; undefined for zero or null. */
export const drillDown = ({ values, to }: ChartSeries, category: number): string | undefined =>
  values[category] ? to?.(category) : undefined;

/** Returns the sum of a series, or of its first values. */
export const sumOf = ({ values }: ChartSeries, first = values.length): number =>
  values.slice(0, first).reduce<number>((sum, value) => sum + (value ?? 0), 0);

/**
 * Returns the number of leading categories that have a value in every series, such as the months of a year that have
 * begun.
 */
export function sharedBySeries({ categories, series }: ChartData): number {
  const missing = categories.findIndex((_, at) => series.some(({ values }) => values[at] === null));
  return missing === -1 ? categories.length : missing;
}

/** Returns true if all values are zero or null, so that there is nothing to draw. */
export const isNothing = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => !value));
