import { z } from 'zod';
import { answerShape } from '../platform/records/field-wire.js';
import type { RowViewer } from '../sales-enquiries/enquiry-viewers.js';
import { partyFields, staffFields } from '../sales-enquiries/sales-enquiry.fields.js';
import { toldViewers } from './told-viewers.js';
import { flagAnswer, instantAnswer, onlyFor, wholeNumberAnswer } from './wire-answers.js';

const viewers = toldViewers<RowViewer>({
  Admin: 'Admin',
  Supplier: 'the supplier',
  ImpactBuyer: 'the buyer',
  GoodCause: 'the good cause',
});
const name = z.string().nullable();
const link = wholeNumberAnswer.nullable();

/** An enquiry as the caller may see it (R188, R341): its fields, and the names of its linked records. */
export const salesEnquiryAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: wholeNumberAnswer.describe('Goes up with each change. Send it back with a save.'),
    ...answerShape(partyFields, viewers),
    impactBusiness_id: link.describe('Null for a good cause unless that buyer’s report is published.'),
    impactBusinessName: name,
    goodCause_id: link,
    goodCauseName: name,
    business_id: link.describe('The supplier.'),
    businessName: name,
    businessCategories: name.describe('Names of the supplier’s categories, joined by commas.'),
    businessSubCategories: name.describe('Names of its sub categories, joined by commas.'),
    specialFieldLabel: name
      .optional()
      .describe(`What the supplier calls it. ${viewers.told(partyFields.specialField.sees)}`),
    ...answerShape(staffFields, viewers),
    ...onlyFor('Admin', {
      archived: flagAnswer,
      refferedBy_business_id: link.describe('The supplier that passed it on.'),
      personResponsible_user_id: link.describe('The member of staff who looks after it.'),
      businessLeadsInformation_id: link.describe('The lead that it came of.'),
      lead_createdDate: instantAnswer.nullable(),
      lead_actionTaken: instantAnswer.nullable(),
    }),
  })
  .meta({ id: 'SalesEnquiry' });
