import { BuyerTypeEnum } from '../../server/directory/impact-buyers/buyer-types.js';
import { orderOf, writeCursor } from '../../server/kits/lists/keyset.js';
import { ENQUIRY_LIST } from '../../server/sales/sales-enquiries/sales-enquiry-grid.read-model.js';
import { NEWEST_FIRST } from '../../server/sales/sales-enquiries/sales-enquiry-order.sql.js';
import { enumName, enumValueIn, instant } from './api-format.sql.js';
import { oneRow, type Screen } from './query.js';

const FIRST = 50;
/** The order of the list, for its cursors. */
export const NEWEST = orderOf(ENQUIRY_LIST, NEWEST_FIRST);

/** The columns of the grid, for `e` joined with supplier, buyer, cause and person responsible. */
const ROW = `e.id, e.version, ${instant('e.enquired_at')} AS "enquiredAt",
  e.supplier_id AS "supplierId", s.name AS "supplierName", s.list_title AS "supplierListTitle",
  e.impact_buyer_id AS "impactBuyerId", b.name AS "impactBuyerName", ${enumValueIn('b.buyer_type', BuyerTypeEnum)} AS "buyerType",
  e.good_cause_id AS "goodCauseId", g.name AS "goodCauseName", e.full_name AS "fullName", e.email,
  e.enquiry_about AS "enquiryAbout", ${enumName('e.progress')} AS progress,
  ${enumName('e.buyer_feedback')} AS "buyerFeedback", ${enumName('e.email_state')} AS "emailState",
  ${enumName('e.via')} AS via, e.revenue, e.contribution,
  e.paid_to_good_cause AS "paidToGoodCause", e.repeat_sale AS "repeatSale", e.follow_up_on AS "followUpOn",
  coalesce(u.full_name, u.email) AS "personResponsibleName"`;

const JOINS = `LEFT JOIN supplier s ON s.id = e.supplier_id
  LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id
  LEFT JOIN good_cause g ON g.id = e.good_cause_id
  LEFT JOIN user_account u ON u.id = e.person_responsible_id`;

const TOTALS = `SELECT sum(enquiries) AS enquiries,
    coalesce(sum(revenue) FILTER (WHERE progress <> 'Fallen Through'), 0) AS revenue,
    coalesce(sum(contribution) FILTER (WHERE progress <> 'Fallen Through'), 0) AS contribution
  FROM sales_rollup WHERE`;

/** The row of the statement below: JSON as text, and the end of the page. */
interface EnquiryPage {
  nodes: string;
  totals: string;
  totalCount: number;
  hasNextPage: boolean;
  last: string | null;
}

/** Returns a page of all enquiries, newest first: rows, count and sums in one statement. */
export const bareEnquiries: Screen = async (query, params) => {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const [progress, year, search] = [params.get('progress'), params.get('year'), params.get('search')];
  const conditions = ['e.archived_at IS NULL'];
  const inRollup = ["scope = 'all'", 'NOT archived'];
  if (progress) {
    const placeholder = bind(progress);
    conditions.push(`e.progress = ${placeholder}`);
    inRollup.push(`progress = ${placeholder}`);
  }
  if (year) {
    const placeholder = `${bind(Number(year))}::smallint`;
    conditions.push(`e.sales_year = ${placeholder}`);
    inRollup.push(`sales_year = ${placeholder}`);
  }
  if (search) conditions.push(found(`fold(${bind(`%${search}%`)})`));
  const where = conditions.join(' AND ');
  const totals = search
    ? `SELECT count(*) AS enquiries,
        coalesce(sum(e.revenue) FILTER (WHERE e.progress <> 'Fallen Through'), 0) AS revenue,
        coalesce(sum(e.contribution) FILTER (WHERE e.progress <> 'Fallen Through'), 0) AS contribution
      FROM sales_enquiry e WHERE ${where}`
    : `${TOTALS} ${inRollup.join(' AND ')}`;
  const after = params.get('after');
  const keyset = after ? `AND (e.enquired_at, e.id) < (${afterValues(after).map(bind).join(', ')})` : '';
  const row = await oneRow<EnquiryPage>(
    query,
    `WITH page AS (SELECT * FROM sales_enquiry e WHERE ${where} ${keyset}
        ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${FIRST + 1}),
      shown AS (SELECT * FROM page ORDER BY enquired_at DESC, id DESC LIMIT ${FIRST}),
      nodes AS (SELECT ${ROW} FROM shown e ${JOINS} ORDER BY e.enquired_at DESC, e.id DESC),
      totals AS (${totals})
    SELECT (SELECT coalesce(json_agg(nodes), '[]') FROM nodes) AS nodes, (SELECT row_to_json(totals) FROM totals) AS totals,
      (SELECT enquiries FROM totals)::integer AS "totalCount", (SELECT count(*) > ${FIRST} FROM page) AS "hasNextPage",
      (SELECT json_build_array(enquired_at, id) FROM shown ORDER BY enquired_at, id LIMIT 1) AS last`,
    values,
  );
  const endCursor = row.last === null ? null : writeCursor(NEWEST, JSON.parse(row.last));
  const pageInfo = JSON.stringify({ hasNextPage: row.hasNextPage, endCursor });
  return `{"salesEnquiries":{"nodes":${row.nodes},"pageInfo":${pageInfo},"totalCount":${row.totalCount},"totals":${row.totals}}}`;
};

/** Returns the condition of a search by customer, topic, supplier or buyer. */
const found = (pattern: string) => `e.id IN (
  SELECT id FROM sales_enquiry WHERE searched_text LIKE ${pattern}
  UNION SELECT id FROM sales_enquiry
    WHERE supplier_id = ANY (ARRAY(SELECT id FROM supplier WHERE searched_text LIKE ${pattern}))
  UNION SELECT id FROM sales_enquiry
    WHERE impact_buyer_id = ANY (ARRAY(SELECT id FROM impact_buyer WHERE searched_text LIKE ${pattern})))`;

/** Returns the values of a cursor, which ends with the mark of its order. */
const afterValues = (cursor: string): unknown[] =>
  (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]).slice(0, -1);
