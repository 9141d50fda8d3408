import { auditExport } from '../staff/audit/audit.resolver.js';
import { HISTORIES } from './nouns.js';

/** The export of the audit log. */
export const AUDIT_EXPORT = auditExport(HISTORIES);
