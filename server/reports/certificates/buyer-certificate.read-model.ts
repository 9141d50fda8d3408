import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { BuyerCertificate } from './buyer-certificate.type.js';

const STANDING: Statement = {
  name: 'certificate-of-buyer',
  text: `SELECT b.id, c.number, c.version, c.issued_on::text AS "issuedOn", p.state AS next, p.problem,
      c.created_at AS "createdAt", greatest(c.updated_at, p.updated_at) AS "updatedAt"
    FROM impact_buyer b
    LEFT JOIN impact_certificate c ON c.impact_buyer_id = b.id AND c.state = 'ready' AND c.replaced_at IS NULL
    LEFT JOIN impact_certificate p ON p.impact_buyer_id = b.id AND p.state <> 'ready'
    WHERE b.id = $1`,
};

/** Returns the state of the certificate of a buyer for staff, or null if there is no such buyer. */
export const loadBuyerCertificate = (
  { app }: RequestContext,
  impactBuyerId: number,
): Promise<BuyerCertificate | null> =>
  app.database.readOne<BuyerCertificate & Record<string, unknown>>(STANDING, [impactBuyerId]);
