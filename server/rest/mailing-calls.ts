import { z } from 'zod';
import { recordId } from '../platform/input.js';
import { wireFlag } from '../platform/records/wire-codecs.js';
import { replyToSalesEnquiry } from '../sales-enquiries/reply-to-sales-enquiry.js';
import { reportSalesEnquiryIssue } from '../sales-enquiries/report-sales-enquiry-issue.js';
import { sendSalesEnquiry } from '../sales-enquiries/send-sales-enquiry.js';
import { defineCall } from './call.js';
import { withWireNames } from './sales-enquiry-wire.js';
import { mailingBody } from './wire-values.js';

const text = z.unknown().optional();

export const mailingCalls = [
  defineCall({
    id: 'C079',
    method: 'POST',
    path: 'mailing/sendSalesEnquiry',
    audience: ['public'],
    body: mailingBody({
      business_id: recordId,
      fullName: text,
      email: text,
      mobile: text,
      address: text,
      message: text,
      enquiryAbout: text,
      goodCause_id: recordId.nullish(),
      impactBusiness_id: recordId.nullish(),
      reference: text,
      permission: wireFlag.optional(),
      companyFax: text,
    }),
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
      return { Result: 'Success', salesEnquiry_id: id, businessName: supplierName };
    },
  }),
  defineCall({
    id: 'C078',
    method: 'POST',
    path: 'mailing/sendReportIssue',
    audience: ['Admin', 'Business'],
    body: mailingBody({ salesEnquiry_id: recordId, issueType: text, otherIssue: text, message: text }),
    handle: async (context, { body: { salesEnquiry_id, ...report } }) => {
      await reportSalesEnquiryIssue(context, salesEnquiry_id, report);
      return { Result: 'Success' };
    },
  }),
  defineCall({
    id: 'C085',
    method: 'POST',
    path: 'mailing/salesEnquiryReply',
    audience: ['Admin', 'Business'],
    body: mailingBody({ id: recordId, reply: text, copySelf: wireFlag.optional() }),
    handle: async (context, { body: { id, ...answer } }) => {
      await replyToSalesEnquiry(context, id, answer);
      return { Result: 'Success' };
    },
  }),
];
