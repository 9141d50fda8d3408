import type { Database, Statement } from '../../platform/database/database.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';
import { contributionOfBand } from '../leads/lead-bands.js';
import { NOT_ARCHIVED } from '../leads/lead-record.sql.js';
import type { LinkedLead, LinkPage } from './link-page.type.js';

const LEADS: Statement = {
  name: 'leads-of-link-page',
  text: `SELECT l.id, l.list_title AS "listTitle", s.id AS "supplierId", s.name AS "supplierName",
      s.listed AS "hasProfile", l.summary, s.specific_benefits AS "specificBenefits", s.image_url AS "imageUrl",
      l.customers_response AS "customersResponse", l.customers_comments AS "customersComments",
      l.customer_hidden AS "customerHidden", l.estimated_contribution_band AS "estimatedContributionBand",
      coalesce(${contributionOfBand('l.estimated_contribution_band').text}, 0) AS "estimatedContribution"
    FROM lead l JOIN supplier s ON s.id = l.supplier_id
    WHERE l.impact_buyer_id = $1::integer AND ${NOT_ARCHIVED.text}
    ORDER BY l.weight DESC, l.id`,
};

/** Responses without an opportunity. Their leads are not part of the totals (A68). */
const NO_OPPORTUNITY: readonly unknown[] = [
  'No Opportunity (Already Using)',
  'No Opportunity (Not Interested)',
] satisfies LinkedLead['customersResponse'][];

/** Returns the leads of a buyer by weight, with the estimated total (R227, R235). Runs one statement. */
export async function readLinkPage(database: Database, impactBuyerId: number): Promise<LinkPage> {
  const rows = await database.read<Omit<LinkedLead, 'equivalentHours'>>(LEADS, [impactBuyerId]);
  const leads = rows.map((row) => ({ ...row, equivalentHours: equivalentHours(row.estimatedContribution) }));
  const estimatedContribution = leads
    .filter(({ customersResponse }) => !NO_OPPORTUNITY.includes(customersResponse))
    .reduce((total, lead) => total + lead.estimatedContribution, 0);
  return { leads, estimatedContribution, equivalentHours: equivalentHours(estimatedContribution) };
}
