import { z } from 'zod';
import { fieldsNamed } from '../kits/records/field.js';
import { draftReply } from '../sales/sales-enquiries/draft-reply.js';
import { enquiryReply, replyToSalesEnquiry } from '../sales/sales-enquiries/reply-to-sales-enquiry.js';
import { enquiryFields } from '../sales/sales-enquiries/sales-enquiry.fields.js';
import {
  EMAIL_STATES,
  ENQUIRY_PROGRESS,
  ENQUIRY_VIA,
} from '../sales/sales-enquiries/sales-enquiry.states.js';
import { listSalesEnquiries } from '../sales/sales-enquiries/sales-enquiry-grid.read-model.js';
import { updateSalesEnquiry } from '../sales/sales-enquiries/update-sales-enquiry.js';
import { enquiryRecord, enquiryRow, readEnquiry } from './enquiry-outputs.js';
import { changesInput, idempotencyKey, idOf, optionalIdOf, pageInput, version } from './inputs.js';
import { pageOf } from './outputs.js';
import { defineRead, defineWrite } from './tool.js';
import { untrustedText } from './untrusted-text.js';

/**
 * The fields that assistants may change. The customer is left out: an instruction in the text of an enquiry
 * must not be able to send the next reply to another address.
 */
const changeable = fieldsNamed(enquiryFields, [
  'progress',
  'buyerFeedback',
  'goodCauseId',
  'revenue',
  'supplierRevenue',
  'contribution',
  'repeatSale',
  'supplierNotes',
  'buyerNotes',
  'adminNotes',
  'xeroInvoice',
  'paidToGoodCause',
  'followUpOn',
  'chance',
  'actionNeeded',
  'personResponsibleId',
  'archived',
]);

const listInput = z.strictObject({
  search: z.string().nullish().describe('Part of a name, an address or a subject, or the id of an enquiry.'),
  progress: z.array(z.enum(ENQUIRY_PROGRESS)).nullish().describe('The progress values of the enquiries.'),
  via: z.array(z.enum(ENQUIRY_VIA)).nullish().describe('The sources of the enquiries.'),
  emailState: z.array(z.enum(EMAIL_STATES)).nullish().describe('The email states of the enquiries.'),
  year: z.int().nullish().describe('The year of the enquiry in New Zealand time.'),
  supplierId: optionalIdOf('supplier'),
  impactBuyerId: optionalIdOf('impact buyer'),
  goodCauseId: optionalIdOf('good cause'),
  actionNeeded: z.boolean().nullish().describe('True for enquiries that staff need to act on. Admin only.'),
  archived: z.boolean().nullish().describe('True to list only archived enquiries.'),
  ...pageInput,
});

/** Tools for enquiries of customers. */
export const enquiryTools = [
  defineRead({
    name: 'list_enquiries',
    title: 'List enquiries',
    description: 'Lists the enquiries that the user may see and that match the filter, newest first.',
    audience: ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'],
    resource: 'enquiries',
    input: listInput,
    output: pageOf(enquiryRow),
    handle: (context, { first, after, ...filter }) =>
      listSalesEnquiries(context, filter, null, { first, after }),
  }),
  defineRead({
    name: 'read_enquiry',
    title: 'Read an enquiry',
    description: 'Returns an enquiry with its message, notes and replies, as far as the user may see them.',
    audience: ['Admin', 'Business', 'ImpactBusiness'],
    resource: 'enquiries',
    input: z.strictObject({ id: idOf('enquiry') }),
    output: enquiryRecord,
    handle: (context, { id }) => readEnquiry(context, id),
  }),
  defineRead({
    name: 'draft_reply',
    title: 'Draft a reply to an enquiry',
    description:
      'Returns the text of a reply with a greeting and the name of the supplier. Sends nothing: show it to the user, and send it with reply_to_enquiry.',
    audience: ['Admin', 'Business'],
    resource: 'enquiries',
    input: z.strictObject({
      id: idOf('enquiry'),
      message: enquiryReply.shape.reply.describe(
        'The message to the customer, without a greeting or a signature.',
      ),
    }),
    output: z.object({
      draft: untrustedText.describe('The text of the reply. It quotes the customer.'),
      version: z.int().describe('The version of the enquiry that the draft is based on.'),
    }),
    handle: (context, { id, message }) => draftReply(context, id, message),
  }),
  defineWrite({
    name: 'reply_to_enquiry',
    title: 'Reply to an enquiry',
    description:
      'Sends a reply to the customer by email. A sent email cannot be undone, so show the text to the user first.',
    audience: ['Admin', 'Business'],
    resource: 'enquiries',
    effect: 'sends',
    input: z.strictObject({
      id: idOf('enquiry'),
      reply: enquiryReply.shape.reply.describe('The text of the reply.'),
      copySelf: z.boolean().default(false).describe('True to send the user a copy.'),
      idempotencyKey,
    }),
    record: enquiryRecord,
    read: readEnquiry,
    write: async (context, { id, reply, copySelf }) => {
      await replyToSalesEnquiry(context, id, { reply, copySelf });
      return id;
    },
  }),
  defineWrite({
    name: 'change_enquiry',
    title: 'Change an enquiry',
    description:
      'Changes the progress and other fields of an enquiry. The role of the user decides which fields can be changed. Customer details cannot be changed.',
    audience: ['Admin', 'Business', 'ImpactBusiness'],
    resource: 'enquiries',
    effect: 'changes',
    input: z.strictObject({ id: idOf('enquiry'), version, fields: changesInput(changeable) }),
    record: enquiryRecord,
    read: readEnquiry,
    write: async (context, { id, version: expected, fields }) => {
      await updateSalesEnquiry(context, id, fields, { version: expected });
      return id;
    },
  }),
];
