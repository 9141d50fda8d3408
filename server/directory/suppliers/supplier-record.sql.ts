import sql, { raw, type Sql } from 'sql-template-tag';
import { externalRefsOf, NO_EXTERNAL_REFS } from '../../kits/external-refs/external-ref.sql.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { fieldColumns } from '../../kits/lists/list-columns.js';
import { jsonFields } from '../../kits/records/field-columns.sql.js';
import {
  enumValue,
  instantValue,
  type JsonColumns,
  jsonList,
  jsonPart,
} from '../../platform/database/json-object.sql.js';
import { memoize } from '../../platform/database/selection.js';
import { namedCategories } from '../categories/category-order.sql.js';
import { supplierFields } from './supplier.fields.js';
import type { SupplierEditorRole } from './supplier.policy.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';
import { categories } from './supplier-profile.sql.js';
import { SupplierEditorRoleEnum, type SupplierRecord } from './supplier-record.type.js';

/** Returns a column if the role of the caller, which is the same for all rows, may see it. */
const shownTo =
  (editorRole: SupplierEditorRole) => (viewers: readonly string[], column: Sql, otherwise: Sql) =>
    viewers.includes(editorRole) ? column : otherwise;

const COUNTED = "AND r.progress <> 'Fallen Through'";
const total = (column: string, condition = '') =>
  raw(`(SELECT coalesce(sum(r.${column}), 0)::float8 FROM sales_rollup r
    WHERE r.scope = 'supplier' AND r.owner_id = s.id ${condition})`);

/** Returns the times of creation and of the last change as parts of a JSON object. */
const timesOf = (alias: string) => ({
  createdAt: instantValue(raw(`${alias}.created_at`)),
  updatedAt: instantValue(raw(`${alias}.updated_at`)),
});

/** One object for each role, so that the JSON is built once for each. */
const EDITOR_ROLES: Record<SupplierEditorRole, { editorRole: SupplierEditorRole }> = {
  Admin: { editorRole: 'Admin' },
  Supplier: { editorRole: 'Supplier' },
};

const columnsFor = memoize(
  ({ editorRole }: { editorRole: SupplierEditorRole }): JsonColumns<SupplierRecord> => {
    const only = shownTo(editorRole);
    return {
      ...jsonFields(supplierFields, 's', only),
      id: sql`s.id`,
      version: sql`s.version`,
      externalRefs: editorRole === 'Admin' ? externalRefsOf('SUPPLIER', 's') : NO_EXTERNAL_REFS,
      viewedAs: enumValue(raw(`'${editorRole}'`), SupplierEditorRoleEnum),
      listed: sql`s.listed`,
      ...timesOf('s'),
      categories: categories('category'),
      subCategories: categories('sub_category'),
      workExamples: jsonList(
        { ...jsonFields(workExampleFields, 'w', only), id: sql`w.id`, ...timesOf('w') },
        raw('FROM work_example w WHERE w.supplier_id = s.id ORDER BY w.position'),
      ),
      testimonials: jsonList(
        {
          ...jsonFields(testimonialFields, 't', only),
          id: sql`t.id`,
          ...timesOf('t'),
        },
        raw('FROM testimonial t WHERE t.supplier_id = s.id ORDER BY t.position, t.id'),
      ),
      learnMoreFiles: jsonList(
        {
          ...jsonFields(learnMoreFields, 'f', only),
          id: sql`f.id`,
          downloads: sql`f.downloads`,
          ...timesOf('f'),
        },
        raw('FROM learn_more_file f WHERE f.supplier_id = s.id ORDER BY f.position, f.id'),
      ),
      impactBuyer: (field) =>
        sql`(SELECT ${named(field)} FROM impact_buyer b WHERE b.id = s.impact_buyer_id)`,
      enquiryTotal: total('enquiries'),
      revenueTotal: total('revenue', COUNTED),
      contributionTotal: total('contribution', COUNTED),
    };
  },
);
const named = jsonPart({ id: sql`b.id`, name: sql`b.name` });

/** A supplier in JSON, with the fields that the role may see. */
export const supplierRecord = (editorRole: SupplierEditorRole): JsonColumns<SupplierRecord> =>
  columnsFor(EDITOR_ROLES[editorRole]);

/**
 * The totals of each supplier, including changes that are not folded in yet, for lists that are sorted or
 * summed up by them.
 */
const TOTALS = raw(`LEFT JOIN owner_total total ON total.scope = 'supplier' AND total.owner_id = s.id
  LEFT JOIN (
    SELECT c.supplier_id, sum(c.enquiries) AS enquiries,
      sum(c.revenue) FILTER (WHERE c.progress <> 'Fallen Through') AS revenue,
      sum(c.contribution) FILTER (WHERE c.progress <> 'Fallen Through') AS contribution
    FROM enquiry_change c GROUP BY c.supplier_id) recent ON recent.supplier_id = s.id`);

const summed = (column: string) =>
  ({
    kind: 'number',
    value: raw(`(coalesce(total.${column}, 0) + coalesce(recent.${column}, 0))`),
    join: TOTALS,
  }) as const;

/** The columns by which lists of suppliers can be filtered and sorted. */
export const supplierColumns: Record<SupplierEditorRole, ListColumns> = {
  Admin: columnsOf('Admin'),
  Supplier: columnsOf('Supplier'),
};

/** The names of the categories of a supplier, one row each. */
function namesOf(table: 'category' | 'sub_category') {
  const { from, order } = namedCategories[table](`supplier_${table}`);
  return raw(`SELECT c.name FROM ${from} WHERE x.supplier_id = s.id ORDER BY ${order}`);
}

function columnsOf(editorRole: SupplierEditorRole): ListColumns {
  return {
    id: { kind: 'number', value: raw('s.id') },
    ...fieldColumns(supplierFields, 's', editorRole),
    name: { kind: 'text', value: raw('s.name'), stored: 'text' },
    listed: { kind: 'flag', value: raw('s.listed') },
    createdAt: { kind: 'instant', value: raw('s.created_at') },
    updatedAt: { kind: 'instant', value: raw('s.updated_at') },
    membershipYear: { kind: 'number', value: raw('extract(year FROM s.membership_listing_date)') },
    categories: {
      kind: 'links',
      value: raw('SELECT x.category_id FROM supplier_category x WHERE x.supplier_id = s.id'),
      names: namesOf('category'),
    },
    subCategories: {
      kind: 'links',
      value: raw('SELECT x.sub_category_id FROM supplier_sub_category x WHERE x.supplier_id = s.id'),
      names: namesOf('sub_category'),
    },
    impactBuyer: {
      kind: 'text',
      value: raw('(SELECT b.name FROM impact_buyer b WHERE b.id = s.impact_buyer_id)'),
    },
    enquiryTotal: summed('enquiries'),
    revenueTotal: summed('revenue'),
    contributionTotal: summed('contribution'),
  };
}
