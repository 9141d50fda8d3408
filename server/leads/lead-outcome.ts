import { OPEN_ALREADY } from './open-pair.js';

/** What became of a lead that was asked for (A71, A72). */
export type LeadOutcome = 'created' | 'already-open' | 'unknown-buyer' | 'unknown-supplier';

/** Why there is no new lead, in words. */
export const REFUSALS: Readonly<Record<Exclude<LeadOutcome, 'created'>, string>> = {
  'already-open': OPEN_ALREADY,
  'unknown-buyer': 'Please choose an impact buyer: there is no such one.',
  'unknown-supplier': 'Please choose a supplier: there is no such one.',
};
