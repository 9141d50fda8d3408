import { percentOf, roundToCents } from '../../../shared/cents.js';
import type { EnquiryProgress } from './sales-enquiry.states.js';

/** The agreed contribution of a supplier. */
export interface ContributionAgreement {
  contributionType: string | null;
  /** The amount as free text, such as ‘5’, ‘5%’ or ‘$40 per job’. */
  contributionDetails: string | null;
}

/**
 * A text that looks like one number. IN_THOUSANDS matches those that are one, in the same way as the forms of
 * the client (A168).
 */
const NUMBER = /\d+(?:[ ,]\d+)*(?:\.\d+)?/g;
const IN_THOUSANDS = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d+)(?:\.\d+)?$/;

/**
 * Returns the contribution in dollars that the agreement gives for a sale, rounded to cents (A50): that share
 * of the revenue with ‘%’, the amount itself with ‘Fixed cost’. Null if a person has to decide: other types,
 * no revenue yet, or details with no number, several, or an ambiguous one such as ‘12,50’.
 */
export function suggestContribution(
  { contributionType, contributionDetails }: ContributionAgreement,
  revenue: number | null,
): number | null {
  const numbers = contributionDetails?.match(NUMBER) ?? [];
  const [only = ''] = numbers;
  if (numbers.length !== 1 || !IN_THOUSANDS.test(only)) return null;
  const agreed = Number(only.replace(/[ ,]/g, ''));
  if (contributionType === 'Fixed cost') return roundToCents(agreed);
  if (contributionType !== '%' || revenue === null || agreed > 100) return null;
  return percentOf(revenue, agreed);
}

/** The values of a sale that decide whether its contribution is filled in. */
export interface SaleOutcome {
  progress: EnquiryProgress;
  revenue: number | null;
  contribution: number | null;
}

/**
 * Returns true if a save makes the contribution due: the sale is completed without one, and either the
 * completion or the revenue is new. An entered amount is never replaced (A50).
 */
export function contributionIsDue(before: SaleOutcome | null, after: SaleOutcome): boolean {
  if (after.progress !== 'Completed' || after.contribution !== null) return false;
  return before?.progress !== 'Completed' || before.revenue !== after.revenue;
}
