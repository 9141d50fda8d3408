import sql, { raw } from 'sql-template-tag';
import { changesOf, type ListPart, type ListSource, listRecords } from '../../kits/lists/record-list.js';
import type { FieldTable } from '../../kits/records/field.js';
import { always, jsonFields, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { jsonArray } from '../../platform/database/json-object.sql.js';
import { activeLeadsOf, leadsToBeReviewedBy } from '../../totals/lead-counts.sql.js';
import { supplierFields } from './supplier.fields.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';
import { promotionFields, publicFields } from './supplier-public.fields.js';

/** A supplier with the fields that the caller may see, for the documented calls. */
export type SupplierRecord = Record<string, unknown> &
  Partial<SupplierTotals> & {
    id: number;
    version: number;
    promotionLive: boolean;
    categoryIds: number[];
    subCategoryIds: number[];
    workExamples: Row[];
    learnMoreFiles: Row[];
    testimonials: Row[];
  };
type Row = Record<string, unknown>;

/**
 * The totals of a supplier, for its own user and staff. A call for a single supplier adds those of the impact
 * buyer of the same organisation (A160).
 */
interface SupplierTotals {
  enquiryTotal: number;
  revenueTotal: number;
  contributionTotal: number;
  suppliersUsed: number;
  leadsToBeReviewed: number;
  leadsCount: number;
  buyerLinkKey: string | null;
}

const childrenOf = (table: string, alias: string, fields: FieldTable, order: string, condition = '') =>
  jsonArray(
    jsonFields(fields, alias, always),
    null,
    raw(`FROM ${table} ${alias} WHERE ${alias}.supplier_id = s.id ${condition} ORDER BY ${order}`),
  ).text;

const CHILDREN = `
  coalesce((SELECT array_agg(x.category_id ORDER BY x.category_id) FROM supplier_category x
    WHERE x.supplier_id = s.id), '{}') AS "categoryIds",
  coalesce((SELECT array_agg(x.sub_category_id ORDER BY x.sub_category_id) FROM supplier_sub_category x
    WHERE x.supplier_id = s.id), '{}') AS "subCategoryIds",
  ${childrenOf('work_example', 'w', workExampleFields, 'w.position')} AS "workExamples",
  ${childrenOf('learn_more_file', 'f', learnMoreFields, 'f.position, f.id')} AS "learnMoreFiles"`;

const testimonials = (condition: string) =>
  `${childrenOf('testimonial', 't', testimonialFields, 't.position, t.id', condition)} AS testimonials`;

/** The totals of the supplier’s sales, read once for all three. */
const TOTALS = `CROSS JOIN LATERAL (
  SELECT coalesce(sum(r.enquiries), 0)::integer AS "enquiryTotal",
    coalesce(sum(r.revenue) FILTER (WHERE r.progress <> 'Fallen Through'), 0)::float8 AS "revenueTotal",
    coalesce(sum(r.contribution) FILTER (WHERE r.progress <> 'Fallen Through'), 0)::float8 AS "contributionTotal"
  FROM sales_rollup r WHERE r.scope = 'supplier' AND r.owner_id = s.id) sales`;

/** The figures of the impact buyer of the same organisation on the supplier’s card (A160). */
const CARD = `
  (SELECT count(*)::integer FROM partner_rollup p
    WHERE p.scope = 'impact-buyer' AND p.owner_id = s.impact_buyer_id AND p.sales > 0) AS "suppliersUsed",
  ${activeLeadsOf('s.impact_buyer_id')} AS "leadsCount",
  ${leadsToBeReviewedBy('s.impact_buyer_id')} AS "leadsToBeReviewed",
  (SELECT b.link_key FROM impact_buyer b WHERE b.id = s.impact_buyer_id) AS "buyerLinkKey"`;

const LIVE_PROMOTION = selectedFields(
  promotionFields,
  's',
  (_, column) => sql`CASE WHEN s.promotion_live THEN ${column} END`,
);
const PUBLIC = `s.id, s.version, ${selectedFields(publicFields, 's', always).text}, ${LIVE_PROMOTION.text}, ${CHILDREN},
  ${testimonials('AND t.visible')}`;

const publicRecords = (condition: string) => `SELECT ${PUBLIC} FROM supplier s WHERE s.listed ${condition}`;
const fullRecords = (condition: string) =>
  `SELECT s.id, s.version, ${selectedFields(supplierFields, 's', always).text}, ${CHILDREN}, ${testimonials('')}, sales.* FROM supplier s ${TOTALS} WHERE ${condition}`;
const ORDER = 'ORDER BY lower(s.list_title), s.id';

/** Listed suppliers with their child rows. The listing has them in the order of their titles. */
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
    text: `SELECT l.title, ${PUBLIC} FROM (
        SELECT title, supplier_id FROM supplier_listing WHERE (title, supplier_id) > ($1::text, $2::integer)
        ORDER BY title, supplier_id LIMIT $3::integer OFFSET $4::integer) l
      JOIN supplier s ON s.id = l.supplier_id ORDER BY l.title, l.supplier_id`,
  },
  start: ['', 0],
  keyOf: ({ title, id }) => [title as string, id],
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

/** Returns listed suppliers by title, with their public fields. */
export const listListedSuppliers = (database: Database, part: ListPart) =>
  listRecords(database, LISTED, part);

/** Returns a listed supplier with its public fields, or null if it is not listed. */
export const loadListedSupplier = (database: Database, id: number) =>
  database.readOne<SupplierRecord>(LISTED_BY_ID, [id]);

/** Returns a listed supplier by the keyword of its own address, or null if it is not listed. */
export const loadListedSupplierByKeyword = (database: Database, keyword: string) =>
  database.readOne<SupplierRecord>(LISTED_BY_KEYWORD, [keyword]);

/** Returns all suppliers with their totals (R092), for Admin. */
export const listAllSuppliers = (database: Database) => database.read<SupplierRecord>(ALL);

/** Returns a supplier with its totals and its card, for its own user and Admin. */
export const loadSupplierRecord = (database: Database, id: number) =>
  database.readOne<SupplierRecord>(BY_ID, [id]);
