import { enumName, instant } from './as-the-api.sql.js';
import { oneRow, type Screen } from './query.js';

const FIRST = 50;

const ROW = `l.id, ${instant('l.created_at')} AS "createdAt", l.from_name AS "fromName", l.buyer_type AS "buyerType",
  json_build_object('id', b.id, 'name', b.name) AS "impactBuyer", json_build_object('id', s.id, 'name', s.name) AS supplier,
  l.list_title AS "listTitle", ${enumName('l.status')} AS status, l.chance, l.future_action_on AS "futureActionOn",
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.email)) END
    AS "personResponsible", l.weight`;

const NAMES = `JOIN impact_buyer b ON b.id = l.impact_buyer_id JOIN supplier s ON s.id = l.supplier_id
  LEFT JOIN user_account u ON u.id = l.person_responsible_id`;

/** What the list is sorted by; leads without it come last. */
const SORTED: Record<string, string> = {
  created: 'l.created_at DESC, l.id DESC',
  chance: 'l.chance DESC NULLS LAST, l.id DESC',
  followUp: 'l.future_action_on NULLS LAST, l.id',
  buyer: 'b.name, l.id',
};

/** A page of all leads but those archived: rows, count and sums, one statement. */
export const bareLeads: Screen = async (query, asked) => {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const [status, buyer, search] = ['status', 'buyer', 'search'].map((name) => asked.get(name));
  const conditions = ['l.archived_at IS NULL'];
  if (status) conditions.push(`l.status = ${bind(status)}`);
  if (buyer) conditions.push(`translate(lower(b.name), 'āēīōū', 'aeiou') LIKE ${bind(`%${buyer}%`)}`);
  if (search) {
    const part = `fold(${bind(`%${search}%`)})`;
    conditions.push(`(fold(concat_ws(' ', l.from_name, l.from_email, l.list_title)) LIKE ${part}
      OR b.searched_text LIKE ${part} OR s.searched_text LIKE ${part})`);
  }
  const sort = asked.get('sort') ?? 'created';
  const joins = buyer || search || sort === 'buyer' ? NAMES : '';
  const found = `FROM lead l ${joins} WHERE ${conditions.join(' AND ')}`;
  const row = await oneRow<{ nodes: string; more: boolean; totals: string; count: number }>(
    query,
    `WITH found AS (SELECT l.id ${found} ORDER BY ${SORTED[sort]} LIMIT ${FIRST + 1}),
      nodes AS (SELECT ${ROW} FROM lead l ${NAMES} WHERE l.id IN (SELECT id FROM found)
        ORDER BY ${SORTED[sort]} LIMIT ${FIRST}),
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
