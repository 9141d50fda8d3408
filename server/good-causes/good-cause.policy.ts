import { forbidden, notFound } from '../platform/errors.js';
import { ownRecordsOf } from '../platform/identity/own-records.js';
import { requireNotLeft } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { CauseViewer } from './good-cause.rights.js';
import type { GoodCauseAccount, GoodCauseRecord } from './good-cause.type.js';

/** Which causes the caller sees approved or not, with all of them: Admin every one, a cause's own user that one. */
export function causesOf(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).goodCauseId];
}

/** As whom one opens a cause with all that is in it. */
export type CauseKeeper = Exclude<CauseViewer, 'Visitor'>;

/** The same words for a cause that does not exist and one that is not the caller's. */
export const causeNotFound = () => notFound('This good cause');

/** As whom the caller may open all of this cause; null where it may not (A158). */
export function causeKeeperOf(context: RequestContext, goodCauseId: number): CauseKeeper | null {
  const [all, ownId] = causesOf(context);
  if (all || context.actor.kind === 'system') return 'Admin';
  return goodCauseId === ownId ? 'GoodCause' : null;
}

/**
 * As whom the caller may change this cause. Users of a supplier or cause that has left may not (A157).
 * @throws AppError FORBIDDEN when it is not theirs, whether it exists or not (R090, R132), has left, or is not theirs to change so
 */
export function requireCauseKeeper(
  context: RequestContext,
  goodCauseId: number,
  ...allowed: CauseKeeper[]
): CauseKeeper {
  const keeper = causeKeeperOf(context, goodCauseId);
  if (!keeper) throw forbidden();
  requireNotLeft(userOf(context));
  if (allowed.length > 0 && !allowed.includes(keeper)) throw forbidden();
  return keeper;
}

/** Whether the caller sees all of this cause, approved or not: its own user and Admin do (C027, A158). */
export function seesWhole(context: RequestContext, goodCauseId: number): boolean {
  const [all, ownId] = causesOf(context);
  return all || goodCauseId === ownId;
}

/** What the caller gets of a cause besides its public fields, or null (A158, A148). */
export function wholeFor(context: RequestContext, cause: GoodCauseRecord): GoodCauseAccount | null {
  if (!seesWhole(context, cause.id)) return null;
  const { linkKey, storageId, createdAt, updatedAt } = cause;
  return { linkKey, storageId, createdAt, updatedAt };
}
