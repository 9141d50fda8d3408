import { z } from 'zod';
import { supplierFields } from '../directory/suppliers/supplier.fields.js';
import type { SupplierViewer } from '../directory/suppliers/supplier.rights.js';
import {
  learnMoreFields,
  testimonialFields,
  workExampleFields,
} from '../directory/suppliers/supplier-children.fields.js';
import { promotionFields, publicFields } from '../directory/suppliers/supplier-public.fields.js';
import type { SupplierRecord } from '../directory/suppliers/supplier-records.read-model.js';
import type { FieldTable } from '../kits/records/field.js';
import { answerShape, toWire } from '../kits/records/field-wire.js';
import { describeViewers } from './describe-viewers.js';
import { recordVersion } from './record-calls.js';
import { onlyFor, wholeNumberAnswer } from './wire-answers.js';

const { desktopUrl: _, mobileUrl: __, destinationUrl: ___, ...fieldsButPromotion } = supplierFields;

const viewers = describeViewers<SupplierViewer>({
  Admin: 'Admin',
  Supplier: 'the supplier’s own user',
  Visitor: 'anyone',
});
const shapeOf = (fields: FieldTable<SupplierViewer>) => answerShape(fields, viewers);
const rowsOf = (id: string, fields: FieldTable<SupplierViewer>) =>
  z.array(z.strictObject(shapeOf(fields)).meta({ id }));

const openShape = {
  id: wholeNumberAnswer,
  version: recordVersion,
  category: z.string().describe('The ids of its categories, separated by commas.'),
  subCategory: z.string().describe('The ids of its sub categories, separated by commas.'),
  ...onlyFor('the supplier’s own user and Admin, unless the promotion is live', shapeOf(promotionFields)),
  ourWork: rowsOf('WorkExample', workExampleFields).describe('The work examples: pictures and videos.'),
  learnMore: rowsOf('LearnMoreFile', learnMoreFields).describe('The “learn more” files.'),
  testimonial: rowsOf('Testimonial', testimonialFields).describe(
    'The testimonials. Only users of the supplier and Admin get hidden ones.',
  ),
};

/** A supplier as anyone may see it. */
export const listedSupplierAnswer = z
  .strictObject({ ...openShape, ...shapeOf(publicFields) })
  .meta({ id: 'PublicSupplier' });

/** A supplier as the caller may see it. */
export const supplierAnswer = z
  .strictObject({
    ...openShape,
    ...shapeOf(fieldsButPromotion),
    ...onlyFor('the supplier’s own user and Admin', {
      enquiryTotal: wholeNumberAnswer.describe('The total number of enquiries.'),
      revenueTotal: z
        .number()
        .describe('The total revenue in dollars without GST, excluding fallen-through sales.'),
      cCTotal: z.number().describe('The total contribution to good causes in dollars.'),
    }),
    ...onlyFor('the supplier’s own user and Admin, if a single supplier is requested', {
      suppliersUsed: wholeNumberAnswer.describe(
        'The number of suppliers that the linked impact buyer has used.',
      ),
      leadsToBeReviewed: wholeNumberAnswer.describe(
        'The number of leads of the linked impact buyer to be reviewed.',
      ),
      businessLinkKey: z
        .string()
        .nullable()
        .describe(
          'The key of the link page of the linked impact buyer. Anyone with the key can open the page.',
        ),
      leads_count: wholeNumberAnswer.describe('The number of open leads of the linked impact buyer.'),
    }),
  })
  .meta({ id: 'Supplier' });

/*
 * Fields are assigned instead of spread: each spread of a literal with a hundred keys copies all of them,
 * which takes fourteen times as long and most of the time of a list.
 */

/**
 * Converts a supplier to the documented names, with the fields that the caller may see. Lists are
 * comma-separated text (R086).
 */
export function wireSupplier(record: SupplierRecord, viewer: SupplierViewer) {
  if (viewer === 'Visitor') return wireListedSupplier(record);
  return Object.assign(linksOf(record), toWire(supplierFields, record, viewer), totalsOf(record));
}

/** Converts the public fields of a supplier. A promotion that is not live is hidden (R097). */
export const wireListedSupplier = (record: SupplierRecord) =>
  Object.assign(
    linksOf(record),
    toWire(publicFields, record, 'Visitor'),
    record.promotionLive && toWire(promotionFields, record, 'Visitor'),
  );

/** Returns the keys besides the fields that every caller sees. */
const linksOf = (record: SupplierRecord) => ({
  id: record.id,
  version: record.version,
  category: record.categoryIds.join(','),
  subCategory: record.subCategoryIds.join(','),
  ourWork: wireRows(workExampleFields, record.workExamples),
  learnMore: wireRows(learnMoreFields, record.learnMoreFiles),
  testimonial: wireRows(testimonialFields, record.testimonials),
});

/** Converts rows that belong to a supplier, for every caller who sees the supplier. */
const wireRows = (fields: FieldTable<SupplierViewer>, rows: Record<string, unknown>[]) =>
  rows.map((row): Record<string, unknown> => ({ ...toWire(fields, row, 'Visitor') }));

/**
 * Returns the sales totals for staff and users of the supplier, and the data of the linked buyer if only one
 * supplier is requested (A160).
 */
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
