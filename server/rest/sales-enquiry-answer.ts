import { z } from 'zod';
import { answerShape } from '../kits/records/field-wire.js';
import type { RowViewer } from '../sales/sales-enquiries/enquiry-viewers.js';
import { partyFields, staffFields } from '../sales/sales-enquiries/sales-enquiry.fields.js';
import { describeViewers } from './describe-viewers.js';
import { recordVersion } from './record-calls.js';
import { flagAnswer, instantAnswer, onlyFor, wholeNumberAnswer } from './wire-answers.js';

const viewers = describeViewers<RowViewer>({
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
    version: recordVersion,
    ...answerShape(partyFields, viewers),
    impactBusiness_id: link.describe(
      'The id of the impact buyer. Null if there is none, and for a good cause unless the buyer’s report is published.',
    ),
    impactBusinessName: name,
    goodCause_id: link,
    goodCauseName: name,
    business_id: link.describe('The id of the supplier. Null if there is none.'),
    businessName: name,
    businessCategories: name.describe('The names of the supplier’s categories, separated by commas.'),
    businessSubCategories: name.describe('The names of the supplier’s sub categories, separated by commas.'),
    specialFieldLabel: name
      .optional()
      .describe(
        `The supplier’s label for the special field. ${viewers.describe(partyFields.specialField.sees)}`,
      ),
    ...answerShape(staffFields, viewers),
    ...onlyFor('Admin', {
      archived: flagAnswer.describe('1 if the enquiry is archived.'),
      refferedBy_business_id: link.describe(
        'The id of the supplier that referred the customer. Null if there is none.',
      ),
      personResponsible_user_id: link.describe(
        'The id of the responsible member of staff. Null if unassigned.',
      ),
      businessLeadsInformation_id: link.describe(
        'The id of the lead that it came from. Null if there is none.',
      ),
      lead_createdDate: instantAnswer.nullable().describe('The time at which the lead was created.'),
      lead_actionTaken: instantAnswer.nullable().describe('The time of the first action on the lead.'),
    }),
  })
  .meta({ id: 'SalesEnquiry' });
