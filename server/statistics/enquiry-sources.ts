import type { EnquiryVia } from '../sales-enquiries/sales-enquiry.states.js';
import type { SourceTotals } from './sales-panel.type.js';

/** What the columns of each source begin with in the totals. */
export const SOURCE_COLUMNS = [
  ['website', 'Email off Website'],
  ['repeat', 'Repeat Sale'],
  ['call_tracking', 'Call Tracking'],
  ['connection', 'Connection'],
  ['affiliate', 'Affiliate'],
  ['backdoor', 'Backdoor Sale'],
  ['alias_email', 'Alias Email'],
  ['brokered', 'Brokered Lead'],
  ['other', 'Other'],
] as const satisfies readonly (readonly [string, EnquiryVia])[];
type Prefix = (typeof SOURCE_COLUMNS)[number][0];
export type SourceSums = Record<`${Prefix}_${'enquiries' | 'contribution'}`, number>;

/** Every source with what it brought, always in the same order. */
export const sourcesOf = (sums: SourceSums): SourceTotals[] =>
  SOURCE_COLUMNS.map(([prefix, via]) => ({
    via,
    enquiries: sums[`${prefix}_enquiries`],
    contribution: sums[`${prefix}_contribution`],
  }));

/**
 * The same, the one with most enquiries first (R184). One that fell through counts, but brings no money (A46); where
 * nobody noted the source it is Other, so that all of them add up to all enquiries.
 */
export const bySource = (sums: SourceSums): SourceTotals[] =>
  sourcesOf(sums).sort((a, b) => b.enquiries - a.enquiries);
