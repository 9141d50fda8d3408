import { percentOf, roundToCents } from '../../shared/cents.js';
import type { EnquiryProgress } from './sales-enquiry.states.js';

/** How a supplier contributes, as agreed with it. */
export interface ContributionAgreement {
  contributionType: string | null;
  /** Free text such as '5', '5%' or '$40 per job'. */
  contributionDetails: string | null;
}

/** What looks like one number, and which of these are: read as the forms of the client read it (A168). */
const NUMBER = /\d+(?:[ ,]\d+)*(?:\.\d+)?/g;
const IN_THOUSANDS = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d+)(?:\.\d+)?$/;

/**
 * The contribution in dollars, to the cent, that the agreement gives for a sale (A50): with '%' that share of the
 * revenue, with 'Fixed cost' the amount itself. Null where a person has to decide: other types, no
 * revenue yet, or details that hold no number, several, or one such as '12,50' that may be two things.
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

/** What of a sale decides whether its contribution is filled in. */
export interface SaleOutcome {
  progress: EnquiryProgress;
  revenue: number | null;
  contribution: number | null;
}

/**
 * Tells whether a save makes the sale one whose contribution is due: completed, none entered, and
 * either the completion or the revenue is news. An entered amount is never replaced (A50).
 */
export function contributionIsDue(before: SaleOutcome | null, after: SaleOutcome): boolean {
  if (after.progress !== 'Completed' || after.contribution !== null) return false;
  return before?.progress !== 'Completed' || before.revenue !== after.revenue;
}
