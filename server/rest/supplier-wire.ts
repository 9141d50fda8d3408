import { toWire } from '../platform/records/field-wire.js';
import { supplierFields } from '../suppliers/supplier.fields.js';
import type { SupplierViewer } from '../suppliers/supplier.rights.js';
import {
  learnMoreFields,
  testimonialFields,
  workExampleFields,
} from '../suppliers/supplier-children.fields.js';
import { promotionFields } from '../suppliers/supplier-public.fields.js';
import type { SupplierRecord } from '../suppliers/supplier-records.read-model.js';

const { desktopUrl: _, mobileUrl: __, destinationUrl: ___, ...fieldsButPromotion } = supplierFields;

/** The supplier by the documents' names, with the fields the reader may see; lists travel as comma-joined text (R086). */
export function wireSupplier(record: SupplierRecord, viewer: SupplierViewer): Record<string, unknown> {
  return {
    id: record.id,
    version: record.version,
    category: record.categoryIds.join(','),
    subCategory: record.subCategoryIds.join(','),
    ...toWire(fieldsButPromotion, record, viewer),
    // A promotion that is not live is nobody's business yet (R097).
    ...((record.promotionLive || viewer !== 'Visitor') && toWire(promotionFields, record, viewer)),
    ...(viewer !== 'Visitor' && totalsOf(record)),
    ourWork: record.workExamples.map((row) => toWire(workExampleFields, row, viewer)),
    learnMore: record.learnMoreFiles.map((row) => toWire(learnMoreFields, row, viewer)),
    testimonial: record.testimonials.map((row) => toWire(testimonialFields, row, viewer)),
  };
}

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
