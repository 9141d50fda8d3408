import { z } from 'zod';
import { wireFlag } from '../kits/records/wire-codecs.js';
import { recordId } from '../platform/input.js';
import { enquiryFormFields } from '../sales/sales-enquiries/enquiry-form.fields.js';
import { enquiryReply, replyToSalesEnquiry } from '../sales/sales-enquiries/reply-to-sales-enquiry.js';
import {
  enquiryIssue,
  reportSalesEnquiryIssue,
} from '../sales/sales-enquiries/report-sales-enquiry-issue.js';
import {
  SENDING_AN_ENQUIRY,
  salesEnquiryForm,
  sendSalesEnquiry,
} from '../sales/sales-enquiries/send-sales-enquiry.js';
import { defineCall } from './call.js';
import { ENQUIRY_WIRE_NAMES } from './sales-enquiry-wire.js';
import { SUCCESS, successAnswer, successWith, wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { mailingBody } from './wire-values.js';

const { shape: sent } = salesEnquiryForm;
const { shape: issue } = enquiryIssue;
const { shape: answered } = enquiryReply;
const NOT_VISIBLE = {
  403: 'The supplier that this user belongs to has left Uplift, or the user’s role doesn’t allow this.',
  404: 'The enquiry does not exist, or the caller may not see it.',
};

export const mailingCalls = [
  defineCall({
    id: 'C079',
    method: 'POST',
    path: 'mailing/sendSalesEnquiry',
    audience: ['public'],
    anyWebsite: true,
    summary: 'Sends an enquiry to a supplier',
    details: SENDING_AN_ENQUIRY,
    body: mailingBody({
      business_id: sent.supplierId.describe(enquiryFormFields.supplierId.meaning),
      fullName: sent.fullName.describe(enquiryFormFields.fullName.meaning),
      email: sent.email.describe(enquiryFormFields.email.meaning),
      mobile: sent.mobile.describe(enquiryFormFields.mobile.meaning),
      address: sent.address.describe(enquiryFormFields.address.meaning),
      message: sent.message.describe(enquiryFormFields.message.meaning),
      enquiryAbout: sent.enquiryAbout.describe(enquiryFormFields.enquiryAbout.meaning),
      goodCause_id: sent.goodCauseId.describe(enquiryFormFields.goodCauseId.meaning),
      impactBusiness_id: sent.impactBuyerId.describe(enquiryFormFields.impactBuyerId.meaning),
      reference: sent.heardFrom.describe(enquiryFormFields.heardFrom.meaning),
      permission: wireFlag.optional().describe('If 1, the customer wants to join the email list.'),
      language: sent.language,
      companyFax: sent.companyFax,
    }),
    answer: successWith({
      salesEnquiry_id: wholeNumberAnswer.describe('The id of the new enquiry.'),
      businessName: z.string().describe('The name of the supplier.'),
    }),
    refusals: { 404: 'The supplier does not exist or is not listed.' },
    takesKey: true,
    limited: true,
    handle: async (context, { body }) => {
      const { business_id, goodCause_id, impactBusiness_id, reference, permission, ...rest } = body;
      const input = {
        ...rest,
        supplierId: business_id,
        goodCauseId: goodCause_id,
        impactBuyerId: impactBusiness_id,
        heardFrom: reference,
        joinEmailList: permission,
      };
      const { id, supplierName } = await withFieldNames(ENQUIRY_WIRE_NAMES, () =>
        sendSalesEnquiry(context, input),
      );
      return { ...SUCCESS, salesEnquiry_id: id, businessName: supplierName };
    },
  }),
  defineCall({
    id: 'C078',
    method: 'POST',
    path: 'mailing/sendReportIssue',
    audience: ['Admin', 'Business'],
    summary: 'Reports a problem with an enquiry to staff',
    body: mailingBody({
      salesEnquiry_id: recordId
        .nullish()
        .describe('The id of the enquiry. If left out, the message has to identify the enquiry.'),
      issueType: issue.issueType.describe('The kind of problem.'),
      otherIssue: issue.otherIssue.describe('A description of the problem if the type is `Other`.'),
      message: issue.message.describe('The description of the problem.'),
    }),
    answer: successAnswer,
    refusals: NOT_VISIBLE,
    takesKey: true,
    handle: async (context, { body: { salesEnquiry_id, ...report } }) => {
      await reportSalesEnquiryIssue(context, salesEnquiry_id ?? null, report);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C085',
    method: 'POST',
    path: 'mailing/salesEnquiryReply',
    audience: ['Admin', 'Business'],
    summary: 'Sends a reply to a customer by email',
    details:
      'The email is sent to the address on the enquiry. `status` becomes `Reply Sent` once the email has been sent. Responds with 400 if the address is missing or the email is refused.',
    body: mailingBody({
      id: recordId.describe('The id of the enquiry.'),
      reply: answered.reply.describe('The text of the reply.'),
      copySelf: wireFlag.optional().describe('If 1, the caller gets a copy.'),
    }),
    answer: successAnswer,
    refusals: NOT_VISIBLE,
    takesKey: true,
    handle: async (context, { body: { id, ...answer } }) => {
      await replyToSalesEnquiry(context, id, answer);
      return SUCCESS;
    },
  }),
];
