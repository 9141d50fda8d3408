import { raw } from 'sql-template-tag';

/** Suppliers can choose the service: staff offer it, or have said nothing of it and a listed supplier has it (R063). */
export const OFFERED = 'coalesce(p.offered, p.listed_suppliers > 0)';

/** The same for statements that are put together. */
export const isOffered = raw(OFFERED);
