import { z } from 'zod';
import { wireFlag } from '../kits/records/wire-codecs.js';
import { recordId } from '../platform/input.js';
import { enquiryReply, replyToSalesEnquiry } from '../sales/sales-enquiries/reply-to-sales-enquiry.js';
import {
  enquiryIssue,
  reportSalesEnquiryIssue,
} from '../sales/sales-enquiries/report-sales-enquiry-issue.js';
import { salesEnquiryForm, sendSalesEnquiry } from '../sales/sales-enquiries/send-sales-enquiry.js';
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
    details:
      'Creates the enquiry and sends an email to the supplier and to the customer. The server looks up the recipients.',
    body: mailingBody({
      business_id: sent.supplierId.describe('The id of the supplier.'),
      fullName: sent.fullName.describe('The full name of the customer.'),
      email: sent.email.describe('The email address of the customer.'),
      mobile: sent.mobile.describe('The phone number of the customer.'),
      address: sent.address.describe('The address of the customer.'),
      message: sent.message.describe('The text of the enquiry.'),
      enquiryAbout: sent.enquiryAbout.describe('The topic of the enquiry.'),
      goodCause_id: sent.goodCauseId.describe('The id of the good cause that benefits.'),
      impactBusiness_id: sent.impactBuyerId.describe(
        'The id of the impact buyer that referred the customer.',
      ),
      reference: sent.heardFrom.describe('The way the customer heard about the supplier.'),
      permission: wireFlag.optional().describe('If 1, the customer wants to receive news.'),
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
