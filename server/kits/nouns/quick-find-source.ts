import type { TokenResource } from '../../../shared/token-scopes.js';

/** The kinds of records that can be found. Results are in the order of `NOUNS` in server/app/nouns.ts. */
export const FoundKindEnum = {
  SUPPLIER: 'supplier',
  IMPACT_BUYER: 'impact-buyer',
  GOOD_CAUSE: 'good-cause',
  SALES_ENQUIRY: 'sales-enquiry',
  LEAD: 'lead',
  USER: 'user',
  ORDER: 'order',
  MESSAGE: 'message',
  CATEGORY: 'category',
  FEATURED_LISTING: 'featured-listing',
} as const;

export type FoundKind = (typeof FoundKindEnum)[keyof typeof FoundKindEnum];

/** The part of a noun in the quick find box: its table, and SQL of the texts of a row. */
export interface QuickFindSource {
  kind: FoundKind;
  table: string;
  title: string;
  detail: string;
  /** The searched expression, exactly as in its index. */
  foundBy: string;
  /** An indexed column that sorts by its letters and begins with the title. */
  begins?: string;
  /** The condition of the rows that can be found. All rows if absent. */
  where?: string;
}

/** The part of a noun in the quick find box, and the data that its records belong to, for API tokens. */
export interface NounQuickFind extends QuickFindSource {
  /** Null if no token may read the records. */
  tokenResource: TokenResource | null;
}
