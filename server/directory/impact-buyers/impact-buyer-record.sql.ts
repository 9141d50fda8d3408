import sql, { raw, type Sql } from 'sql-template-tag';
import { externalRefsOf, NO_EXTERNAL_REFS } from '../../kits/external-refs/external-ref.sql.js';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { jsonFields } from '../../kits/records/field-columns.sql.js';
import {
  enumValue,
  instantValue,
  type JsonColumns,
  jsonPart,
} from '../../platform/database/json-object.sql.js';
import { memoize } from '../../platform/database/selection.js';
import { contributionOf, rolledUpOf, totalsOf } from '../../totals/contribution.sql.js';
import { enquiryRef } from '../../totals/enquiry-ref.sql.js';
import { activeLeadsOf } from '../../totals/lead-counts.sql.js';
import { impactBuyerFields } from './impact-buyer.fields.js';
import type { BuyerEditorRole } from './impact-buyer.policy.js';
import { ImpactBuyerEditorRoleEnum, type ImpactBuyerRecord } from './impact-buyer-record.type.js';

/**
 * Returns the SQL of the id of the latest enquiry of `buyer`, an expression for its id, that is not archived
 * (R123).
 */
export const latestEnquiryOf = (buyer: string) => `(SELECT e.id FROM sales_enquiry e
  WHERE e.impact_buyer_id = ${buyer} AND e.archived_at IS NULL ORDER BY e.enquired_at DESC, e.id DESC LIMIT 1)`;

/** Returns a function that shows or hides a column for this role, which is the same for all rows. */
const shownTo = (editorRole: BuyerEditorRole) => (viewers: readonly string[], column: Sql, otherwise: Sql) =>
  viewers.includes(editorRole) ? column : otherwise;

const rolledUp = rolledUpOf('impact-buyer', 'b.id');

const named = jsonPart({ id: sql`n.id`, name: sql`n.name` });

/** One object for each role, so that the JSON columns are built once for each. */
const EDITOR_ROLES: Record<BuyerEditorRole, { editorRole: BuyerEditorRole }> = {
  Admin: { editorRole: 'Admin' },
  ImpactBuyer: { editorRole: 'ImpactBuyer' },
};

const columnsFor = memoize(
  ({ editorRole }: { editorRole: BuyerEditorRole }): JsonColumns<ImpactBuyerRecord> => {
    const only = shownTo(editorRole);
    return {
      ...jsonFields(impactBuyerFields, 'b', only),
      id: sql`b.id`,
      version: sql`b.version`,
      externalRefs: editorRole === 'Admin' ? externalRefsOf('IMPACT_BUYER', 'b') : NO_EXTERNAL_REFS,
      viewedAs: enumValue(raw(`'${editorRole}'`), ImpactBuyerEditorRoleEnum),
      createdAt: instantValue(sql`b.created_at`),
      updatedAt: instantValue(sql`b.updated_at`),
      goodCause: (field) => sql`(SELECT ${named(field)} FROM good_cause n WHERE n.id = b.good_cause_id)`,
      goodCauseLinkKey: only(
        ['Admin'],
        raw('(SELECT g.link_key FROM good_cause g WHERE g.id = b.good_cause_id)'),
        raw('NULL'),
      ),
      supplier: (field) => sql`(SELECT ${named(field)} FROM supplier n WHERE n.id = b.supplier_id)`,
      enquiryTotal: rolledUp.enquiries,
      revenueTotal: rolledUp.revenue,
      contributionTotal: raw(contributionOf('impact-buyer', 'b.id')),
      leadsCount: raw(activeLeadsOf('b.id')),
      latestEnquiryId: raw(latestEnquiryOf('b.id')),
      latestEnquiry: enquiryRef(raw(latestEnquiryOf('b.id'))),
    };
  },
);

/** Returns the JSON of an impact buyer for a role. */
export const impactBuyerRecord = (editorRole: BuyerEditorRole): JsonColumns<ImpactBuyerRecord> =>
  columnsFor(EDITOR_ROLES[editorRole]);

const summed = totalsOf('impact-buyer', 'impact_buyer_id', 'b.id');

/** The columns by which lists of impact buyers can be filtered and sorted, by role. */
export const impactBuyerColumns: Record<BuyerEditorRole, ListColumns> = {
  Admin: columnsOf('Admin'),
  ImpactBuyer: columnsOf('ImpactBuyer'),
};

function columnsOf(editorRole: BuyerEditorRole): ListColumns {
  return {
    id: { kind: 'number', value: raw('b.id') },
    ...fieldColumns(impactBuyerFields, 'b', editorRole),
    name: { kind: 'text', value: raw('b.name'), stored: 'text' },
    createdAt: { kind: 'instant', value: raw('b.created_at') },
    updatedAt: { kind: 'instant', value: raw('b.updated_at') },
    goodCause: {
      kind: 'links',
      value: raw('SELECT b.good_cause_id WHERE b.good_cause_id IS NOT NULL'),
      names: raw('SELECT c.name FROM good_cause c WHERE c.id = b.good_cause_id'),
    },
    chosenGoodCause: {
      kind: 'text',
      value: raw('cause.name'),
      join: raw('LEFT JOIN good_cause cause ON cause.id = b.good_cause_id'),
    },
    enquiryTotal: summed('enquiries'),
    revenueTotal: summed('revenue'),
    contributionTotal: summed('contribution'),
    leadsCount: { kind: 'number', value: raw(activeLeadsOf('b.id')) },
  };
}
