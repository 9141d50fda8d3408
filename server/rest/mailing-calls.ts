import { z } from 'zod';
import { recordId } from '../platform/input.js';
import { wireFlag } from '../platform/records/wire-codecs.js';
import { enquiryReply, replyToSalesEnquiry } from '../sales-enquiries/reply-to-sales-enquiry.js';
import { enquiryIssue, reportSalesEnquiryIssue } from '../sales-enquiries/report-sales-enquiry-issue.js';
import { salesEnquiryForm, sendSalesEnquiry } from '../sales-enquiries/send-sales-enquiry.js';
import { defineCall } from './call.js';
import { withWireNames } from './sales-enquiry-wire.js';
import { SUCCESS, successAnswer, successWith, wholeNumberAnswer } from './wire-answers.js';
import { mailingBody } from './wire-values.js';

const { shape: sent } = salesEnquiryForm;
const { shape: issue } = enquiryIssue;
const { shape: answered } = enquiryReply;
const NOT_SEEN = {
  403: 'The user’s supplier has left, or the user’s role is another.',
  404: 'There is no such enquiry, or none that the caller may see.',
};

export const mailingCalls = [
  defineCall({
    id: 'C079',
    method: 'POST',
    path: 'mailing/sendSalesEnquiry',
    audience: ['public'],
    summary: 'Send an enquiry to a supplier',
    details: 'Makes the enquiry and mails supplier and customer. Whom a mail goes to is looked up here.',
    body: mailingBody({
      business_id: sent.supplierId.describe('The supplier.'),
      fullName: sent.fullName.describe('Of the customer.'),
      email: sent.email.describe('Of the customer.'),
      mobile: sent.mobile,
      address: sent.address,
      message: sent.message,
      enquiryAbout: sent.enquiryAbout,
      goodCause_id: sent.goodCauseId.describe('The cause in whose favour.'),
      impactBusiness_id: sent.impactBuyerId.describe('The impact buyer that sent the customer.'),
      reference: sent.heardFrom.describe('Where the customer heard of the supplier.'),
      permission: wireFlag.optional().describe('1: the customer wants to be told of news.'),
      companyFax: sent.companyFax,
    }),
    answer: successWith({
      salesEnquiry_id: wholeNumberAnswer,
      businessName: z.string().describe('Of the supplier.'),
    }),
    refusals: { 404: 'There is no such supplier, or it is not listed.' },
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
      const { id, supplierName } = await withWireNames(() => sendSalesEnquiry(context, input));
      return { ...SUCCESS, salesEnquiry_id: id, businessName: supplierName };
    },
  }),
  defineCall({
    id: 'C078',
    method: 'POST',
    path: 'mailing/sendReportIssue',
    audience: ['Admin', 'Business'],
    summary: 'Tell staff that something is wrong with an enquiry',
    body: mailingBody({
      salesEnquiry_id: recordId
        .nullish()
        .describe('The enquiry; left out, the message says which enquiry it is about.'),
      issueType: issue.issueType,
      otherIssue: issue.otherIssue.describe('What it is, with `Other`.'),
      message: issue.message,
    }),
    answer: successAnswer,
    refusals: NOT_SEEN,
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
    summary: 'Answer a customer by mail',
    details:
      'Goes to the address on record. `status` becomes `Reply Sent` once the mail is out; 400 when that address is missing or refuses the mail.',
    body: mailingBody({
      id: recordId.describe('The enquiry.'),
      reply: answered.reply,
      copySelf: wireFlag.optional().describe('1: mail a copy to the caller.'),
    }),
    answer: successAnswer,
    refusals: NOT_SEEN,
    takesKey: true,
    handle: async (context, { body: { id, ...answer } }) => {
      await replyToSalesEnquiry(context, id, answer);
      return SUCCESS;
    },
  }),
];
