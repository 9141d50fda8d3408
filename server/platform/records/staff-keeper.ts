import { forbidden } from '../errors.js';
import { type RequestContext, userOf } from '../request-context.js';

/** What the fields of records that are staff's alone are seen and changed as. */
export type StaffViewer = 'Admin';

/** Whether the caller is staff, or the product itself. */
export const isStaff = (context: RequestContext): boolean =>
  context.actor.kind === 'system' || (userOf(context)?.roles.includes('Admin') ?? false);

/**
 * As whom staff keep records that are theirs alone (R315).
 * @throws AppError FORBIDDEN
 */
export function staffKeeper(context: RequestContext): StaffViewer {
  if (!isStaff(context)) throw forbidden();
  return 'Admin';
}

/** Staff see it; nobody changes it here. */
export const staffSee = { sees: ['Admin'], changes: [] } as const;
/** For staff to see and change. */
export const staffKeep = { sees: ['Admin'], changes: ['Admin'] } as const;
