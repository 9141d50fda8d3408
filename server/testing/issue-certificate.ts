import { requestCertificate } from '../reports/certificates/request-certificate.js';
import type { TestUplift } from './test-uplift.js';

/** Updates the certificate of a buyer, as a worker would. */
export async function issueCertificate(uplift: TestUplift, impactBuyerId: number): Promise<void> {
  await requestCertificate(uplift.context(), impactBuyerId, { again: true });
  await uplift.work('certificate.build');
}
