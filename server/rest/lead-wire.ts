import { z } from 'zod';
import {
  type OfferedBuyer,
  offeredBuyerFields,
} from '../directory/impact-buyers/offered-buyers.read-model.js';
import { type OfferedSupplier, offeredFields } from '../directory/suppliers/offered-suppliers.read-model.js';
import { writeCommaList } from '../kits/records/comma-list.js';
import { answerShape, toWire, wireShape } from '../kits/records/field-wire.js';
import { recordId } from '../platform/input.js';
import { leadFields } from '../sales/leads/lead.fields.js';
import type { WiredLead } from '../sales/leads/lead-list.read-model.js';
import { changedVersion, recordVersion } from './record-calls.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { shapeOf, type WireColumn, wireOf } from './wire-columns.js';
import { ignoredField, recordBody } from './wire-values.js';

/** Columns of the buyer and the supplier besides the fields of the lead. */
const BESIDES = [
  ['contactName', 'impactLeadConnectionName', 'text', 'The name of the buyer’s contact.'],
  ['goodCause', 'chosenGoodCause', 'text', 'The name of the buyer’s good cause.'],
  ['buyerEnquiries', 'leadFrom_enquiryTotal', 'count', 'The number of enquiries of the buyer.'],
  ['buyerRevenue', 'leadFrom_revenueTotal', 'dollars', 'The revenue from the buyer in dollars without GST.'],
  ['buyerContribution', 'leadFrom_cCTotal', 'dollars', 'The contribution of the buyer’s sales in dollars.'],
  ['supplierName', 'leadFor_name', 'filled', 'The name of the offered supplier.'],
  ['supplierEnquiries', 'leadFor_enquiryTotal', 'count', 'The number of enquiries of the supplier.'],
  [
    'supplierRevenue',
    'leadFor_revenueTotal',
    'dollars',
    'The revenue of the supplier in dollars without GST.',
  ],
  ['supplierContribution', 'leadFor_cCTotal', 'dollars', 'The contribution of the supplier in dollars.'],
  ['imageUrl', 'imageUrl', 'text', 'The address of the supplier’s picture. Null if there is none.'],
  ['specificBenefits', 'specificBenefits', 'text', 'The benefits for buyers.'],
] as const satisfies readonly WireColumn[];

const besides = z.object(shapeOf(BESIDES));

const forStaff = { everybody: ['Admin'], describe: () => '' } as const;

/** A lead as staff see it. */
export const leadAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: recordVersion,
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
      version: changedVersion,
    })
    .meta({ id: 'LeadChanges' }),
  leadFields,
);

/** An impact buyer that a supplier can be offered to. */
export const offeredBuyerAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    ...answerShape<string>(offeredBuyerFields, forStaff),
    leadsCount: wholeNumberAnswer.describe('The number of open leads.'),
    enquiryTotal: wholeNumberAnswer.describe('The total number of enquiries.'),
    revenueTotal: z.number().describe('The total revenue in dollars without GST.'),
    cCTotal: z.number().describe('The total contribution to good causes in dollars.'),
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
    category: z.string().describe('The ids of its categories, separated by commas.'),
    subCategory: z.string().describe('The ids of its sub categories, separated by commas.'),
    canService: z.string().describe('The regions that it serves, separated by commas.'),
  })
  .meta({ id: 'LeadForRow' });

export const wireOfferedSupplier = (supplier: OfferedSupplier) => ({
  id: supplier.id,
  ...toWire(offeredFields, supplier, 'Admin'),
  category: supplier.categoryIds.join(','),
  subCategory: supplier.subCategoryIds.join(','),
  canService: writeCommaList(supplier.serviceRegions),
});
