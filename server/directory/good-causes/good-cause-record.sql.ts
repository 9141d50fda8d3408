import sql, { raw } from 'sql-template-tag';
import { externalRefsOf, NO_EXTERNAL_REFS } from '../../kits/external-refs/external-ref.sql.js';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import {
  enumValue,
  instantValue,
  type JsonColumns,
  jsonList,
} from '../../platform/database/json-object.sql.js';
import { memoize } from '../../platform/database/selection.js';
import { contributionOf, rolledUpOf, totalsOf } from '../../totals/contribution.sql.js';
import { goodCauseFields } from './good-cause.fields.js';
import type { CauseEditorRole } from './good-cause.policy.js';
import { GoodCauseEditorRoleEnum, type GoodCauseRecordView } from './good-cause-record.type.js';
import { IS_SPECIAL } from './good-causes.read-model.js';
import { impactBuyerRequestFields } from './impact-buyer-request.fields.js';
import type { RequestedImpactBuyer } from './impact-buyer-request.type.js';

const BUYERS = raw('(SELECT count(*)::integer FROM impact_buyer b WHERE b.good_cause_id = g.id)');
const rolledUp = rolledUpOf('good-cause', 'g.id');

const requestColumns: JsonColumns<RequestedImpactBuyer> = {
  ...jsonFields(impactBuyerRequestFields, 'r', always),
  id: sql`r.id`,
  createdAt: instantValue(sql`r.created_at`),
};
const REQUESTS = raw(`FROM (SELECT * FROM impact_buyer_request r WHERE r.good_cause_id = g.id
  ORDER BY r.created_at DESC, r.id DESC LIMIT 100) r ORDER BY r.created_at DESC, r.id DESC`);

/** One object for each role, so that the JSON columns are built once for each. */
const EDITOR_ROLES: Record<CauseEditorRole, { editorRole: CauseEditorRole }> = {
  Admin: { editorRole: 'Admin' },
  GoodCause: { editorRole: 'GoodCause' },
};

/** Both roles see every field (A158). Only staff see ids in other systems. */
const columnsFor = memoize(
  ({ editorRole }: { editorRole: CauseEditorRole }): JsonColumns<GoodCauseRecordView> => ({
    ...jsonFields(goodCauseFields, 'g', always),
    id: sql`g.id`,
    version: sql`g.version`,
    externalRefs: editorRole === 'Admin' ? externalRefsOf('GOOD_CAUSE', 'g') : NO_EXTERNAL_REFS,
    viewedAs: enumValue(raw(`'${editorRole}'`), GoodCauseEditorRoleEnum),
    createdAt: instantValue(sql`g.created_at`),
    updatedAt: instantValue(sql`g.updated_at`),
    special: raw(IS_SPECIAL),
    buyerCount: BUYERS,
    enquiryTotal: rolledUp.enquiries,
    revenueTotal: rolledUp.revenue,
    contributionTotal: raw(contributionOf('good-cause', 'g.id')),
    buyerRequests: jsonList(requestColumns, REQUESTS),
  }),
);

/** Returns the JSON of a good cause for a role. */
export const goodCauseRecord = (editorRole: CauseEditorRole): JsonColumns<GoodCauseRecordView> =>
  columnsFor(EDITOR_ROLES[editorRole]);

const summed = totalsOf('good-cause', 'good_cause_id', 'g.id');

/** The columns by which lists of good causes can be filtered and sorted. */
export const goodCauseColumns: ListColumns = {
  id: { kind: 'number', value: raw('g.id') },
  ...fieldColumns(goodCauseFields, 'g', 'Admin'),
  createdAt: { kind: 'instant', value: raw('g.created_at') },
  updatedAt: { kind: 'instant', value: raw('g.updated_at') },
  special: { kind: 'flag', value: raw(IS_SPECIAL) },
  buyerCount: { kind: 'number', value: BUYERS },
  enquiryTotal: summed('enquiries'),
  revenueTotal: summed('revenue'),
  contributionTotal: summed('contribution'),
};
