import { type ForbiddenFields, isUnchanged, permittedChanges } from '../../kits/records/permitted-changes.js';
import { forbidden } from '../../platform/errors.js';
import type { EnquiryViewer } from './enquiry-viewers.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import { enquiryFields, type SalesEnquiryChanges } from './sales-enquiry.fields.js';
import { NOT_YET_VIEWED, SUPPLIER_PROGRESS } from './sales-enquiry.states.js';

/**
 * Returns the changes that differ from the stored values, if this viewer may make them (R152, R153, R155,
 * R157).
 * @throws AppError FORBIDDEN for a field or value that this viewer may not change
 */
export function permittedEnquiryChanges(
  viewer: EnquiryViewer,
  enquiry: SalesEnquiry,
  changes: SalesEnquiryChanges,
  forbiddenFields: ForbiddenFields,
): SalesEnquiryChanges {
  const stored = { ...enquiry, archived: enquiry.archivedAt !== null };
  if (viewer !== 'Supplier') return permittedChanges(enquiryFields, viewer, stored, changes, forbiddenFields);
  const wanted = forbiddenFields === 'ignore' ? withOwnRevenue(enquiry, changes) : changes;
  const permitted = permittedChanges(enquiryFields, viewer, stored, wanted, forbiddenFields);
  return valuesOfSupplier(enquiry, permitted, forbiddenFields);
}

/** Treats a changed `revenue` from a supplier as its own figure (A49). */
function withOwnRevenue(enquiry: SalesEnquiry, changes: SalesEnquiryChanges): SalesEnquiryChanges {
  const { revenue, supplierRevenue } = changes;
  if (revenue === undefined || isUnchanged(enquiry.revenue, revenue)) return changes;
  if (supplierRevenue !== undefined && !isUnchanged(enquiry.supplierRevenue, supplierRevenue)) return changes;
  return { ...changes, supplierRevenue: revenue };
}

/**
 * Returns the values that a supplier may set: any progress but Introduction (R164), the next email state
 * (A143).
 */
function valuesOfSupplier(
  enquiry: SalesEnquiry,
  { emailState, ...changes }: SalesEnquiryChanges,
  forbiddenFields: ForbiddenFields,
): SalesEnquiryChanges {
  if (changes.progress && !SUPPLIER_PROGRESS.includes(changes.progress))
    throw forbidden('Only our team can make an introduction.');
  if (emailState === undefined) return changes;
  if (emailState !== 'Viewed' && forbiddenFields === 'refuse') throw forbidden();
  const isNext = emailState === 'Viewed' && NOT_YET_VIEWED.includes(enquiry.emailState);
  return isNext ? { ...changes, emailState } : changes;
}
