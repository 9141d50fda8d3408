import { z } from 'zod';
import { emailAddress, line, recordId, text } from '../platform/input.js';
import { draftForBuyer, draftForSupplier } from '../sales/lead-mails/draft-from-values.js';
import { emailLeadBuyer, emailLeadSupplier } from '../sales/lead-mails/send-lead-mail.js';
import { defineCall } from './call.js';
import { conflict } from './conflict.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { ignoredField, mailingBody } from './wire-values.js';

const WIRE_NAMES = { cc: 'toCC', bcc: 'toBCC', replyTo: 'replyToEmail' } as const;
const SENT_ELSEWHERE = { 404: 'The lead does not exist.' };

/** The enquiry of a lead that has one already. */
const enquiryOfLead = z
  .strictObject({ salesEnquiryId: wholeNumberAnswer.describe('The id of the enquiry of the lead.') })
  .meta({ id: 'EnquiryOfLead' });

const name = line(200).nullish();
const summary = text(2000).nullish();
const address = emailAddress.nullish();
const link = line(2000)
  .nullish()
  .describe(
    'A full web address (https://site.nz/shop/coffee), a path (/shop/coffee), or only the last part (coffee).',
  );

const addressed = z.strictObject({ email: z.string().describe('The email address of the recipient.') });
const mailAnswer = z
  .strictObject({
    subject: z.string().describe('The subject of the email.'),
    body: z.string().describe('The text of the email, as HTML with headings, lists, links and emphasis.'),
    to: z.array(addressed).describe('The recipients of the email.'),
    toCC: z.array(addressed).describe('The recipients of copies.'),
    toBCC: z.array(addressed).describe('The recipients of blind copies.'),
  })
  .meta({ id: 'LeadMail' });

const addresses = z
  .array(z.union([z.string(), z.object({ email: z.string() })]), { error: 'This must be a list.' })
  .nullish()
  .describe(
    'A list of email addresses, or of objects with an `email` field. At most 25 addresses across all lists.',
  );
type Addresses = z.output<typeof addresses>;

const mail = {
  leadID: recordId.describe('The id of the lead.'),
  subject: z.string().nullish().describe('The subject of the email.'),
  body: z
    .string()
    .nullish()
    .describe('The text of the email: plain text, or HTML with headings, lists, links, bold and italics.'),
  to: addresses,
  toCC: addresses,
  toBCC: addresses,
  replyToEmail: address.describe('The address for replies. The default is the address of the caller.'),
};

const listed = (list: Addresses) => list?.map((each) => (typeof each === 'string' ? each : each.email));

type Mail = { [Key in Exclude<keyof typeof mail, 'leadID'>]?: z.output<(typeof mail)[Key]> };
const mailIn = ({ subject, body, to, toCC, toBCC, replyToEmail }: Mail) => ({
  subject,
  body,
  to: listed(to),
  cc: listed(toCC),
  bcc: listed(toBCC),
  replyTo: replyToEmail,
});

const addressedTo = (list: string[]) => list.map((email) => ({ email }));
const wireMail = (draft: { subject: string; body: string; to: string[]; cc: string[]; bcc: string[] }) => ({
  subject: draft.subject,
  body: draft.body,
  to: addressedTo(draft.to),
  toCC: addressedTo(draft.cc),
  toBCC: addressedTo(draft.bcc),
});

