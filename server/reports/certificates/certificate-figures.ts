import { centsOf } from '../../../shared/cents.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';

/** The figures on a certificate. */
export interface CertificateFigures {
  name: string;
  causeName: string | null;
  /** The contribution in New Zealand dollars. */
  contribution: number;
  hours: number;
  firstYear: number | null;
  lastYear: number | null;
}

/** A certificate as printed. */
export interface Certificate extends CertificateFigures {
  /** The date of issue, as YYYY-MM-DD. */
  issuedOn: string;
  /**
   * The number, version and public address. Null on a preview, which certifies nothing and cannot be looked
   * up.
   */
  issue: { number: string; version: number; address: string } | null;
}

/** Returns the present figures of a buyer. The hours follow A101. */
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

/** Returns true if both have the same figures. */
export const sameFigures = (a: CertificateFigures, b: CertificateFigures): boolean =>
  a.name === b.name &&
  a.causeName === b.causeName &&
  centsOf(a.contribution) === centsOf(b.contribution) &&
  a.hours === b.hours &&
  a.firstYear === b.firstYear &&
  a.lastYear === b.lastYear;
