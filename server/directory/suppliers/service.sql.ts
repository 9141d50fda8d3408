import { raw } from 'sql-template-tag';

/**
 * The condition that suppliers can choose a service: staff offer it, or have not decided and a listed
 * supplier has it (R063).
 */
export const OFFERED = 'coalesce(p.offered, p.listed_suppliers > 0)';

/** The same condition for composed statements. */
export const isOffered = raw(OFFERED);
