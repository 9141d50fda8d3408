import type { ReportedOf } from '../../../shared/yearly-report-texts.js';
import { notFound } from '../../platform/errors.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';

/** The record that a report is about. */
export interface Reported {
  of: ReportedOf;
  id: number;
}

/** Returns true if the caller may read reports of the record: staff, and its own users (R258). */
export function mayReadReport(context: RequestContext, { of, id }: Reported): boolean {
  const user = userOf(context);
  if (user?.roles.includes('Admin')) return true;
  const { supplierId, goodCauseId } = ownRecordsOf(user);
  return id === (of === 'supplier' ? supplierId : goodCauseId);
}

/** The error for a report of a missing record and for one that is not the caller’s, with the same text. */
export const reportNotFound = () => notFound('This report');
