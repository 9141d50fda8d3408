import { activeLeadsOf, leadsToBeReviewedBy } from '../leads/lead-counts.sql.js';
import type { Database, Statement } from '../platform/database/database.js';
import { changesOf, type ListPart, type ListSource, listRecords } from '../platform/record-list.js';

/** A supplier with everything on it, columns as they stand in the database, for the documented calls. */
export type SupplierRecord = Record<string, unknown> & { id: number };

const CHILDREN = `
  coalesce((SELECT array_agg(x.category_id ORDER BY x.category_id) FROM supplier_category x
    WHERE x.supplier_id = s.id), '{}') AS category_ids,
  coalesce((SELECT array_agg(x.sub_category_id ORDER BY x.sub_category_id) FROM supplier_sub_category x
    WHERE x.supplier_id = s.id), '{}') AS sub_category_ids,
  coalesce((SELECT json_agg(w ORDER BY w.position) FROM work_example w WHERE w.supplier_id = s.id), '[]') AS work_examples,
  coalesce((SELECT json_agg(f ORDER BY f.position, f.id) FROM learn_more_file f WHERE f.supplier_id = s.id), '[]')
    AS learn_more_files`;

const testimonials = (condition: string) => `
  coalesce((SELECT json_agg(t ORDER BY t.position, t.id) FROM testimonial t
    WHERE t.supplier_id = s.id ${condition}), '[]') AS testimonials`;

const TOTALS = `
  (SELECT coalesce(sum(r.enquiries), 0)::integer FROM sales_rollup r
    WHERE r.scope = 'supplier' AND r.owner_id = s.id) AS enquiry_total,
  (SELECT coalesce(sum(r.revenue), 0)::float8 FROM sales_rollup r
    WHERE r.scope = 'supplier' AND r.owner_id = s.id AND r.progress <> 'Fallen Through') AS revenue_total,
  (SELECT coalesce(sum(r.contribution), 0)::float8 FROM sales_rollup r
    WHERE r.scope = 'supplier' AND r.owner_id = s.id AND r.progress <> 'Fallen Through') AS contribution_total`;

/** What the supplier's card shows of the buyer that it is, too (A160). */
const CARD = `
  (SELECT count(*)::integer FROM partner_rollup p
    WHERE p.scope = 'impact-buyer' AND p.owner_id = s.impact_buyer_id AND p.sales > 0) AS suppliers_used,
  ${activeLeadsOf('s.impact_buyer_id')} AS leads_count,
  ${leadsToBeReviewedBy('s.impact_buyer_id')} AS leads_to_be_reviewed,
  (SELECT b.link_key FROM impact_buyer b WHERE b.id = s.impact_buyer_id) AS buyer_link_key`;

const publicRecords = (condition: string) =>
  `SELECT s.*, ${CHILDREN}, ${testimonials('AND t.visible')} FROM supplier s WHERE s.listed ${condition}`;
const fullRecords = (condition: string) =>
  `SELECT s.*, ${CHILDREN}, ${testimonials('')}, ${TOTALS} FROM supplier s WHERE ${condition}`;
const ORDER = 'ORDER BY lower(s.list_title), s.id';

/** Listed suppliers and what hangs on them; the listing has them in the order of their titles. */
const LISTED: ListSource<SupplierRecord, [string, number]> = {
  head: {
    name: 'listed-suppliers-head',
    text: `SELECT (SELECT count(*)::integer FROM supplier_listing) AS total, concat_ws('-',
      ${changesOf('supplier s WHERE s.listed', 's')},
      ${changesOf('work_example w', 'w')}, ${changesOf('learn_more_file f', 'f')}, ${changesOf('testimonial t', 't')},
      ${changesOf('supplier_category c', 'c', "c.supplier_id || ' ' || c.category_id")},
      ${changesOf('supplier_sub_category c', 'c', "c.supplier_id || ' ' || c.sub_category_id")}) AS version`,
  },
  batch: {
    name: 'listed-suppliers-batch',
    text: `SELECT l.title, s.*, ${CHILDREN}, ${testimonials('AND t.visible')} FROM (
        SELECT title, supplier_id FROM supplier_listing WHERE (title, supplier_id) > ($1::text, $2::integer)
        ORDER BY title, supplier_id LIMIT $3::integer OFFSET $4::integer) l
      JOIN supplier s ON s.id = l.supplier_id ORDER BY l.title, l.supplier_id`,
  },
  start: ['', 0],
  keyOf: (row) => [row.title as string, row.id],
};
const LISTED_BY_ID: Statement = { name: 'listed-supplier-by-id', text: publicRecords('AND s.id = $1') };
const LISTED_BY_KEYWORD: Statement = {
  name: 'listed-supplier-by-keyword',
  text: publicRecords('AND lower(s.url_keyword) = lower($1)'),
};
const ALL: Statement = { name: 'all-suppliers', text: `${fullRecords('true')} ${ORDER}` };
const BY_ID: Statement = {
  name: 'supplier-by-id',
  text: `SELECT r.*, ${CARD} FROM (${fullRecords('s.id = $1')}) r JOIN supplier s ON s.id = r.id`,
};

/** Listed suppliers by title; private columns are there and must be left out by the caller. */
export const listListedSuppliers = (database: Database, part: ListPart) =>
  listRecords(database, LISTED, part);

export const loadListedSupplier = (database: Database, id: number) =>
  database.readOne<SupplierRecord>(LISTED_BY_ID, [id]);

export const loadListedSupplierByKeyword = (database: Database, keyword: string) =>
  database.readOne<SupplierRecord>(LISTED_BY_KEYWORD, [keyword]);

/** Every supplier with totals (R092), for Admin. */
export const listAllSuppliers = (database: Database) => database.read<SupplierRecord>(ALL);

/** One supplier with totals and its card, for its own user and Admin. */
export const loadSupplierRecord = (database: Database, id: number) =>
  database.readOne<SupplierRecord>(BY_ID, [id]);
