import type { EnquiryVia } from '../../sales/sales-enquiries/sales-enquiry.states.js';
import type { SourceTotals } from './sales-panel.type.js';

/** The prefixes of each source’s columns in the totals. */
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

/** Returns all sources with their totals, always in the same order. */
export const sourcesOf = (sums: SourceSums): SourceTotals[] =>
  SOURCE_COLUMNS.map(([prefix, via]) => ({
    via,
    enquiries: sums[`${prefix}_enquiries`],
    contribution: sums[`${prefix}_contribution`],
  }));

/**
 * Returns the same, the largest number of enquiries first (R184). Enquiries that have fallen through are
 * counted, without their money (A46). Those without a source count as Other, so that the numbers add up to
 * all enquiries.
 */
export const bySource = (sums: SourceSums): SourceTotals[] =>
  sourcesOf(sums).sort((a, b) => b.enquiries - a.enquiries);
