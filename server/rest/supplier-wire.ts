import { z } from 'zod';
import type { FieldTable } from '../platform/records/field.js';
import { answerShape, toWire } from '../platform/records/field-wire.js';
import { supplierFields } from '../suppliers/supplier.fields.js';
import type { SupplierViewer } from '../suppliers/supplier.rights.js';
import {
  learnMoreFields,
  testimonialFields,
  workExampleFields,
} from '../suppliers/supplier-children.fields.js';
import { promotionFields, publicFields } from '../suppliers/supplier-public.fields.js';
import type { SupplierRecord } from '../suppliers/supplier-records.read-model.js';
import { toldViewers } from './told-viewers.js';
import { onlyFor, wholeNumberAnswer } from './wire-answers.js';

const { desktopUrl: _, mobileUrl: __, destinationUrl: ___, ...fieldsButPromotion } = supplierFields;

const viewers = toldViewers<SupplierViewer>({
  Admin: 'Admin',
  Supplier: 'the supplier’s own user',
  Visitor: 'anyone',
});
const shapeOf = (fields: FieldTable<SupplierViewer>) => answerShape(fields, viewers);
const rowsOf = (id: string, fields: FieldTable<SupplierViewer>) =>
  z.array(z.strictObject(shapeOf(fields)).meta({ id }));

const openShape = {
  id: wholeNumberAnswer,
  version: wholeNumberAnswer.describe('Goes up with each change.'),
  category: z.string().describe('Ids of its categories, joined by commas.'),
  subCategory: z.string().describe('Ids of its sub categories, joined by commas.'),
  ...onlyFor('the supplier’s own user and Admin, unless the promotion is live', shapeOf(promotionFields)),
  ourWork: rowsOf('WorkExample', workExampleFields).describe('Pictures and videos of its work.'),
  learnMore: rowsOf('LearnMoreFile', learnMoreFields).describe('Files to learn more from.'),
  testimonial: rowsOf('Testimonial', testimonialFields).describe(
    'What customers say; those that are not visible are for its own user and Admin.',
  ),
};

/** A supplier as anybody may read it. */
export const listedSupplierAnswer = z
  .strictObject({ ...openShape, ...shapeOf(publicFields) })
  .meta({ id: 'PublicSupplier' });

/** A supplier as its reader may see it. */
export const supplierAnswer = z
  .strictObject({
    ...openShape,
    ...shapeOf(fieldsButPromotion),
    ...onlyFor('the supplier’s own user and Admin', {
      enquiryTotal: wholeNumberAnswer.describe('Enquiries so far.'),
      revenueTotal: z.number().describe('Dollars without GST from all that have not fallen through.'),
      cCTotal: z.number().describe('Dollars for good causes so far.'),
    }),
    ...onlyFor('the supplier’s own user and Admin, where one supplier is asked for', {
      suppliersUsed: wholeNumberAnswer.describe('Suppliers that the buyer it is, too, has bought from.'),
      leadsToBeReviewed: wholeNumberAnswer.describe('Leads of that buyer whose answer is to be looked at.'),
      businessLinkKey: z.string().nullable().describe('Opens the page of that buyer: whoever has it may.'),
      leads_count: wholeNumberAnswer.describe('Leads of that buyer that are under way.'),
    }),
  })
  .meta({ id: 'Supplier' });

/*
 * Fields are assigned, not spread: of a literal with a hundred keys each spread copies all of them anew, which takes
 * fourteen times as long and most of the time of a list.
 */

/** The supplier by the documents' names, with the fields the reader may see; lists travel as comma-joined text (R086). */
export function wireSupplier(record: SupplierRecord, viewer: SupplierViewer) {
  if (viewer === 'Visitor') return wireListedSupplier(record);
  return Object.assign(linksOf(record), toWire(supplierFields, record, viewer), totalsOf(record));
}

/** What anybody may see of it; a promotion that is not live is nobody's business yet (R097). */
export const wireListedSupplier = (record: SupplierRecord) =>
  Object.assign(
    linksOf(record),
    toWire(publicFields, record, 'Visitor'),
    record.promotionLive && toWire(promotionFields, record, 'Visitor'),
  );

/** What everybody finds besides its fields. */
const linksOf = (record: SupplierRecord) => ({
  id: record.id,
  version: record.version,
  category: record.categoryIds.join(','),
  subCategory: record.subCategoryIds.join(','),
  ourWork: wireRows(workExampleFields, record.workExamples),
  learnMore: wireRows(learnMoreFields, record.learnMoreFiles),
  testimonial: wireRows(testimonialFields, record.testimonials),
});

/** What hangs on it is for whoever sees the supplier. */
const wireRows = (fields: FieldTable<SupplierViewer>, rows: Record<string, unknown>[]) =>
  rows.map((row): Record<string, unknown> => ({ ...toWire(fields, row, 'Visitor') }));

/** What its own user and staff see of its sales, and of the buyer that it is, where one supplier alone is asked for (A160). */
const totalsOf = (record: SupplierRecord) => ({
  enquiryTotal: record.enquiryTotal,
  revenueTotal: record.revenueTotal,
  cCTotal: record.contributionTotal,
  ...('leadsCount' in record && {
    suppliersUsed: record.suppliersUsed,
    leadsToBeReviewed: record.leadsToBeReviewed,
    businessLinkKey: record.buyerLinkKey,
    leads_count: record.leadsCount,
  }),
});
