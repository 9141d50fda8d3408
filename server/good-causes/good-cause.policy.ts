import { ownRecordsOf } from '../platform/identity/own-records.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { GoodCauseAccount, GoodCauseRecord } from './good-cause.type.js';

/** Whether the caller sees all of this cause, approved or not: its own user and Admin do (C027, A158). */
export function seesWhole(context: RequestContext, goodCauseId: number): boolean {
  const user = userOf(context);
  return ownRecordsOf(user).goodCauseId === goodCauseId || (user?.roles.includes('Admin') ?? false);
}

/** What the caller gets of a cause besides its public fields, or null (A158, A148). */
export function wholeFor(context: RequestContext, cause: GoodCauseRecord): GoodCauseAccount | null {
  if (!seesWhole(context, cause.id)) return null;
  const { linkKey, storageId, createdAt, updatedAt } = cause;
  return { linkKey, storageId, createdAt, updatedAt };
}
