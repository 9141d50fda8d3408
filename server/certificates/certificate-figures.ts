import { centsOf } from '../../shared/cents.js';
import { equivalentHours } from '../statistics/equivalent-hours.js';

/** What a certificate states of its buyer. */
export interface CertificateFigures {
  name: string;
  causeName: string | null;
  /** Dollars. */
  contribution: number;
  hours: number;
  firstYear: number | null;
  lastYear: number | null;
}

/** A certificate as it is printed. */
export interface Certificate extends CertificateFigures {
  /** YYYY-MM-DD. */
  issuedOn: string;
  /** Null on a preview: it certifies nothing, and nobody finds it by a number. */
  issue: { number: string; version: number; address: string } | null;
}

/** The figures of a buyer as they are now; hours by the rule of A101. */
export const figuresOf = ({
  name,
  causeName,
  contribution,
  firstYear,
  lastYear,
}: Omit<CertificateFigures, 'hours'>): CertificateFigures => ({
  name,
  causeName,
  contribution,
  hours: equivalentHours(contribution),
  firstYear,
  lastYear,
});

/** Whether a certificate of the one still states what the other is. */
export const sameFigures = (a: CertificateFigures, b: CertificateFigures): boolean =>
  a.name === b.name &&
  a.causeName === b.causeName &&
  centsOf(a.contribution) === centsOf(b.contribution) &&
  a.hours === b.hours &&
  a.firstYear === b.firstYear &&
  a.lastYear === b.lastYear;
