import { z } from 'zod';
import { type OfferedBuyer, offeredBuyerFields } from '../impact-buyers/offered-buyers.read-model.js';
import { leadFields } from '../leads/lead.fields.js';
import type { WiredLead } from '../leads/lead-list.read-model.js';
import { recordId } from '../platform/input.js';
import { writeCommaList } from '../platform/records/comma-list.js';
import { answerShape, toWire, wireShape } from '../platform/records/field-wire.js';
import { wireVersion } from '../platform/records/wire-codecs.js';
import { type OfferedSupplier, offeredFields } from '../suppliers/offered-suppliers.read-model.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { shapeOf, type WireColumn, wireOf } from './wire-columns.js';
import { ignoredField, recordBody } from './wire-values.js';

/** Columns of the buyer and the supplier besides the fields of the lead. */
const BESIDES = [
  ['contactName', 'impactLeadConnectionName', 'text', 'The contact of the buyer.'],
  ['goodCause', 'chosenGoodCause', 'text', 'Whom the buyer gives to.'],
  ['buyerEnquiries', 'leadFrom_enquiryTotal', 'count', 'Enquiries of the buyer.'],
  ['buyerRevenue', 'leadFrom_revenueTotal', 'dollars', 'Dollars without GST.'],
  ['buyerContribution', 'leadFrom_cCTotal', 'dollars', 'Dollars for good causes.'],
  ['supplierName', 'leadFor_name', 'filled', 'The supplier that is offered.'],
  ['supplierEnquiries', 'leadFor_enquiryTotal', 'count', 'Enquiries of the supplier.'],
  ['supplierRevenue', 'leadFor_revenueTotal', 'dollars', 'Dollars without GST.'],
  ['supplierContribution', 'leadFor_cCTotal', 'dollars', 'Dollars for good causes.'],
  ['imageUrl', 'imageUrl', 'text', 'The picture of the supplier.'],
  ['specificBenefits', 'specificBenefits', 'text', 'What buyers gain from it.'],
] as const satisfies readonly WireColumn[];

const besides = z.object(shapeOf(BESIDES));

const forStaff = { everybody: ['Admin'], told: () => '' } as const;

/** A lead as staff see it. */
export const leadAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: wholeNumberAnswer.describe('Goes up with each change.'),
    ...answerShape(leadFields, forStaff),
    ...shapeOf(BESIDES),
  })
  .meta({ id: 'Lead' });

/** Converts a lead to the documented names. */
export const wireLead = (lead: WiredLead) => ({
  id: lead.id,
  version: lead.version,
  ...toWire(leadFields, lead, 'Admin'),
  ...(wireOf(lead, BESIDES) as z.input<typeof besides>),
});

/** Fields that are ignored, since leads are sent back as they were read. */
const passedOver = Object.fromEntries(BESIDES.map(([, wire]) => [wire, ignoredField]));

/** The body of a new lead. */
const newLead = z.strictObject({
  ...wireShape(leadFields),
  ...passedOver,
  id: ignoredField,
  version: ignoredField,
});

export const wireNewLead = recordBody(newLead.meta({ id: 'NewLead' }), leadFields);
export const wireNewLeads = z.array(recordBody(newLead, leadFields));

/** The body of a changed lead. */
export const wireLeadChanges = recordBody(
  z
    .strictObject({
      ...wireShape(leadFields),
      ...passedOver,
      id: recordId,
      version: wireVersion
        .nullish()
        .describe('As it was read: a change to an older one is refused with 409.'),
    })
    .meta({ id: 'LeadChanges' }),
  leadFields,
);

/** An impact buyer that a supplier can be offered to. */
export const offeredBuyerAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    ...answerShape<string>(offeredBuyerFields, forStaff),
    leadsCount: wholeNumberAnswer.describe('Leads that are under way.'),
    enquiryTotal: wholeNumberAnswer,
    revenueTotal: z.number().describe('Dollars without GST.'),
    cCTotal: z.number().describe('Dollars for good causes.'),
  })
  .meta({ id: 'LeadFromRow' });

export const wireOfferedBuyer = (buyer: OfferedBuyer) => ({
  id: buyer.id,
  ...toWire(offeredBuyerFields, buyer, 'Admin'),
  leadsCount: buyer.leadsCount,
  enquiryTotal: buyer.enquiryTotal,
  revenueTotal: buyer.revenueTotal,
  cCTotal: buyer.contributionTotal,
});

/** A supplier that can be offered. */
export const offeredSupplierAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    ...answerShape<string>(offeredFields, forStaff),
    category: z.string().describe('Ids of its categories, joined by commas.'),
    subCategory: z.string().describe('Ids of its sub categories, joined by commas.'),
    canService: z.string().describe('The regions that it serves, joined by commas.'),
  })
  .meta({ id: 'LeadForRow' });

export const wireOfferedSupplier = (supplier: OfferedSupplier) => ({
  id: supplier.id,
  ...toWire(offeredFields, supplier, 'Admin'),
  category: supplier.categoryIds.join(','),
  subCategory: supplier.subCategoryIds.join(','),
  canService: writeCommaList(supplier.serviceRegions),
});
