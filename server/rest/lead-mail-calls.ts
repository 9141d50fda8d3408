import { z } from 'zod';
import { draftForBuyer, draftForSupplier } from '../lead-mails/draft-from-values.js';
import { emailLeadBuyer, emailLeadSupplier } from '../lead-mails/send-lead-mail.js';
import { emailAddress, line, recordId, text } from '../platform/input.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { ignoredField, mailingBody } from './wire-values.js';

const WIRE_NAMES = { cc: 'toCC', bcc: 'toBCC', replyTo: 'replyToEmail' } as const;
const SENT_ELSEWHERE = { 404: 'There is no such lead.' };

const name = line(200).nullish();
const summary = text(2000).nullish();
const address = emailAddress.nullish();
const link = line(2000)
  .nullish()
  .describe('An address on the web, a path of this site, or what stands behind its folder there.');

const addressed = z.strictObject({ email: z.string() });
const mailAnswer = z
  .strictObject({
    subject: z.string(),
    body: z.string().describe('HTML of headings, lists, links and emphasis.'),
    to: z.array(addressed),
    toCC: z.array(addressed),
    toBCC: z.array(addressed),
  })
  .meta({ id: 'LeadMail' });

const addresses = z
  .array(z.union([z.string(), z.object({ email: z.string() })]), { error: 'This must be a list.' })
  .nullish()
  .describe('Each an address, or an object with it as `email`. At most 25 in all lists together.');
type Addresses = z.output<typeof addresses>;

const mail = {
  leadID: recordId.describe('The lead that it is about.'),
  subject: z.string().nullish(),
  body: z.string().nullish().describe('HTML of headings, lists, links and emphasis, or plain text.'),
  to: addresses,
  toCC: addresses,
  toBCC: addresses,
  replyToEmail: address.describe('Where answers go; left out: to the caller.'),
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
    summary: 'Fill in the mail to the impact buyer of a lead',
    details: 'Of the template that staff keep. Nothing is sent; what is left out stands in it as nothing.',
    body: mailingBody({
      buyerName: name,
      opportunitySummary: summary,
      supplierName: name,
      supplierType: name,
      linkToProfileListing: link,
      leadsLinkWithID: link,
      buyer_id: recordId.nullish().describe('Whose page and address it is where these are left out.'),
      emailToIB: address.describe('Whom the mail is to.'),
      user: ignoredField,
      replyToEmail: address.describe('Checked; it is given again to send the mail.'),
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
    summary: 'Send a mail to the impact buyer of a lead',
    details: 'The lead is `Action Taken` from then on, with a chance of 20, unless it has an enquiry.',
    body: mailingBody(mail),
    answer: successAnswer,
    refusals: { ...SENT_ELSEWHERE, 409: 'The two have another open lead.' },
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
    summary: 'Fill in the mail to the supplier of a lead',
    details: 'Of the template that staff keep. Nothing is sent; what is left out stands in it as nothing.',
    body: mailingBody({
      supplierName: name,
      opportunitySummary: summary,
      buyerName: name,
      buyerType: name,
      buyerEmail: address,
      buyerContactNumber: line(50).nullish(),
      leadFor_business_id: recordId
        .nullish()
        .describe('The supplier, to whose address for introductions it is.'),
      buyerContactPerson: name,
      user: ignoredField,
      replyToEmail: address.describe('Checked; it is given again to send the mail.'),
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
    summary: 'Send a mail to the supplier of a lead, and make an enquiry of it',
    details: 'The enquiry has the contact that is given here; what is left out is taken from the lead.',
    body: mailingBody({
      ...mail,
      fullName: name.describe('Of the buyer’s contact, as it was confirmed.'),
      mobile: line(50).nullish(),
      email: address,
    }),
    answer: successAnswer,
    refusals: { ...SENT_ELSEWHERE, 409: 'The lead has an enquiry.' },
    takesKey: true,
    handle: async (context, { body: { leadID, fullName, mobile, email, ...sent } }) => {
      const contact = { fullName, mobile, email };
      await withFieldNames(WIRE_NAMES, () => emailLeadSupplier(context, leadID, mailIn(sent), contact));
      return SUCCESS;
    },
  }),
];
