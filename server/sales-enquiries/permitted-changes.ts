import { forbidden } from '../platform/errors.js';
import { isUnchanged } from './enquiry-fields.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import { type EnquiryViewer, mayChange } from './sales-enquiry.policy.js';
import type { SalesEnquiryChanges } from './sales-enquiry.schema.js';
import {
  type EmailState,
  type EnquiryProgress,
  NOT_YET_VIEWED,
  SUPPLIER_PROGRESS,
} from './sales-enquiry.states.js';

/**
 * What becomes of fields that the sender may not change. 'refuse': a form that offers them is wrong.
 * 'ignore': clients that send back the whole record they were given (R153).
 */
export type ForbiddenFields = 'refuse' | 'ignore';

/**
 * The part of the changes that says something new and that this viewer may say.
 * @throws AppError FORBIDDEN for a field or value that is not for this viewer
 */
export function permittedChanges(
  viewer: EnquiryViewer,
  enquiry: SalesEnquiry,
  changes: SalesEnquiryChanges,
  forbiddenFields: ForbiddenFields,
): SalesEnquiryChanges {
  const wanted = forbiddenFields === 'ignore' ? withOwnRevenue(viewer, enquiry, changes) : changes;
  const permitted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wanted)) {
    const field = name as keyof SalesEnquiryChanges;
    if (value === undefined) continue;
    if (!mayChange(viewer, field)) {
      if (forbiddenFields === 'refuse') throw forbidden('You may not change this field.');
      continue;
    }
    if (isUnchanged(enquiry, field, value)) continue;
    if (viewer === 'Supplier' && !supplierMay(enquiry, field, value, forbiddenFields)) continue;
    permitted[field] = value;
  }
  return permitted as SalesEnquiryChanges;
}

/** A supplier that sends another `revenue` than it was given enters its own (A49). */
function withOwnRevenue(
  viewer: EnquiryViewer,
  enquiry: SalesEnquiry,
  changes: SalesEnquiryChanges,
): SalesEnquiryChanges {
  const { revenue, supplierRevenue } = changes;
  if (viewer !== 'Supplier' || revenue === undefined || isUnchanged(enquiry, 'revenue', revenue))
    return changes;
  if (supplierRevenue !== undefined && !isUnchanged(enquiry, 'supplierRevenue', supplierRevenue))
    return changes;
  return { ...changes, supplierRevenue: revenue };
}

/** The values that a supplier may set: any progress but Introduction (R164), the next e-mail state (A143). */
function supplierMay(
  enquiry: SalesEnquiry,
  field: keyof SalesEnquiryChanges,
  value: unknown,
  forbiddenFields: ForbiddenFields,
): boolean {
  if (field === 'progress' && !SUPPLIER_PROGRESS.includes(value as EnquiryProgress))
    throw forbidden('Only our team can make an introduction.');
  if (field !== 'emailState') return true;
  if (value !== 'Viewed' && forbiddenFields === 'refuse') throw forbidden();
  return value === 'Viewed' && NOT_YET_VIEWED.includes(enquiry.emailState as EmailState);
}
