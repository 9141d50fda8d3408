import { forbidden, notFound } from '../../platform/errors.js';
import { type OwnRecords, ownRecordsOf } from '../../platform/identity/own-records.js';
import { requireNotLeft, type SignedInUser } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { EnquiryViewer } from './enquiry-viewers.js';

/** The owners of an enquiry. */
export interface EnquiryOwners {
  supplierId: number | null;
  impactBuyerId: number | null;
}

/** The enquiries that a user may see; several kinds for users with several roles. */
export interface EnquiryScope extends OwnRecords {
  admin: boolean;
}

/**
 * Returns the enquiries that the user may see (R179, R341): all for Admin, those of their own records for
 * others. A good cause sees its own without customer fields, and in lists only (A37).
 */
export function enquiryScopeOf(user: SignedInUser): EnquiryScope {
  const admin = user.roles.includes('Admin');
  return { admin, ...ownRecordsOf(admin ? null : user) };
}

/**
 * Returns the role in which the user sees this enquiry: Admin, or its supplier, or its buyer. Null if the
 * user may not see it (A129).
 */
function viewerOf(user: SignedInUser, enquiry: EnquiryOwners): EnquiryViewer | null {
  const scope = enquiryScopeOf(user);
  if (scope.admin) return 'Admin';
  if (scope.supplierId !== null && scope.supplierId === enquiry.supplierId) return 'Supplier';
  if (scope.impactBuyerId !== null && scope.impactBuyerId === enquiry.impactBuyerId) return 'ImpactBuyer';
  return null;
}

/** The error for an enquiry that does not exist and for one that is not the caller’s, with the same text. */
export const enquiryNotFound = () => notFound('This sales enquiry');

/**
 * Returns the supplier for which the caller reports an issue without naming an enquiry, or null for Admin.
 * Throws FORBIDDEN if the caller belongs to no supplier, or to one that has left.
 */
export function requireReporter(context: RequestContext): number | null {
  const user = userOf(context);
  if (user?.roles.includes('Admin')) return null;
  const supplierId = user && enquiryScopeOf(user).supplierId;
  if (!user || !supplierId) throw forbidden();
  requireNotLeft(user);
  return supplierId;
}

/**
 * Returns the role in which the caller may change this enquiry. Suppliers and causes that have left may not
 * (A36).
 * @throws AppError NOT_FOUND if the caller may not see it, FORBIDDEN if they have left
 */
export function requireEnquiryWriter(
  context: RequestContext,
  enquiry: EnquiryOwners | null,
  ...allowed: EnquiryViewer[]
): EnquiryViewer {
  if (context.actor.kind === 'system' && enquiry) return 'Admin';
  const user = userOf(context);
  const viewer = user && enquiry && viewerOf(user, enquiry);
  if (!user || !viewer) throw enquiryNotFound();
  requireNotLeft(user);
  if (allowed.length > 0 && !allowed.includes(viewer)) throw forbidden();
  return viewer;
}
