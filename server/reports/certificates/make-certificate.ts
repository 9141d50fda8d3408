import { buyerNotFound } from '../../directory/impact-buyers/impact-buyer.policy.js';
import { badInput } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { loadBuyerCertificate } from './buyer-certificate.read-model.js';
import type { BuyerCertificate } from './buyer-certificate.type.js';
import { requestCertificate } from './request-certificate.js';

/**
 * Makes the certificate of a buyer current, for staff. A failed build is restarted.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT if the buyer has no Live Report (R149)
 */
export async function makeCertificate(
  context: RequestContext,
  impactBuyerId: number,
): Promise<BuyerCertificate> {
  const request = await requestCertificate(context, impactBuyerId, { again: true });
  const standing = await loadBuyerCertificate(context, impactBuyerId);
  if (!standing) throw buyerNotFound();
  if (!request) throw badInput('Only a buyer with a Live Report has a certificate.');
  return standing;
}
