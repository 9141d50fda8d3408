import { SupplierStatusEnum } from '../../server/accounts/supplier-status.js';
import { enumValueIn, instant } from './api-format.sql.js';
import { oneRow, type Screen } from './query.js';

const FIRST = 50;

const TOTALS = `SELECT owner_id, enquiries, revenue, contribution FROM owner_total WHERE scope = 'supplier'`;

const ROW = `s.id, s.name, s.list_title AS "listTitle", ${enumValueIn('s.status', SupplierStatusEnum)} AS status, s.membership_listing_date AS "membershipListingDate",
  s.owner_contact_person AS "ownerContactPerson", s.enquiry_email AS "enquiryEmail",
  s.call_rail_phone AS "callRailPhone", s.service_regions AS "serviceRegions",
  (SELECT coalesce(json_agg(json_build_object('name', c.name) ORDER BY lower(c.name)), '[]') FROM supplier_category x
    JOIN category c ON c.id = x.category_id WHERE x.supplier_id = s.id) AS categories,
  ${instant('s.created_at')} AS "createdAt", coalesce(t.enquiries, 0) AS "enquiryTotal",
  coalesce(t.revenue, 0)::float8 AS "revenueTotal", coalesce(t.contribution, 0)::float8 AS "contributionTotal"`;

/** The sort columns of the list. Suppliers without a value come last. */
const SORTED: Record<string, string> = {
  title: 's.list_title, s.id',
  name: 's.name DESC, s.id DESC',
  revenue: 'coalesce(t.revenue, 0) DESC, s.id DESC',
  since: 's.membership_listing_date DESC NULLS LAST, s.id DESC',
};

/** Returns a page of all suppliers: rows, count and sums in one statement. */
export const bareSuppliers: Screen = async (query, params) => {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const [status, year, search, contact] = ['status', 'year', 'search', 'contact'].map((name) =>
    params.get(name),
  );
  const conditions = ['true'];
  if (status) conditions.push(`s.status = ${bind(status)}`, 's.id <> 32');
  if (year) conditions.push(`extract(year FROM s.membership_listing_date) = ${bind(Number(year))}`);
  if (search) conditions.push(found(`fold(${bind(`%${search}%`)})`));
  if (contact)
    conditions.push(
      `translate(lower(s.owner_contact_person), 'āēīōū', 'aeiou') LIKE ${bind(`%${contact}%`)}`,
    );
  const sorted = SORTED[params.get('sort') ?? 'title'];
  const row = await oneRow<{ nodes: string; more: boolean; totals: string; count: number }>(
    query,
    `WITH t AS (${TOTALS}),
      found AS (SELECT s.id FROM supplier s LEFT JOIN t ON t.owner_id = s.id WHERE ${conditions.join(' AND ')}
        ORDER BY ${sorted} LIMIT ${FIRST + 1}),
      nodes AS (SELECT ${ROW} FROM supplier s LEFT JOIN t ON t.owner_id = s.id
        WHERE s.id IN (SELECT id FROM found) ORDER BY ${sorted} LIMIT ${FIRST}),
      sums AS (SELECT coalesce(sum(t.enquiries), 0) AS "enquiryTotal", coalesce(sum(t.revenue), 0)::float8 AS "revenueTotal",
          coalesce(sum(t.contribution), 0)::float8 AS "contributionTotal", count(*) AS count
        FROM supplier s LEFT JOIN t ON t.owner_id = s.id WHERE ${conditions.join(' AND ')})
    SELECT (SELECT coalesce(json_agg(nodes), '[]') FROM nodes) AS nodes, (SELECT count(*) > ${FIRST} FROM found) AS more,
      (SELECT row_to_json(x) FROM (SELECT "enquiryTotal", "revenueTotal", "contributionTotal" FROM sums) x) AS totals,
      (SELECT count FROM sums)::integer AS count`,
    values,
  );
  return `{"supplierRecords":{"nodes":${row.nodes},"pageInfo":{"hasNextPage":${row.more}},"totalCount":${row.count},"totals":${row.totals}}}`;
};

/** Returns the condition of a search by name, title, street address or enquiry address. */
const found = (part: string) => `(s.searched_text LIKE ${part}
  OR found_by(s.name, s.list_title, s.physical_address, s.physical_suburb, s.physical_city, s.enquiry_email,
    phone_digits(s.call_rail_phone, s.owner_mobile)) LIKE ${part}
  AND (fold(s.physical_address) LIKE ${part} OR fold(s.enquiry_email) LIKE ${part}))`;
