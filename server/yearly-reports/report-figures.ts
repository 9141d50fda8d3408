import { besideYearBefore, type YearlyReportWords } from '../../shared/yearly-report-words.js';
import type { YearlyReport } from './yearly-report.type.js';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('en-US');

/** An amount as every screen writes it (R320). */
export const dollars = (amount: number): string => money.format(amount);
/** In few letters, along an axis. */
export const shortDollars = (amount: number): string => shortMoney.format(amount);
export const count = (value: number): string => whole.format(value);

/** A figure that stands out, and what it is. */
export interface Figure {
  figure: string;
  label: string;
  /** How it compares with the year before. */
  beside: string | null;
}

/** What stands out in a report: money and the work it pays for first. */
export function figuresOf(report: YearlyReport, words: YearlyReportWords): Figure[] {
  const { of, contribution, equivalentHours, completed, enquiries, yearBefore, year } = report;
  const beside = (now: number, before: number) => besideYearBefore(words, { now, before, year: year - 1 });
  const plain = (value: number, label: string): Figure => ({ figure: count(value), label, beside: null });
  return [
    {
      figure: dollars(contribution),
      label: words.contribution[of],
      beside: beside(contribution, yearBefore.contribution),
    },
    plain(equivalentHours, words.hours),
    {
      figure: count(completed),
      label: words.completed,
      beside: beside(completed, yearBefore.completed),
    },
    ...(of === 'supplier'
      ? [plain(causesOf(report).length, words.causes), plain(enquiries, words.enquiries)]
      : [plain(report.supplierCount ?? 0, words.suppliers), plain(report.buyerCount ?? 0, words.buyers)]),
  ];
}

/** The causes that it gave to; not those that are still to be chosen. */
const causesOf = ({ byCause }: YearlyReport) =>
  (byCause ?? []).filter(({ goodCauseId }) => goodCauseId !== null);

/** What happened, in a sentence or two. */
export function statementOf(report: YearlyReport, words: YearlyReportWords): string {
  const { of, name, year, contribution, wholeContribution, equivalentHours } = report;
  if (wholeContribution <= 0) return words.nothing({ name, year });
  return words.statement[of]({
    name,
    year,
    contribution: dollars(contribution),
    whole: dollars(wholeContribution),
    hours: count(equivalentHours),
  });
}
