import { enumName } from './enum-names.js';
import type { Query } from './query.js';

const FIRST = 50;

/** The columns of the grid, for `e` joined with supplier, buyer, cause and person responsible. */
const ROW = `e.id, e.version, e.enquired_at AS "enquiredAt", e.enquired_at::text AS instant,
  e.supplier_id AS "supplierId", s.name AS "supplierName", s.list_title AS "supplierListTitle",
  e.impact_buyer_id AS "impactBuyerId", b.name AS "impactBuyerName", b.buyer_type AS "buyerType",
  e.good_cause_id AS "goodCauseId", g.name AS "goodCauseName", e.full_name AS "fullName", e.email,
  e.enquiry_about AS "enquiryAbout", e.progress, e.buyer_feedback AS "buyerFeedback",
  e.email_state AS "emailState", e.via, e.revenue::float8, e.contribution::float8,
  e.paid_to_good_cause AS "paidToGoodCause", e.repeat_sale AS "repeatSale", e.follow_up_on::text AS "followUpOn",
  coalesce(u.full_name, u.email) AS "personResponsibleName"`;

const JOINS = `LEFT JOIN supplier s ON s.id = e.supplier_id
  LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id
  LEFT JOIN good_cause g ON g.id = e.good_cause_id
  LEFT JOIN user_account u ON u.id = e.person_responsible_id`;

const TOTALS = `SELECT sum(enquiries)::integer AS enquiries,
    sum(revenue) FILTER (WHERE progress <> 'Fallen Through')::float8 AS revenue,
    sum(contribution) FILTER (WHERE progress <> 'Fallen Through')::float8 AS contribution
  FROM sales_rollup WHERE scope = 'all'`;

/** A page of all enquiries, newest first: rows, count and sums, three statements side by side. */
export async function bareEnquiries(query: Query, asked: URLSearchParams): Promise<unknown> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const [progress, year, search] = [asked.get('progress'), asked.get('year'), asked.get('search')];
  const conditions = ['e.archived_at IS NULL'];
  const inRollup = ["scope = 'all'", 'NOT archived'];
  if (progress) {
    const placeholder = bind(progress);
    conditions.push(`e.progress = ${placeholder}`);
    inRollup.push(`progress = ${placeholder}`);
  }
  if (year) {
    const placeholder = bind(Number(year));
    conditions.push(`e.sales_year = ${placeholder}`);
    inRollup.push(`sales_year = ${placeholder}`);
  }
  if (search) conditions.push(found(`fold(${bind(`%${search}%`)})`));
  const where = conditions.join(' AND ');
  const counted = search
    ? `SELECT count(*)::integer AS n FROM sales_enquiry e WHERE ${where}`
    : `SELECT sum(enquiries)::integer AS n FROM sales_rollup WHERE ${inRollup.join(' AND ')}`;
  const filterValues = [...values];
  const after = asked.get('after');
  const keyset = after ? `AND (e.enquired_at, e.id) < (${afterValues(after).map(bind).join(', ')})` : '';
  const [rows, [count], [totals]] = await Promise.all([
    query(
      `SELECT ${ROW} FROM sales_enquiry e ${JOINS} WHERE ${where} ${keyset}
      ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${FIRST + 1}`,
      values,
    ),
    query(counted, filterValues),
    query(TOTALS, []),
  ]);
  const nodes = rows.slice(0, FIRST).map(({ instant, ...row }) => ({
    ...row,
    progress: enumName(row.progress),
    buyerFeedback: enumName(row.buyerFeedback),
    emailState: enumName(row.emailState),
    via: enumName(row.via),
  }));
  const last = rows[nodes.length - 1];
  return {
    salesEnquiries: {
      nodes,
      pageInfo: {
        hasNextPage: rows.length > FIRST,
        endCursor: last ? cursorOf(last.instant, last.id) : null,
      },
      totalCount: count.n ?? 0,
      totals,
    },
  };
}

/** By customer, topic, supplier or buyer. */
const found = (pattern: string) => `e.id IN (
  SELECT id FROM sales_enquiry WHERE searched_text LIKE ${pattern}
  UNION SELECT q.id FROM sales_enquiry q JOIN supplier ON supplier.id = q.supplier_id
    WHERE fold(supplier.name || ' ' || supplier.list_title) LIKE ${pattern}
  UNION SELECT q.id FROM sales_enquiry q JOIN impact_buyer ON impact_buyer.id = q.impact_buyer_id
    WHERE fold(impact_buyer.name) LIKE ${pattern})`;

/** The cursor of the product, so that both answer the same: [instant, id]. */
function cursorOf(instant: string, id: number): string {
  const iso = `${instant.replace(' ', 'T')}:00`;
  return Buffer.from(JSON.stringify([iso, id])).toString('base64url');
}

const afterValues = (cursor: string): unknown[] =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
