import { fieldsNamed } from '../../kits/records/field.js';
import { always, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { contributionOf, rolledUpOf } from '../../totals/contribution.sql.js';
import { activeLeadsOf } from '../../totals/lead-counts.sql.js';
import { impactBuyerFields } from './impact-buyer.fields.js';

/** The fields by which staff choose the buyers for a supplier, and which leads take over (R217, A73). */
export const offeredBuyerFields = fieldsNamed(impactBuyerFields, [
  'name',
  'buyerType',
  'interestedStatus',
  'chanceOfLead',
  'contactName',
  'email',
  'phone',
]);

/** A buyer to whom a supplier can be offered. */
export type OfferedBuyer = Record<string, unknown> & {
  id: number;
  leadsCount: number;
  enquiryTotal: number;
  revenueTotal: number;
  contributionTotal: number;
};

const sales = rolledUpOf('impact-buyer', 'b.id');

const BUYERS: Statement = {
  name: 'offered-buyers',
  text: `SELECT b.id, ${selectedFields(offeredBuyerFields, 'b', always).text}, ${activeLeadsOf('b.id')} AS "leadsCount",
      ${sales.enquiries.text} AS "enquiryTotal", ${sales.revenue.text} AS "revenueTotal",
      ${contributionOf('impact-buyer', 'b.id')} AS "contributionTotal"
    FROM impact_buyer b WHERE b.id <> $1::integer ORDER BY lower(b.name), b.id`,
};

/** An id that no buyer has. */
const NONE = 0;

/** Returns all impact buyers by name, except the excluded one (C093, R219). */
export const listOfferedBuyers = (database: Database, excludedId = NONE): Promise<OfferedBuyer[]> =>
  database.read<OfferedBuyer>(BUYERS, [excludedId]);
