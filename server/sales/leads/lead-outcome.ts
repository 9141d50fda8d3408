import { OPEN_ALREADY } from './open-lead.js';

/** The outcome of a request for a new lead (A71, A72). */
export type LeadOutcome = 'created' | 'already-open' | 'unknown-buyer' | 'unknown-supplier';

/** The messages for requests that created no lead. */
export const REFUSALS: Readonly<Record<Exclude<LeadOutcome, 'created'>, string>> = {
  'already-open': OPEN_ALREADY,
  'unknown-buyer': 'This impact buyer does not exist. Choose another one.',
  'unknown-supplier': 'This supplier does not exist. Choose another one.',
};
