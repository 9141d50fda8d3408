import { forbidden, notFound } from '../../platform/errors.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { requireNotLeft } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { CauseViewer } from './good-cause.rights.js';
import type { GoodCauseAccount, GoodCauseRecord } from './good-cause.type.js';

/**
 * Returns the good causes that the caller sees with all fields, approved or not: all of them for staff, only
 * their own for users of a good cause.
 */
export function causesOf(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).goodCauseId];
}

/** A role that sees all fields of a good cause. */
export type CauseEditorRole = Exclude<CauseViewer, 'Visitor'>;

/** Returns the same error for a good cause that does not exist and one that is not the caller's own. */
export const causeNotFound = () => notFound('This good cause');

/**
 * Returns the role in which the caller may open this good cause with all its fields, or null if it may not
 * (A158).
 */
export function causeEditorRoleOf(context: RequestContext, goodCauseId: number): CauseEditorRole | null {
  const [all, ownId] = causesOf(context);
  if (all || context.actor.kind === 'system') return 'Admin';
  return goodCauseId === ownId ? 'GoodCause' : null;
}

/**
 * Returns the role in which the caller may change this good cause. Users of a supplier or good cause that has
 * left may not (A157).
 * @throws AppError FORBIDDEN if it is not the caller's own, whether it exists or not (R090, R132), has left,
 *   or the role is not allowed
 */
export function requireCauseEditor(
  context: RequestContext,
  goodCauseId: number,
  ...allowed: CauseEditorRole[]
): CauseEditorRole {
  const editorRole = causeEditorRoleOf(context, goodCauseId);
  if (!editorRole) throw forbidden();
  requireNotLeft(userOf(context));
  if (allowed.length > 0 && !allowed.includes(editorRole)) throw forbidden();
  return editorRole;
}

/**
 * Returns true if the caller sees this good cause with all its fields, approved or not: its own users and
 * staff (C027, A158).
 */
export function seesAllFields(context: RequestContext, goodCauseId: number): boolean {
  const [all, ownId] = causesOf(context);
  return all || goodCauseId === ownId;
}

/** Returns the private fields of a good cause, or null if the caller may not see them (A158, A148). */
export function allFieldsFor(context: RequestContext, cause: GoodCauseRecord): GoodCauseAccount | null {
  if (!seesAllFields(context, cause.id)) return null;
  const { linkKey, storageId, createdAt, updatedAt } = cause;
  return { linkKey, storageId, createdAt, updatedAt };
}
