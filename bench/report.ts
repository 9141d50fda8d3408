import type { BenchCase } from './cases/case.js';
import type { Load } from './load-process.js';
import type { Measured } from './measure.js';

/** Returns the median of the values. */
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

/**
 * Returns the figures as a table: median (minimum-maximum) of the rounds. The ratio is that of the medians.
 */
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

/** The number of worst questions that are listed. */
const NAMED = 6;

const judged = (share: number, required: number) =>
  `${share.toFixed(2)} (required ${required.toFixed(2)}: ${share >= required ? 'ok' : 'below'})`;

/**
 * Compares a list at its bigger size with the smaller one, as a whole and by question. The ratio must be at
 * least `required`. Returns an empty text if only one size was measured.
 */
export function growthOf(results: Measured[], [small, big]: readonly BenchCase[], required: number): string {
  const [few, many] = [small, big].map((wanted) => results.find(({ benchCase }) => benchCase === wanted));
  if (!few || !many) return '';
  const share = median(rates(many.product)) / median(rates(few.product));
  const smaller = new Map(few.each.map(({ question, product }) => [question, product]));
  const worst = many.each
    .map(({ question, product }) => ({ question, share: product / (smaller.get(question) ?? product) }))
    .toSorted((a, b) => a.share - b.share)
    .slice(0, NAMED);
  return `
${many.benchCase.title}: of the requests per second of the ${few.benchCase.title} ${judged(share, required)}${worst
    .map(({ question, share: own }) => `\n  ${own.toFixed(2)} ${question}`)
    .join('')}`;
}

/** Lists the questions of each case with the worst ratio to the bare server, each measured by itself. */
export const worstOf = (results: Measured[]): string =>
  results
    .filter(({ each }) => each.length > 0)
    .map(({ benchCase: { title, required = 0 }, each }) => {
      const shares = each
        .map(({ question, product, bare }) => ({ question, product, share: product / bare }))
        .toSorted((a, b) => a.share - b.share);
      const lines = shares
        .slice(0, NAMED)
        .map(
          ({ question, product, share }) => `\n  ${share.toFixed(2)} ${product.toFixed(0)} req/s ${question}`,
        );
      return `\n${title}, each of ${each.length} by itself: least ${judged(shares[0]?.share ?? 0, required)}${lines.join('')}`;
    })
    .join('');
