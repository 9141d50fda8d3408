import { NATIONWIDE } from '../server/directory/suppliers/regions.js';
import { percentOf, roundToCents } from '../shared/cents.js';
import type { EnquiryText, Trade } from './trades/trade.js';

export type ContributionType = '%' | '% of specific' | 'Fixed cost' | 'Range';

/** The contribution terms of a supplier: the type and details of its listing, and the calculation. */
export interface ContributionTerms {
  readonly type: ContributionType | null;
  readonly details: string | null;
  /**
   * Returns the contribution in dollars for the revenue of a sale. `luck` from 0 to 1 decides if the terms
   * leave a range.
   */
  amount(revenue: number, luck: number): number;
}

/** The facts of a supplier that leads and enquiries need. */
export interface SupplierFacts {
  readonly id: number;
  readonly trade: Trade;
  readonly name: string;
  readonly listTitle: string;
  /** The enquiries that customers send to it. */
  readonly enquiries: readonly EnquiryText[];
  readonly city: string;
  /** The region of its premises. */
  readonly region: string;
  /** The regions that it serves, or Nationwide. */
  readonly serves: readonly string[];
  readonly status: string;
  readonly urlKeyword: string | null;
  readonly callRailPhone: string | null;
  readonly leadSummary: string | null;
  readonly specialFieldLabel: string | null;
  readonly contribution: ContributionTerms;
  /** The time at which it joined, in milliseconds. */
  readonly joined: number;
  /** The weight of its business in relation to other suppliers; 0 gets nothing. */
  readonly pull: number;
}

/** Returns true if a supplier works in a region. */
export const comesTo = ({ serves }: SupplierFacts, region: string): boolean =>
  serves.includes(region) || serves.includes(NATIONWIDE);

/** Returns the terms of a listing, with the numbers that its details show. */
export function contributionTerms(
  type: ContributionType | null,
  first: number,
  second: number,
): ContributionTerms {
  switch (type) {
    case '%':
      return { type, details: String(first), amount: (revenue) => percentOf(revenue, first) };
    case '% of specific':
      return {
        type,
        details: `${first}% of labour`,
        amount: (revenue, luck) => roundToCents((revenue * (0.4 + luck * 0.4) * first) / 100),
      };
    case 'Fixed cost':
      return { type, details: String(first), amount: () => first };
    case 'Range':
      return {
        type,
        details: `$${first} to $${second} a job`,
        amount: (_revenue, luck) => roundToCents(Math.round((first + (second - first) * luck) / 5) * 5),
      };
    default:
      return { type: null, details: null, amount: (revenue) => percentOf(revenue, 2) };
  }
}
