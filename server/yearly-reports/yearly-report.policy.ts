import type { ReportedOf } from '../../shared/yearly-report-words.js';
import { notFound } from '../platform/errors.js';
import { ownRecordsOf } from '../platform/identity/own-records.js';
import { type RequestContext, userOf } from '../platform/request-context.js';

/** Whose year is reported. */
export interface Reported {
  of: ReportedOf;
  id: number;
}

/** Whether the caller may read reports of it: staff, and its own people (R258). */
export function mayReadReport(context: RequestContext, { of, id }: Reported): boolean {
  const user = userOf(context);
  if (user?.roles.includes('Admin')) return true;
  const { supplierId, goodCauseId } = ownRecordsOf(user);
  return id === (of === 'supplier' ? supplierId : goodCauseId);
}

/** The same words for a report of nobody and one that is not the caller's. */
export const reportNotFound = () => notFound('This report');
