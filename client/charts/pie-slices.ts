import { type ChartColor, sliceColors } from './chart-colors';
import type { ChartData } from './chart-data';

export type Slice = {
  key: string;
  label: string;
  value: number;
  color: ChartColor;
  /** The index of its category; null for the slice that combines several. */
  category: number | null;
};

/** The maximum number of slices that people can tell apart. */
const MAX = sliceColors.length;

/**
 * Returns the slices of the first series. If there are more than seven, the drawing combines those after the sixth
 * largest. Colours follow the order, or the rank if some are combined.
 */
export function pieSlices({ categories, series }: ChartData): Slice[] {
  const all = categories.map(({ key, label, color }, category) => ({
    key,
    label,
    color,
    category,
    value: Math.max(0, series[0]?.values[category] ?? 0),
  }));
  const painted = <Part extends { color?: ChartColor }>(parts: readonly Part[]) =>
    parts.map((part, at) => ({ ...part, color: part.color ?? sliceColors[at % MAX] ?? 'first' }));
  if (all.length <= MAX) return painted(all);
  const ranked = all.toSorted((one, other) => other.value - one.value);
  const small = ranked.slice(MAX - 1);
  const value = small.reduce((sum, part) => sum + part.value, 0);
  const other = { key: 'other', label: `Other (${small.length})`, color: 'other' as const };
  return [...painted(ranked.slice(0, MAX - 1)), { ...other, value, category: null }];
}
