import { z } from 'zod';
import { MailStatusEnum } from '../platform/mail/mail-status.js';
import type { RequestContext } from '../platform/request-context.js';
import { EnquiryViewerEnum } from '../sales/sales-enquiries/enquiry-viewers.js';
import { enquiryFields, partyFields, staffFields } from '../sales/sales-enquiries/sales-enquiry.fields.js';
import { requireSalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.read-model.js';
import { instant, outputsOf } from './outputs.js';
import { reference, untrustedText } from './untrusted-text.js';

const head = { id: z.int(), version: z.int().describe('The version to send back with a change.') };

/** The output of an enquiry in a list. */
export const enquiryRow = z.object({
  ...head,
  ...outputsOf(enquiryFields, [
    'enquiredAt',
    'supplierId',
    'impactBuyerId',
    'goodCauseId',
    'fullName',
    'email',
    'mobile',
    'enquiryAbout',
    'progress',
    'buyerFeedback',
    'emailState',
    'via',
    'revenue',
    'contribution',
    'repeatSale',
    'actionNeeded',
    'followUpOn',
    'archived',
  ]),
  supplierName: untrustedText.nullable(),
  impactBuyerName: untrustedText.nullable(),
  goodCauseName: untrustedText.nullable(),
});

/** The output of an enquiry with the fields that the caller may see. */
export const enquiryRecord = z.object({
  ...head,
  viewedAs: z.enum(EnquiryViewerEnum).describe('The role in which the user sees the enquiry.'),
  supplier: reference.nullable(),
  impactBuyer: reference.nullable(),
  goodCause: reference.nullable(),
  ...outputsOf(partyFields, Object.keys(partyFields) as (keyof typeof partyFields)[]),
  replies: z
    .array(z.object({ status: z.enum(MailStatusEnum), createdAt: instant, sentAt: instant.nullable() }))
    .describe('The emails to the customer, newest first.'),
  // Absent for users other than Admin.
  ...z
    .object({
      ...outputsOf(staffFields, Object.keys(staffFields) as (keyof typeof staffFields)[]),
      ...outputsOf(enquiryFields, ['archived']),
      personResponsible: reference.nullable(),
      leadId: z.int().nullable(),
      suggestedContribution: z.number().nullable(),
    })
    .partial().shape,
});

/**
 * Returns an enquiry with the fields that the caller may see, in one level.
 * @throws AppError NOT_FOUND
 */
export async function readEnquiry(context: RequestContext, id: number): Promise<object> {
  const { staff, ...enquiry } = await requireSalesEnquiry(context, id);
  return { ...enquiry, ...staff };
}
