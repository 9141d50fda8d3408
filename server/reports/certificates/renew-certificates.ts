import { queueJob } from '../../platform/activity/record-activity.js';
import type { App } from '../../platform/app.js';
import type { Statement } from '../../platform/database/database.js';
import { systemContext } from '../../platform/request-context.js';
import type { ScheduledJob } from '../../platform/scheduled-jobs.js';
import { FIGURES } from './certificate.read-model.js';
import { requestCertificate } from './request-certificate.js';

/** The maximum number in a night. The next night continues. */
const MAX = 5000;

/**
 * Finds buyers whose certificate differs from their present figures, including those whose next certificate
 * has failed.
 */
const STALE: Statement = {
  name: 'stale-certificates',
  text: `SELECT b.id FROM impact_certificate c JOIN impact_buyer b ON b.id = c.impact_buyer_id AND b.status = 'Live Report'
    CROSS JOIN LATERAL (SELECT ${FIGURES}) f
    WHERE c.state = 'ready' AND c.replaced_at IS NULL
      AND (c.name, c.cause_name, c.contribution, c.first_year, c.last_year)
        IS DISTINCT FROM (f.name, f."causeName", f.contribution::numeric(14, 2), f."firstYear", f."lastYear")
    ORDER BY b.id LIMIT ${MAX}`,
};

/** Finds buyers whose job has been lost, such as when the queue was emptied. */
const STALE_BUILDS: Statement = {
  name: 'forgotten-certificates',
  text: `SELECT impact_buyer_id AS id FROM impact_certificate
    WHERE state = 'building' AND created_at < now() - interval '1 hour' ORDER BY id LIMIT ${MAX}`,
};

/**
 * The nightly job that rebuilds certificates with changed figures, so that visitors need not wait, and
 * restarts lost builds.
 */
export const renewCertificatesJob: ScheduledJob = {
  name: 'renew-certificates',
  due: 'nightly',
  run: async (app) => {
    for (const { id } of await app.database.read<{ id: number }>(STALE_BUILDS))
      await app.database.transaction((manager) =>
        queueJob(manager, { job: 'certificate.build', payload: { impactBuyerId: id } }),
      );
    for (const { id } of await app.database.read<{ id: number }>(STALE)) await renew(app, id);
  },
};

const renew = (app: App, id: number) => requestCertificate(systemContext(app), id, { again: true });
