import { enumName, instant } from './api-format.sql.js';
import { oneRow, type Screen } from './query.js';

const FIRST = 50;

const ROW = `l.id, ${instant('l.created_at')} AS "createdAt", l.from_name AS "fromName", l.buyer_type AS "buyerType",
  json_build_object('id', b.id, 'name', b.name) AS "impactBuyer", json_build_object('id', s.id, 'name', s.name) AS supplier,
  l.list_title AS "listTitle", ${enumName('l.status')} AS status, l.chance, l.future_action_on AS "futureActionOn",
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.email)) END
    AS "personResponsible", l.weight`;

const NAMES = `JOIN impact_buyer b ON b.id = l.impact_buyer_id JOIN supplier s ON s.id = l.supplier_id
  LEFT JOIN user_account u ON u.id = l.person_responsible_id`;

/** The sort columns of the list with their directions. Leads without a value come last. */
export const LEAD_SORTS: Readonly<Record<string, string>> = {
  ID: 'l.id DESC',
  IMPACT_BUYER: 'b.name ASC',
  SUPPLIER: 's.name ASC',
  STATUS: 'l.status ASC',
  CHANCE: 'l.chance DESC',
  FUTURE_ACTION_ON: 'l.future_action_on ASC',
  FROM_NAME: "nullif(l.from_name, '') ASC",
  BUYER_TYPE: "nullif(l.buyer_type, '') ASC",
  LIST_TITLE: "nullif(l.list_title, '') ASC",
  PERSON_RESPONSIBLE: 'coalesce(u.full_name, u.email) ASC',
  CREATED_AT: 'l.created_at DESC',
  WEIGHT: 'l.weight DESC',
  ESTIMATED_REVENUE_BAND: 'l.estimated_revenue_band DESC',
  ESTIMATED_CONTRIBUTION_BAND: 'l.estimated_contribution_band DESC',
  NOTES: "left(nullif(l.notes, ''), 200) ASC",
  LEAD_TYPE: 'l.lead_type ASC',
  FROM_PHONE: "nullif(l.from_phone, '') ASC",
  FROM_EMAIL: "nullif(l.from_email, '') ASC",
  FROM_TYPE: "nullif(l.from_type, '') ASC",
  OPPORTUNITY_SUMMARY: "left(nullif(l.opportunity_summary, ''), 200) ASC",
  SUMMARY: "left(nullif(l.summary, ''), 200) ASC",
  CALL_RAIL_PHONE: "nullif(l.call_rail_phone, '') ASC",
  URL_KEYWORD: "nullif(l.url_keyword, '') ASC",
  ACTUAL_REVENUE: 'l.actual_revenue DESC',
  ACTUAL_CONTRIBUTION: 'l.actual_contribution DESC',
  CUSTOMERS_RESPONSE: 'l.customers_response ASC',
  CUSTOMERS_COMMENTS: "left(nullif(l.customers_comments, ''), 200) ASC",
  SALES_ENQUIRY_ID: 'l.sales_enquiry_id DESC',
  ACTION_TAKEN_AT: 'l.action_taken_at DESC',
  SOUNDING_POSITIVE_AT: 'l.sounding_positive_at DESC',
  SLIM_CHANCE_AT: 'l.slim_chance_at DESC',
  NO_OPPORTUNITY_AT: 'l.no_opportunity_at DESC',
  ARCHIVED: '(l.archived_at IS NOT NULL) ASC',
  UPDATED_AT: 'l.updated_at DESC',
};
/** Columns that sort by names of other records. */
const NAMED = ['IMPACT_BUYER', 'SUPPLIER', 'PERSON_RESPONSIBLE'];

/** Returns a page of all leads except archived ones: rows, count and sums in one statement. */
export const bareLeads: Screen = async (query, params) => {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const [status, buyer, search] = ['status', 'buyer', 'search'].map((name) => params.get(name));
  const conditions = ['l.archived_at IS NULL'];
  if (status) conditions.push(`l.status = ${bind(status)}`);
  if (buyer) conditions.push(`translate(lower(b.name), 'āēīōū', 'aeiou') LIKE ${bind(`%${buyer}%`)}`);
  if (search) {
    const part = `fold(${bind(`%${search}%`)})`;
    conditions.push(`(fold(concat_ws(' ', l.from_name, l.from_email, l.list_title)) LIKE ${part}
      OR b.searched_text LIKE ${part} OR s.searched_text LIKE ${part})`);
  }
  const sort = params.get('sort') ?? 'CREATED_AT';
  const joins = buyer || search || NAMED.includes(sort) ? NAMES : '';
  const way = LEAD_SORTS[sort]?.endsWith('DESC') ? 'DESC' : 'ASC';
  const order = `${LEAD_SORTS[sort]} NULLS LAST, l.id ${way}`;
  const found = `FROM lead l ${joins} WHERE ${conditions.join(' AND ')}`;
  const row = await oneRow<{ nodes: string; more: boolean; totals: string; count: number }>(
    query,
    `WITH found AS (SELECT l.id ${found} ORDER BY ${order} LIMIT ${FIRST + 1}),
      nodes AS (SELECT ${ROW} FROM lead l ${NAMES} WHERE l.id IN (SELECT id FROM found)
        ORDER BY ${order} LIMIT ${FIRST}),
      sums AS (SELECT count(*) AS count, coalesce(sum(l.actual_revenue), 0)::float8 AS "actualRevenue",
          coalesce(sum((ARRAY[500, 2000, 5000, 10000, 10000])[l.estimated_revenue_band]), 0)::float8 AS "estimatedRevenue"
        ${found})
    SELECT (SELECT coalesce(json_agg(nodes), '[]') FROM nodes) AS nodes, (SELECT count(*) > ${FIRST} FROM found) AS more,
      (SELECT row_to_json(x) FROM (SELECT "estimatedRevenue", "actualRevenue" FROM sums) x) AS totals,
      (SELECT count FROM sums)::integer AS count`,
    values,
  );
  return `{"leadRecords":{"nodes":${row.nodes},"pageInfo":{"hasNextPage":${row.more}},"totalCount":${row.count},"totals":${row.totals}}}`;
};
