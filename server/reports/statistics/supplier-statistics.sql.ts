import sql, { raw } from 'sql-template-tag';
import { InterestedStatusEnum } from '../../directory/impact-buyers/impact-buyer.states.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { enumValue, type JsonColumns } from '../../platform/database/json-object.sql.js';
import type { SupplierStatistics } from './supplier-statistics.type.js';

const linksOf = (table: 'category' | 'sub_category') =>
  `SELECT x.${table}_id FROM supplier_${table} x WHERE x.supplier_id = r.id`;
const namesOf = (table: 'category' | 'sub_category') =>
  `SELECT c.name FROM supplier_${table} x JOIN ${table} c ON c.id = x.${table}_id WHERE x.supplier_id = r.id ORDER BY lower(c.name)`;
const NAME = raw('(SELECT s.name FROM supplier s WHERE s.id = r.id)');
const INTERESTED =
  raw(`(SELECT b.interested_status FROM supplier s JOIN impact_buyer b ON b.id = s.impact_buyer_id
  WHERE s.id = r.id)`);
/** The percentage, rounded as it is shown, so that the sort order matches the shown values (R279, A110). */
const PERCENT = raw('round(100.0 * r.enquiries / nullif(r.of_all, 0), 1)');
const PER_ENQUIRY = raw('round(r.contribution / nullif(r.enquiries, 0), 2)');

/** The columns of a row `r` of the suppliers of a period. */
export const supplierStatisticsRow: JsonColumns<SupplierStatistics> = {
  id: sql`r.id`,
  name: NAME,
  categoryIds: raw(`array(${linksOf('category')} ORDER BY 1)`),
  subCategoryIds: raw(`array(${linksOf('sub_category')} ORDER BY 1)`),
  categoryNames: raw(`array(${namesOf('category')})`),
  subCategoryNames: raw(`array(${namesOf('sub_category')})`),
  interestedStatus: enumValue(INTERESTED, InterestedStatusEnum),
  enquiries: sql`r.enquiries`,
  enquiriesPercent: PERCENT,
  revenue: sql`r.revenue`,
  contribution: sql`r.contribution`,
  contributionPerEnquiry: PER_ENQUIRY,
};

/** The columns by which the list can be filtered and sorted. */
export const supplierStatisticsColumns: ListColumns = {
  id: { kind: 'number', value: raw('r.id'), stored: 'integer' },
  name: { kind: 'text', value: NAME },
  categories: { kind: 'links', value: raw(linksOf('category')), names: raw(namesOf('category')) },
  subCategories: { kind: 'links', value: raw(linksOf('sub_category')), names: raw(namesOf('sub_category')) },
  interestedStatus: { kind: 'choice', value: INTERESTED },
  enquiries: { kind: 'number', value: raw('r.enquiries'), stored: 'integer' },
  enquiriesPercent: { kind: 'number', value: PERCENT },
  revenue: { kind: 'number', value: raw('r.revenue'), stored: 'numeric' },
  contribution: { kind: 'number', value: raw('r.contribution'), stored: 'numeric' },
  contributionPerEnquiry: { kind: 'number', value: PER_ENQUIRY },
};
