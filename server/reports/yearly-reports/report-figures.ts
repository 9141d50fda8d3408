import { type YearlyReportTexts, yearComparison } from '../../../shared/yearly-report-texts.js';
import type { YearlyReport } from './yearly-report.type.js';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
});
const integerFormat = new Intl.NumberFormat('en-US');

/** Returns an amount in the format of the screens (R320). */
export const dollars = (amount: number): string => money.format(amount);
/** Returns an amount in short form, for an axis. */
export const shortDollars = (amount: number): string => shortMoney.format(amount);
export const count = (value: number): string => integerFormat.format(value);

/** An important figure with its label. */
export interface Figure {
  figure: string;
  label: string;
  /** The comparison with the year before. Null if there is none. */
  beside: string | null;
}

/** Returns the most important figures of a report: money and hours of work first. */
export function figuresOf(report: YearlyReport, words: YearlyReportTexts): Figure[] {
  const { of, contribution, equivalentHours, completed, enquiries, yearBefore, year } = report;
  const beside = (now: number, before: number) => yearComparison(words, { now, before, year: year - 1 });
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

/** Returns the good causes that it gave to, without those still to be chosen. */
const causesOf = ({ byCause }: YearlyReport) =>
  (byCause ?? []).filter(({ goodCauseId }) => goodCauseId !== null);

/** Returns the summary of a report in a sentence or two. */
export function statementOf(report: YearlyReport, words: YearlyReportTexts): string {
  const { of, name, year, contribution, wholeContribution, equivalentHours } = report;
  if (wholeContribution <= 0) return words.nothing({ name, year });
  return words.statement[of]({
    name,
    year,
    contribution: dollars(contribution),
    total: dollars(wholeContribution),
    hours: count(equivalentHours),
  });
}
