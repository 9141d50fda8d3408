import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type IssuedCertificate, loadLive } from './certificate.read-model.js';
import type { CertificateState } from './certificate.states.js';
import { ImpactCertificate } from './impact-certificate.entity.js';
import { requestCertificate } from './request-certificate.js';

/** The milliseconds for which a request waits for a job. The next request finds the finished certificate. */
const WAIT_MS = 6000;
const POLL_EVERY_MS = 100;
const RETRY_AFTER_SECONDS = 5;

const notYet = () =>
  new AppError('UNAVAILABLE', 503, 'We’re preparing this certificate. Try again in a few seconds.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
const notNow = () =>
  new AppError(
    'UNAVAILABLE',
    503,
    'We can’t create this certificate right now. Our team has been notified. Please try again later.',
    { retryAfterSeconds: 3600 },
  );

/**
 * Returns the certificate of a buyer with the present figures, and waits while it is built. Null if there is
 * no Live Report any more.
 * @throws AppError UNAVAILABLE if it takes longer or has failed
 */
export async function awaitCertificate(
  context: RequestContext,
  impactBuyerId: number,
  waitMs = WAIT_MS,
): Promise<IssuedCertificate | null> {
  const request = await requestCertificate(context, impactBuyerId);
  if (!request) return null;
  if (request.state === 'ready') return request.certificate;
  const until = Date.now() + waitMs;
  let state: CertificateState = request.state;
  while (state === 'building' && Date.now() < until) {
    await pause(POLL_EVERY_MS);
    state = await stateOf(context, request.id);
  }
  if (state === 'building') throw notYet();
  if (state === 'failed') throw notNow();
  return (await loadLive(context.app, impactBuyerId))?.current ?? null;
}

/**
 * Returns the state of a certificate. A deleted one counts as ready, as the current one has the present
 * figures again.
 */
async function stateOf({ app }: RequestContext, id: number): Promise<CertificateState> {
  const row = await app.database.manager.findOne(ImpactCertificate, {
    where: { id },
    select: { state: true },
  });
  return row?.state ?? 'ready';
}
