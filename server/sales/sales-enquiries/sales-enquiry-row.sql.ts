import sql, { type Sql } from 'sql-template-tag';
import { BuyerTypeEnum } from '../../directory/impact-buyers/buyer-types.js';
import { externalRefsOf } from '../../kits/external-refs/external-ref.sql.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { jsonFields } from '../../kits/records/field-columns.sql.js';
import { enumValue, instantValue, type JsonColumns } from '../../platform/database/json-object.sql.js';
import { memoize } from '../../platform/database/selection.js';
import { ofBuyer, type ViewerSql } from './enquiry-visibility.js';
import { joinedRecord, USER_NAME } from './joined-record.sql.js';
import { enquiryFields } from './sales-enquiry.fields.js';
import type { SalesEnquiryRow } from './sales-enquiry-grid.type.js';

/** The joins that `enquiryRow` needs beside `e`. */
export const ROW_JOINS = sql`
  LEFT JOIN supplier s ON s.id = e.supplier_id
  LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id
  LEFT JOIN good_cause g ON g.id = e.good_cause_id
  LEFT JOIN user_account u ON u.id = e.person_responsible_id`;

/** The fields of an enquiry that its row shows unchanged. */
const ROW_FIELDS = fieldsNamed(enquiryFields, [
  'enquiredAt',
  'fullName',
  'email',
  'mobile',
  'joinEmailList',
  'enquiryAbout',
  'progress',
  'buyerFeedback',
  'emailState',
  'via',
  'revenue',
  'contribution',
  'xeroInvoice',
  'paidToGoodCause',
  'repeatSale',
  'actionNeeded',
  'followUpOn',
  'chance',
]);

const externalRefs = externalRefsOf('SALES_ENQUIRY', 'e');

/** A row of the grid in JSON, with the fields that the caller may see: no customer for good causes (R341). */
export const enquiryRow = memoize((viewerSql: ViewerSql): JsonColumns<SalesEnquiryRow> => {
  const { only } = viewerSql;
  const ofResponsible = (column: Sql) => only(enquiryFields.personResponsibleId.sees, column);
  const buyerId = ofBuyer(viewerSql, sql`b.id`);
  return {
    id: sql`e.id`,
    version: sql`e.version`,
    createdAt: instantValue(sql`e.created_at`),
    updatedAt: instantValue(sql`e.updated_at`),
    externalRefs: (field) => only(['Admin'], externalRefs(field), sql`'[]'::json`),
    ...jsonFields(ROW_FIELDS, 'e', only),
    supplierId: sql`e.supplier_id`,
    supplier: joinedRecord('s'),
    supplierName: sql`s.name`,
    supplierListTitle: sql`s.list_title`,
    impactBuyerId: buyerId,
    impactBuyer: joinedRecord('b', sql`b.name`, buyerId),
    impactBuyerName: ofBuyer(viewerSql, sql`b.name`),
    buyerType: enumValue(sql`b.buyer_type`, BuyerTypeEnum),
    goodCauseId: sql`e.good_cause_id`,
    goodCause: joinedRecord('g'),
    goodCauseName: sql`g.name`,
    personResponsibleId: ofResponsible(sql`e.person_responsible_id`),
    personResponsible: joinedRecord('u', USER_NAME, ofResponsible(sql`u.id`)),
    personResponsibleName: ofResponsible(USER_NAME),
    archived: sql`e.archived_at IS NOT NULL`,
  };
});
