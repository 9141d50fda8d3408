import { NATIONWIDE } from '../server/suppliers/regions.js';
import { percentOf, roundToCents } from '../shared/cents.js';
import type { EnquiryText, Trade } from './trades/trade.js';

export type ContributionType = '%' | '% of specific' | 'Fixed cost' | 'Range';

/** How a supplier gives: the type and details of its listing, and what that means in numbers. */
export interface ContributionTerms {
  readonly type: ContributionType | null;
  readonly details: string | null;
  /** Dollars given for a sale of so many dollars; `luck` from 0 to 1 decides where the terms leave room. */
  amount(revenue: number, luck: number): number;
}

/** What leads and enquiries need to know about a supplier that is already written. */
export interface SupplierFacts {
  readonly id: number;
  readonly trade: Trade;
  readonly name: string;
  readonly listTitle: string;
  /** What customers ask it for. */
  readonly enquiries: readonly EnquiryText[];
  readonly city: string;
  /** Where it has its premises. */
  readonly region: string;
  /** The regions that it comes to, or Nationwide. */
  readonly serves: readonly string[];
  readonly status: string;
  readonly urlKeyword: string | null;
  readonly callRailPhone: string | null;
  readonly leadSummary: string | null;
  readonly specialFieldLabel: string | null;
  readonly contribution: ContributionTerms;
  /** When it joined, in milliseconds. */
  readonly joined: number;
  /** How busy it is beside others; 0 gets nothing. */
  readonly pull: number;
}

/** Whether a supplier works in a region. */
export const comesTo = ({ serves }: SupplierFacts, region: string): boolean =>
  serves.includes(region) || serves.includes(NATIONWIDE);

/** The terms for a listing; the numbers are those that the details print. */
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
