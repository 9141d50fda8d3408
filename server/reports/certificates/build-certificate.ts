import { recordActivity } from '../../platform/activity/record-activity.js';
import type { App } from '../../platform/app.js';
import { todayInNewZealand } from '../../platform/new-zealand-today.js';
import type { RequestContext } from '../../platform/request-context.js';
import { resolveActionItems } from '../../staff/action-centre/resolve-action-items.js';
import { CERTIFICATE_FAILED } from './alert-failed-certificate.js';
import { loadLive } from './certificate.read-model.js';
import { type CertificateFigures, figuresOf, sameFigures } from './certificate-figures.js';
import { storeCertificate } from './certificate-file.js';
import { drawCertificate } from './draw-certificate.js';
import { ImpactCertificate } from './impact-certificate.entity.js';
import { giveUpPending, lockCertificates } from './request-certificate.js';

/** Returns the address of the public page of a certificate, to which the code on it leads. */
export const addressOf = ({ config }: App, number: string): string =>
  `${config.publicUrl}/certificate/${number}`;

/**
 * Builds the pending certificate of a buyer with its present figures, stores the PDF and replaces the version
 * before. Does nothing if none is pending, or another job has built it meanwhile.
 */
export async function buildCertificate(context: RequestContext, impactBuyerId: number): Promise<void> {
  const { app } = context;
  const certificate = await app.database.manager.findOneBy(ImpactCertificate, {
    impactBuyerId,
    state: 'building',
  });
  if (!certificate) return;
  const certified = await loadLive(app, impactBuyerId);
  const figures = certified && figuresOf(certified);
  if (!figures || (certified.current && sameFigures(certified.current, figures))) {
    await app.database.transaction((manager) => giveUpPending(context, manager, impactBuyerId));
    return;
  }
  const { id, number, version } = certificate;
  const issue = { number, version, address: addressOf(app, number) };
  const issuedOn = todayInNewZealand();
  const pdf = await drawCertificate({ ...figures, issuedOn, issue });
  const fileAddress = await storeCertificate(app, number, pdf);
  await issueCertificate(context, { id, impactBuyerId, figures, issuedOn, fileAddress });
}

interface Built {
  id: number;
  impactBuyerId: number;
  figures: CertificateFigures;
  issuedOn: string;
  fileAddress: string;
}

/**
 * Makes the built certificate the current one. The page of the version before then says that it was replaced.
 */
function issueCertificate(context: RequestContext, built: Built): Promise<void> {
  const { id, impactBuyerId, figures, issuedOn, fileAddress } = built;
  return context.app.database.transaction(async (manager) => {
    await lockCertificates(manager, impactBuyerId);
    if (!(await manager.existsBy(ImpactCertificate, { id, state: 'building' }))) return;
    await manager.query(
      `UPDATE impact_certificate SET replaced_at = now(), updated_at = now(), file_address = NULL
        WHERE impact_buyer_id = $1 AND state = 'ready' AND replaced_at IS NULL`,
      [impactBuyerId],
    );
    await manager.update(ImpactCertificate, id, {
      ...figures,
      issuedOn,
      fileAddress,
      state: 'ready',
      updatedAt: () => 'now()',
    });
    await recordActivity(context, {
      action: 'impact-certificate.issued',
      subjectType: 'impact-certificate',
      subjectId: id,
      // Not shown on pages of its buyer: hundreds may be issued in a row, and all lists of buyers would be
      // rendered anew.
      shownOn: { type: 'impact-certificate', id },
    });
    await resolveActionItems(context, CERTIFICATE_FAILED, impactBuyerId);
  });
}
