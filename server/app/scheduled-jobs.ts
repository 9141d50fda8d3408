import { removeUnusedSearchWordsJob } from '../directory/search-words/remove-unused-search-words.js';
import { matchSupplierAlertsJob } from '../directory/supplier-alerts/match-supplier-alerts.js';
import type { ScheduledJob } from '../platform/scheduled-jobs.js';
import { renewCertificatesJob } from '../reports/certificates/renew-certificates.js';
import { checkTotalsJob } from '../reports/statistics/maintain-totals.js';
import { followUpsJob } from '../staff/action-centre/raise-follow-ups.js';
import { removeUnusedFilesJob } from './file-columns.js';
import { FOLLOW_UPS } from './follow-ups.js';
import { clearExpiredJob } from './housekeeping.js';

/** All scheduled jobs, in the order in which a worker runs those that are due. */
export const SCHEDULED_JOBS: readonly ScheduledJob[] = [
  clearExpiredJob,
  removeUnusedFilesJob,
  checkTotalsJob,
  renewCertificatesJob,
  removeUnusedSearchWordsJob,
  matchSupplierAlertsJob,
  followUpsJob(FOLLOW_UPS),
];
