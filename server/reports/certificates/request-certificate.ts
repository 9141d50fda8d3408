import type { EntityManager } from 'typeorm';
import { queueJob } from '../../platform/activity/record-activity.js';
import { todayInNewZealand } from '../../platform/new-zealand-today.js';
import type { RequestContext } from '../../platform/request-context.js';
import { resolveActionItems } from '../../staff/action-centre/resolve-action-items.js';
import { CERTIFICATE_FAILED } from './alert-failed-certificate.js';
import { type IssuedCertificate, loadLive } from './certificate.read-model.js';
import { type CertificateFigures, figuresOf, sameFigures } from './certificate-figures.js';
import { ImpactCertificate } from './impact-certificate.entity.js';

/**
 * Locks the certificates of a buyer until the end of the transaction. Concurrent requests wait and then find
 * the result.
 */
export const lockCertificates = (manager: EntityManager, impactBuyerId: number) =>
  manager.query("SELECT pg_advisory_xact_lock(hashtext('certificate of buyer'), $1)", [impactBuyerId]);

/** The result of a request for a certificate. */
export type CertificateRequestResult =
  | { state: 'ready'; certificate: IssuedCertificate }
  /** A job is building it. */
  | { state: 'building'; id: number }
  /** The build has failed too often. Staff have an action about it. */
  | { state: 'failed'; id: number };

/**
 * Makes the certificate of a buyer current. If the figures are unchanged, nothing is done. Otherwise a job
 * builds the next version, only one for concurrent requests. A failed build is restarted only with `again`,
 * so that visitors cannot restart it. Returns null if the buyer has no Live Report (R149).
 */
export function requestCertificate(
  context: RequestContext,
  impactBuyerId: number,
  { again = false }: { again?: boolean } = {},
): Promise<CertificateRequestResult | null> {
  return context.app.database.transaction(async (manager) => {
    await lockCertificates(manager, impactBuyerId);
    const certified = await loadLive(context.app, impactBuyerId);
    if (!certified) return null;
    const figures = figuresOf(certified);
    const { current } = certified;
    if (current && sameFigures(current, figures)) {
      await giveUpPending(context, manager, impactBuyerId);
      return { state: 'ready', certificate: current };
    }
    const pending = await pendingOf(manager, impactBuyerId);
    if (pending?.state === 'building') return { state: 'building', id: pending.id };
    if (pending && !again) return { state: 'failed', id: pending.id };
    const id = pending ? await beginAgain(manager, pending.id) : await begin(manager, impactBuyerId, figures);
    await queueJob(manager, { job: 'certificate.build', payload: { impactBuyerId } });
    return { state: 'building', id };
  });
}

/** Returns the certificate that is being built or has failed, or null. */
const pendingOf = (
  manager: EntityManager,
  impactBuyerId: number,
): Promise<Pick<ImpactCertificate, 'id' | 'state'> | null> =>
  manager
    .createQueryBuilder(ImpactCertificate, 'c')
    .select(['c.id', 'c.state'])
    .where("c.impact_buyer_id = :impactBuyerId AND c.state <> 'ready'", { impactBuyerId })
    .getOne();

/** Deletes the pending certificate, as the figures match the current one again. Its number is not reused. */
export async function giveUpPending(
  context: RequestContext,
  manager: EntityManager,
  impactBuyerId: number,
): Promise<void> {
  const pending = await pendingOf(manager, impactBuyerId);
  if (!pending) return;
  await manager.delete(ImpactCertificate, pending.id);
  await resolveActionItems(context, CERTIFICATE_FAILED, impactBuyerId);
}

async function begin(manager: EntityManager, impactBuyerId: number, figures: CertificateFigures) {
  const { name, causeName, firstYear, lastYear, contribution, hours } = figures;
  const issuedOn = todayInNewZealand();
  const [row]: { id: number }[] = await manager.query(
    `INSERT INTO impact_certificate (number, impact_buyer_id, version, name, cause_name, first_year, last_year,
       contribution, hours, issued_on)
     SELECT 'UC-' || left($8, 4) || '-' || CASE WHEN n < 1000000 THEN lpad(n::text, 6, '0') ELSE n::text END, $1,
       1 + coalesce((SELECT max(version) FROM impact_certificate WHERE impact_buyer_id = $1), 0),
       $2, $3, $4, $5, $6, $7, $8::text::date
     FROM nextval('impact_certificate_number_seq') n RETURNING id`,
    [impactBuyerId, name, causeName, firstYear, lastYear, contribution, hours, issuedOn],
  );
  if (!row) throw new Error('A certificate was not started.');
  return row.id;
}

async function beginAgain(manager: EntityManager, id: number): Promise<number> {
  await manager.update(ImpactCertificate, id, {
    state: 'building',
    tries: 0,
    problem: null,
    updatedAt: () => 'now()',
  });
  return id;
}
