import type { App } from '../../platform/app.js';
import { sqlState, toAppError } from '../../platform/errors.js';
import { systemContext } from '../../platform/request-context.js';
import { alertFailedCertificate } from './alert-failed-certificate.js';
import { buildCertificate } from './build-certificate.js';

/** The number of failed tries after which a build is not retried automatically. */
export const MAX_TRIES = 5;
const MAX_WORDS = 200;

/**
 * Runs the job that builds the pending certificate. A failed build is retried. After the last try the
 * certificate has failed, and an action tells staff.
 */
export async function runCertificateJob(app: App, impactBuyerId: number): Promise<void> {
  try {
    await buildCertificate(systemContext(app), impactBuyerId);
  } catch (error) {
    await noteFailedTry(app, impactBuyerId, error);
  }
}

type Tried = { state: string; name: string; tries: number };

async function noteFailedTry(app: App, impactBuyerId: number, error: unknown): Promise<void> {
  const problem = reasonOf(error);
  const tried = await app.database.transaction(async (manager) => {
    const [rows]: [Tried[]] = await manager.query(
      `UPDATE impact_certificate SET tries = tries + 1, updated_at = now(),
         state = CASE WHEN tries + 1 >= ${MAX_TRIES} THEN 'failed' ELSE state END,
         problem = CASE WHEN tries + 1 >= ${MAX_TRIES} THEN $2 END
       WHERE impact_buyer_id = $1 AND state = 'building' RETURNING state, name, tries`,
      [impactBuyerId, problem],
    );
    const [row] = rows;
    if (row?.state === 'failed')
      await alertFailedCertificate(systemContext(app), { impactBuyerId, name: row.name, problem });
    return row;
  });
  app.log.warn({ impactBuyerId, tries: tried?.tries, err: error }, 'A certificate could not be built');
  if (tried?.state === 'building') throw error;
}

/** Returns the reason for staff. Database errors are only logged. */
function reasonOf(error: unknown): string {
  const known = toAppError(error);
  if (known) return known.message;
  if (sqlState(error) || !(error instanceof Error)) return 'Something went wrong on our side.';
  return error.message.slice(0, MAX_WORDS);
}
