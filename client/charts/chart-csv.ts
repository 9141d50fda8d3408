import { csvFile } from '../lib/csv';
import type { ChartData } from './chart-data';

/** Returns the numbers of a chart as a CSV file, without dollar signs or commas. */
export function chartCsv({ of, categories, series }: ChartData): string {
  return csvFile([
    [of, ...series.map(({ label }) => label)],
    ...categories.map(({ label }, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
  ]);
}
