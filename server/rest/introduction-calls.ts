import { introductionInput, sendIntroduction } from '../sales/introductions/send-introduction.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { mailingBody } from './wire-values.js';

const { shape: given } = introductionInput;
const WIRE_NAMES = {
  salesEnquiryId: 'salesEnquiry_id',
  supplierId: 'business_id',
  impactBuyerId: 'impactBusiness_id',
} as const;

export const introductionCalls = [
  defineCall({
    id: 'C014',
    method: 'POST',
    path: 'business/sendIntroduction',
    audience: ['Admin'],
    furtherScope: 'enquiries:write',
    summary: 'Introduces a customer or an impact buyer to a supplier',
    details:
      'Sends an email to the supplier’s `introsEmail`, or to its `email` if there is none. A given enquiry gets the status `Introduction`.',
    body: mailingBody({
      salesEnquiry_id: given.salesEnquiryId.describe(
        'The id of the enquiry whose customer is introduced to its supplier.',
      ),
      business_id: given.supplierId.describe('The id of the supplier, if no enquiry is given.'),
      impactBusiness_id: given.impactBuyerId.describe('The id of the impact buyer, if no enquiry is given.'),
      subject: given.subject.describe('The subject of the email. The default names both sides.'),
      message: given.message.describe(
        'The text of the email: plain text, or HTML with headings, lists, links, bold and italics.',
      ),
    }),
    answer: successAnswer,
    refusals: { 404: 'The enquiry, supplier or impact buyer does not exist.' },
    takesKey: true,
    handle: async (context, { body: { salesEnquiry_id, business_id, impactBusiness_id, ...words } }) => {
      const parties = {
        salesEnquiryId: salesEnquiry_id,
        supplierId: business_id,
        impactBuyerId: impactBusiness_id,
      };
      await withFieldNames(WIRE_NAMES, () => sendIntroduction(context, { ...parties, ...words }));
      return SUCCESS;
    },
  }),
];
