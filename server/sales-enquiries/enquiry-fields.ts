import type { Changes } from '../platform/activity/changes.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import type { SalesEnquiryChanges } from './sales-enquiry.schema.js';

/** Columns of an enquiry as they are written. */
export type EnquiryColumns = Partial<
  Omit<SalesEnquiry, 'id' | 'salesYear' | 'searchedText' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** The columns that changes stand for: `archived` is kept as the instant it happened (A62). */
export function columnsOf({ archived, ...changes }: SalesEnquiryChanges): EnquiryColumns {
  const columns: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(changes)) if (value !== undefined) columns[field] = value;
  if (archived !== undefined) columns.archivedAt = archived ? new Date() : null;
  return columns as EnquiryColumns;
}

/** Whether the enquiry already says what the change says. */
export function isUnchanged(
  enquiry: SalesEnquiry,
  field: keyof SalesEnquiryChanges,
  value: unknown,
): boolean {
  if (field === 'archived') return (enquiry.archivedAt !== null) === value;
  const stored = enquiry[field];
  if (stored instanceof Date) return value instanceof Date && stored.getTime() === value.getTime();
  return stored === value;
}

/** What people wrote or gave of themselves: the activity says that it changed; what it said is kept for a while (A156). */
export const PERSONAL_FIELDS: ReadonlySet<string> = new Set<keyof EnquiryColumns>([
  'fullName',
  'email',
  'mobile',
  'address',
  'enquiryAbout',
  'message',
  'adminNotes',
  'supplierNotes',
  'buyerNotes',
  'specialField',
]);

/** Before and after of the columns for the activity log. */
export function auditOf(before: Partial<SalesEnquiry>, after: EnquiryColumns): Changes {
  const changes: Changes = {};
  for (const field of Object.keys(after) as (keyof EnquiryColumns)[])
    changes[field] = [before[field] ?? null, after[field] ?? null];
  return changes;
}
