import type { ChartData } from './chart-data';
import { textWidth } from './text-wrapping';

/** The share of a band that its column takes (R283). */
const COLUMN_WIDTH = 0.55;
const PADDING = 0.45;

/** The maximum width of a column in pixels, for charts with one or two columns. */
const WIDEST = 96;

/** Pixels between the labels below columns. */
const GAP = 9;

/** The height of vertical bars in pixels. */
export const HEIGHT = 256;

/** Below this width in pixels, names are above their bars instead of beside them. */
const NARROW = 480;

/** Heights in pixels: for two lines beside a bar, for one line above it, and for each bar of a group. */
const BAND = { beside: 40, above: 46, each: 15 };

export type BarLayout = {
  /** True if the bars are horizontal, each with its whole name. */
  lying: boolean;
  /** True if names are above their bars. */
  above: boolean;
  height: number;
  /** The share of a band that stays free. */
  padding: number;
  margin: { top: number; right: number; bottom: number; left: number };
  /** Returns the label below a column; empty if there is no room for all of them. */
  tick: (category: number) => string;
};

/** Returns vertical columns if their names have room below them, horizontal bars otherwise. */
export function barLayout(data: ChartData, width: number, stacked: boolean, widest: string): BarLayout {
  const { categories, series, time } = data;
  const margin = { top: 10, right: 4, bottom: 28, left: Math.max(36, textWidth(widest) + 14) };
  const inner = width - margin.left - margin.right;
  const band = inner / Math.max(categories.length, 1);
  const fullLabels = categories.map(({ label }) => label);
  const shorts = categories.map(({ label, short }) => short ?? label);
  const haveRoom = (words: readonly string[]) => words.every((each) => textWidth(each) + GAP <= band);
  const words = haveRoom(fullLabels) ? fullLabels : shorts;
  if (haveRoom(words) || time) {
    // Only every second, third … label if there is no room for all.
    const every = Math.ceil(Math.max(...words.map((each) => textWidth(each) + GAP), 1) / Math.max(band, 1));
    return {
      ...{ lying: false, above: false, height: HEIGHT, margin },
      padding: Math.max(PADDING, (inner - WIDEST * categories.length) / (inner + WIDEST)),
      tick: (at) => ((categories.length - 1 - at) % every === 0 ? (words[at] ?? '') : ''),
    };
  }
  const above = width < NARROW;
  const bars = stacked ? 1 : series.length;
  const height = Math.max(above ? BAND.above : BAND.beside, (bars * BAND.each) / COLUMN_WIDTH);
  const longest = Math.max(...fullLabels.map(textWidth));
  return {
    ...{ lying: true, above, padding: PADDING },
    height: Math.ceil(categories.length * height + height * PADDING),
    margin: {
      top: 0,
      right: textWidth(widestValue(data, stacked)) + 10,
      bottom: 0,
      left: above ? 0 : Math.min(longest + 12, width * 0.34, 240),
    },
    tick: () => '',
  };
}

/** Returns the values at the ends of horizontal bars: of each bar, or of the whole stack. */
export function endLabels(data: ChartData, category: number, stacked: boolean): string[] {
  const values = data.series.map(({ values }) => values[category] ?? 0);
  return (stacked ? [values.reduce((sum, value) => sum + value, 0)] : values).map(data.format);
}

const widestValue = (data: ChartData, stacked: boolean): string =>
  data.categories
    .flatMap((_, at) => endLabels(data, at, stacked))
    .reduce((widest, each) => (each.length > widest.length ? each : widest), '');

/** Computes the positions of bands along their axis, as the library does. */
export function bandsOf(count: number, length: number, padding: number) {
  const step = length / (count + padding);
  return { step, width: step * (1 - padding), start: (at: number) => step * (padding + at) };
}
