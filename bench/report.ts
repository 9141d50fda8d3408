import type { BenchCase } from './cases/case.js';
import type { Load } from './load-process.js';
import type { Measured } from './measure.js';

/** The middle of the values. */
export const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

const spread = (values: number[]) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`;
const rates = (loads: Load[]) => loads.map(({ requestsPerSecond }) => requestsPerSecond);
const p99 = (loads: Load[]) => median(loads.map((load) => load.p99)).toFixed(0);

const HEADINGS = ['', 'kB', 'product req/s', 'p99 ms', 'bare req/s', 'p99 ms', 'ratio', 'required', ''];

/** The figures as a table: median (least-most) of the rounds; the ratio is that of the medians. */
export function tableOf(results: Measured[]): string {
  const rows = results.map(({ benchCase, product, bare, bytes }) => {
    const ratio = median(rates(product)) / median(rates(bare));
    const { required, atMost = Number.POSITIVE_INFINITY } = benchCase;
    return [
      benchCase.title,
      (bytes / 1024).toFixed(1),
      spread(rates(product)),
      p99(product),
      spread(rates(bare)),
      p99(bare),
      ratio.toFixed(2),
      required === undefined ? '-' : required.toFixed(2) + (benchCase.atMost ? `-${atMost.toFixed(2)}` : ''),
      required === undefined ? '' : ratio < required ? 'below' : ratio > atMost ? 'above' : 'ok',
    ];
  });
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [HEADINGS, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

/** At a hundred times the size a list is to answer at least so much of what it answers at the smaller one. */
const REQUIRED_OF_SMALL = 0.5;

/** How a list answers at its bigger size, beside its own figure at the smaller one; nothing where only one was measured. */
export function growthOf(results: Measured[], [small, big]: readonly BenchCase[]): string {
  const rateOf = (wanted: BenchCase | undefined) => {
    const found = results.find(({ benchCase }) => benchCase === wanted);
    return found && median(rates(found.product));
  };
  const [few, many] = [rateOf(small), rateOf(big)];
  if (!small || !big || few === undefined || many === undefined) return '';
  const share = many / few;
  return `
${big.title}: ${share.toFixed(2)} of the requests per second of the ${small.title} (required ${REQUIRED_OF_SMALL.toFixed(2)}: ${
    share >= REQUIRED_OF_SMALL ? 'ok' : 'below'
  }).`;
}