/** Calls for mails of staff about leads to buyers and suppliers. */
export const leadMailCalls = [
  defineCall({
    id: 'C096',
    method: 'POST',
    path: 'leads/loadIBEmailPreview',
    audience: ['Admin'],
    summary: 'Returns a draft of the email to the impact buyer of a lead',
    details:
      'Fills in the current email template. Nothing is sent. Values that are left out are empty in the draft.',
    body: mailingBody({
      buyerName: name.describe('The name of the impact buyer.'),
      opportunitySummary: summary.describe('The summary of the offer.'),
      supplierName: name.describe('The name of the supplier.'),
      supplierType: name.describe(
        'The type of supplier, usually the title shown below the supplier’s name in lists.',
      ),
      linkToProfileListing: link,
      leadsLinkWithID: link,
      buyer_id: recordId
        .nullish()
        .describe(
          'The ID of the impact buyer. If you give no page or email address, the buyer’s own are used.',
        ),
      emailToIB: address.describe('The address of the recipient.'),
      user: ignoredField,
      replyToEmail: address.describe(
        'The address for replies. This API call only checks the address, so include it again when you send the email.',
      ),
    }),
    answer: mailAnswer,
    handle: async (context, { body: { buyer_id, emailToIB, replyToEmail, user: _, ...values } }) => {
      const reach = { buyerId: buyer_id, to: emailToIB, replyTo: replyToEmail };
      return wireMail(await draftForBuyer(context, values, reach));
    },
  }),
  defineCall({
    id: 'C097',
    method: 'POST',
    path: 'leads/sendIBEmail',
    audience: ['Admin'],
    summary: 'Sends an email to the impact buyer of a lead',
    details: 'The lead gets the status `Action Taken` and a chance of 20%, unless it has an enquiry.',
    body: mailingBody(mail),
    answer: successAnswer,
    refusals: { ...SENT_ELSEWHERE, 409: 'The buyer and the supplier have another open lead.' },
    takesKey: true,
    handle: async (context, { body: { leadID, ...sent } }) => {
      await withFieldNames(WIRE_NAMES, () => emailLeadBuyer(context, leadID, mailIn(sent)));
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C098',
    method: 'POST',
    path: 'leads/loadASEmailPreview',
    audience: ['Admin'],
    summary: 'Returns a draft of the email to the supplier of a lead',
    details:
      'Fills in the current email template. Nothing is sent. Values that are left out are empty in the draft.',
    body: mailingBody({
      supplierName: name.describe('The name of the supplier.'),
      opportunitySummary: summary.describe('The summary of the offer.'),
      buyerName: name.describe('The name of the impact buyer.'),
      buyerType: name.describe('The type of the impact buyer.'),
      buyerEmail: address.describe('The email address of the impact buyer.'),
      buyerContactNumber: line(50).nullish().describe('The phone number of the impact buyer.'),
      leadFor_business_id: recordId
        .nullish()
        .describe(
          'The ID of the supplier. The email goes to the address where the supplier receives introductions.',
        ),
      buyerContactPerson: name.describe('The name of the buyer’s contact.'),
      user: ignoredField,
      replyToEmail: address.describe(
        'The address for replies. This API call only checks the address, so include it again when you send the email.',
      ),
    }),
    answer: mailAnswer,
    handle: async (context, { body: { leadFor_business_id, replyToEmail, user: _, ...values } }) => {
      const reach = { supplierId: leadFor_business_id, replyTo: replyToEmail };
      return wireMail(await draftForSupplier(context, values, reach));
    },
  }),
  defineCall({
    id: 'C099',
    method: 'POST',
    path: 'leads/sendASEmail',
    audience: ['Admin'],
    furtherScope: 'enquiries:write',
    summary: 'Sends an email to the supplier of a lead and creates an enquiry',
    details:
      'The contact you give is added to the enquiry. Fields that are left out are copied from the lead.',
    body: mailingBody({
      ...mail,
      fullName: name.describe('The confirmed name of the buyer’s contact.'),
      mobile: line(50).nullish().describe('The phone number of the contact.'),
      email: address.describe('The email address of the contact.'),
    }),
    answer: successAnswer,
    refusals: { ...SENT_ELSEWHERE, 409: conflict(enquiryOfLead, 'The lead has an enquiry already.') },
    takesKey: true,
    handle: async (context, { body: { leadID, fullName, mobile, email, ...sent } }) => {
      const contact = { fullName, mobile, email };
      await withFieldNames(WIRE_NAMES, () => emailLeadSupplier(context, leadID, mailIn(sent), contact));
      return SUCCESS;
    },
  }),
];
