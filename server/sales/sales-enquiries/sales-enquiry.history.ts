import sql from 'sql-template-tag';
import type { RecordHistory } from '../../kits/history/record-history.js';
import type { RecordKind, StoredRecord } from '../../kits/records/update-record.js';
import { userOf } from '../../platform/request-context.js';
import { checkEnquiry } from './check-enquiry.js';
import { enquiryVisibility } from './enquiry-visibility.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import {
  ENQUIRY_SUBJECT,
  type EnquiryColumns,
  enquiryFields,
  enquiryRecords,
} from './sales-enquiry.fields.js';
import { enquiryNotFound, enquiryScopeOf, requireEnquiryWriter } from './sales-enquiry.policy.js';
import { REPLY_MAIL } from './sales-enquiry-detail.sql.js';
import { enquiryTrash } from './sales-enquiry-trash.js';

/**
 * The history of enquiries: their timeline, Undo and the trash (A155, A156). Good causes have no detail page
 * of enquiries (A37).
 */
export const salesEnquiryHistory: RecordHistory = {
  records: enquiryRecords as unknown as RecordKind<StoredRecord>,
  fields: enquiryFields,
  follows: { archivedAt: 'archived', openedAt: 'emailState' },
  links: {
    supplierId: { table: 'supplier', name: 'l.name' },
    referredBySupplierId: { table: 'supplier', name: 'l.name' },
    impactBuyerId: { table: 'impact_buyer', name: 'l.name' },
    goodCauseId: { table: 'good_cause', name: 'l.name' },
    personResponsibleId: { table: 'user_account', name: 'coalesce(l.full_name, l.email)' },
  },
  actions: {
    [`${ENQUIRY_SUBJECT}.reply-queued`]: ['Supplier'],
    [`${ENQUIRY_SUBJECT}.issue-reported`]: ['Supplier'],
    [`${ENQUIRY_SUBJECT}.introduced`]: ['Supplier'],
  },
  mails: {
    [REPLY_MAIL]: ['Supplier'],
    [`${ENQUIRY_SUBJECT}.to-supplier`]: ['Supplier'],
    'introduction.to-supplier': ['Supplier'],
  },
  viewer: (context) => {
    const user = userOf(context);
    const visibility = user && enquiryVisibility({ ...enquiryScopeOf(user), goodCauseId: null });
    return visibility
      ? sql`(SELECT CASE WHEN ${visibility.where} THEN ${visibility.viewerSql.viewer} END
          FROM (SELECT r.supplier_id, r.impact_buyer_id, r.good_cause_id) e)`
      : null;
  },
  editorRole: (context, record) => requireEnquiryWriter(context, record as SalesEnquiry),
  notFound: enquiryNotFound,
  bringBack: async (context, _, columns) => {
    await checkEnquiry(context, columns as EnquiryColumns);
    return columns;
  },
  trash: enquiryTrash,
};
