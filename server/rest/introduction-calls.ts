import { introductionInput, sendIntroduction } from '../introductions/send-introduction.js';
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
    summary: 'Introduce a customer or an impact buyer to a supplier',
    details:
      'To the supplier’s `introsEmail`, else to its `email`. An enquiry that is named is `Introduction` from then on.',
    body: mailingBody({
      salesEnquiry_id: given.salesEnquiryId.describe('Whose customer is introduced to its supplier.'),
      business_id: given.supplierId.describe('The supplier, where no enquiry is named.'),
      impactBusiness_id: given.impactBuyerId.describe('The impact buyer, where no enquiry is named.'),
      subject: given.subject.describe('Says who is introduced to whom, unless it is given.'),
      message: given.message.describe('HTML of headings, lists, links and emphasis, or plain text.'),
    }),
    answer: successAnswer,
    refusals: { 404: 'There is no such enquiry, supplier or impact buyer.' },
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
