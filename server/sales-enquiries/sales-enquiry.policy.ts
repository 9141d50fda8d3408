import { forbidden, notFound } from '../platform/errors.js';
import { type OwnRecords, ownRecordsOf } from '../platform/identity/own-records.js';
import { requireNotLeft, type SignedInUser } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { EnquiryViewer } from './enquiry-viewers.js';

/** Whose an enquiry is. */
export interface EnquiryOwners {
  supplierId: number | null;
  impactBuyerId: number | null;
}

/** What of all enquiries someone may see; several at once for users with several roles. */
export interface EnquiryScope extends OwnRecords {
  admin: boolean;
}

/**
 * The enquiries that the user may see at all (R179, R341): Admin all of them, others those of what they act for. A good
 * cause sees its own redacted, and in lists alone (A37).
 */
export function enquiryScopeOf(user: SignedInUser): EnquiryScope {
  const admin = user.roles.includes('Admin');
  return { admin, ...ownRecordsOf(admin ? null : user) };
}

/** As whom the user sees this enquiry: Admin, else its supplier, else its buyer, else not at all (A129). */
function viewerOf(user: SignedInUser, enquiry: EnquiryOwners): EnquiryViewer | null {
  const scope = enquiryScopeOf(user);
  if (scope.admin) return 'Admin';
  if (scope.supplierId !== null && scope.supplierId === enquiry.supplierId) return 'Supplier';
  if (scope.impactBuyerId !== null && scope.impactBuyerId === enquiry.impactBuyerId) return 'ImpactBuyer';
  return null;
}

/** The same words for an enquiry that does not exist and one that is not the caller's. */
export const enquiryNotFound = () => notFound('This sales enquiry');

/**
 * The supplier for which the caller reports an issue that names no enquiry; null for Admin. Throws FORBIDDEN if the
 * caller belongs to no supplier, or to one that has left.
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
 * As whom the caller may write to this enquiry. Suppliers and causes that have left may not (A36).
 * @throws AppError NOT_FOUND when it is not theirs, FORBIDDEN when they have left
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
