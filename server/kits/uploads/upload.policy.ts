import { forbidden, notFound } from '../../platform/errors.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import type { Role } from '../../platform/identity/roles.js';
import { requireNotLeft, type SignedInUser } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { UPLOAD_FOLDERS, type UploadFolder, type UploadFolderName } from './upload-folders.js';

/**
 * Refuses callers who may not send files to the folder: Admin may send to all of them, users of a supplier or
 * buyer to those of their own records, and nobody whose supplier has left (C022, C125, A157).
 * @throws AppError FORBIDDEN
 */
export function requireMayUpload(context: RequestContext, folder: UploadFolderName): void {
  if (context.actor.kind === 'system') return;
  const user = userOf(context);
  requireNotLeft(user);
  if (user?.roles.includes('Admin') || recordsFor(user, folder).length > 0) return;
  throw forbidden('You may not put files here.');
}

/**
 * Refuses a path that names another record than that of the caller, who is a user of a supplier or buyer.
 * @throws AppError NOT_FOUND for the record of another owner
 */
export function requireOwnRecord(context: RequestContext, folder: UploadFolderName, recordId: number): void {
  requireMayUpload(context, folder);
  const user = userOf(context);
  if (user?.roles.includes('Admin') || recordsFor(user, folder).includes(recordId)) return;
  throw notFound('This record');
}

/** Returns the user’s own records whose files are in the folder. */
function recordsFor(user: SignedInUser | null, folder: UploadFolderName): number[] {
  const { senders }: UploadFolder = UPLOAD_FOLDERS[folder];
  const { supplierId, impactBuyerId } = ownRecordsOf(user);
  const own: [Role, number | null][] = [
    ['Business', supplierId],
    ['ImpactBusiness', impactBuyerId],
  ];
  return own.flatMap(([role, id]) => (senders.includes(role) && id !== null ? [id] : []));
}
