import { forbidden } from '../../platform/errors.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';

/** The viewer role for fields of records that only staff see and change. */
export type StaffViewer = 'Admin';

/** Returns true if the caller is staff or the product itself. */
export const isStaff = (context: RequestContext): boolean =>
  context.actor.kind === 'system' || (userOf(context)?.roles.includes('Admin') ?? false);

/**
 * Returns the role in which staff change records that only they see (R315).
 * @throws AppError FORBIDDEN
 */
export function requireStaffRole(context: RequestContext): StaffViewer {
  if (!isStaff(context)) throw forbidden();
  return 'Admin';
}

/** Rights of a field that staff see and nobody changes through the table. */
export const staffReadable = { sees: ['Admin'], changes: [] } as const;
/** Rights of a field that staff see and change. */
export const staffEditable = { sees: ['Admin'], changes: ['Admin'] } as const;
