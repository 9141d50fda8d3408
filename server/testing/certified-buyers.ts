import { ImpactCertificate } from '../reports/certificates/impact-certificate.entity.js';
import { factories } from './factories.js';
import { issueCertificate } from './issue-certificate.js';
import type { TestUplift, TestUser } from './test-uplift.js';

/** Returns functions for buyers with a Live Report and their certificates. */
export async function certifiedBuyers(uplift: TestUplift) {
  const { manager } = uplift.app.database;
  const make = factories(uplift.app.database);
  const admin = await uplift.user({ roles: ['Admin'] });
  const { id: causeId } = await make.goodCause({ name: 'Tūī Reading' });
  const live = async (fields: object = {}): Promise<number> => {
    const { id } = await make.impactBuyer({ status: 'Live Report', goodCauseId: causeId, ...fields });
    return id;
  };
  return {
    admin,
    live,
    /** Updates the certificate, as a worker would. */
    issue: (id: number) => issueCertificate(uplift, id),
    build: () => uplift.work('certificate.build'),
    sale: (impactBuyerId: number, fields: object = {}) =>
      make.salesEnquiry({
        impactBuyerId,
        goodCauseId: causeId,
        progress: 'Completed',
        enquiredAt: new Date('2025-05-05'),
        revenue: 1000,
        contribution: 227.5,
        ...fields,
      }),
    rename: (id: number, name: string) =>
      manager.query('UPDATE impact_buyer SET name = $2 WHERE id = $1', [id, name]),
    hide: (id: number) => manager.query(`UPDATE impact_buyer SET status = 'Drafting' WHERE id = $1`, [id]),
    hideAll: () => manager.query(`UPDATE impact_buyer SET status = 'Drafting'`),
    /** Returns all certificates of the buyer, oldest first. */
    versions: (impactBuyerId: number) =>
      manager.find(ImpactCertificate, { where: { impactBuyerId }, order: { version: 'ASC' } }),
    pdf: (id: number, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      uplift.http.inject({ method, url: `/api/impactBusiness/pdf/${id}`, headers }),
    call: async (text: string, variables: object = {}, as: TestUser | null = admin) => {
      const { data, errors } = await uplift.graphql(text, { ...variables }, { as });
      return { data, problem: errors?.[0]?.message };
    },
  };
}
