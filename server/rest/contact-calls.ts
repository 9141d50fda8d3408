import type { ContactMessageKind } from '../staff/contact-messages/contact-message.kinds.js';
import {
  affiliateLinkNotice,
  sendAffiliateLinkNotice,
} from '../staff/contact-messages/send-affiliate-link-notice.js';
import { CONTACT_FORMS, sendContactMessage } from '../staff/contact-messages/send-contact-message.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer } from './wire-answers.js';
import { mailingBody } from './wire-values.js';

const ALIASES = { fullName: 'contact', mobile: 'phone' };
const MAIL_NOTE = 'Sends an email to staff and to the sender, and creates an action for staff.';

/**
 * Defines a call for a message of a visitor, as sent by the forms of the contact page and the gift box page.
 */
export function messageCall(id: string, path: string, kind: ContactMessageKind, summary: string) {
  const { fullName, email, mobile, message, language, companyFax } = CONTACT_FORMS[kind].shape;
  return defineCall({
    id,
    method: 'POST',
    path,
    audience: ['public'],
    anyWebsite: true,
    summary,
    details: MAIL_NOTE,
    body: mailingBody({ fullName, email, mobile, message, language, companyFax }),
    answer: successAnswer,
    takesKey: true,
    limited: true,
    handle: async (context, { body }) => {
      await sendContactMessage(context, kind, body);
      return SUCCESS;
    },
  });
}

/**
 * Defines a call for a message on behalf of an organisation. `name` is the organisation, `contact` the
 * person.
 */
function joinCall(id: string, path: string, kind: ContactMessageKind, summary: string) {
  const { organisation, fullName, email, mobile, website, message, language, companyFax } =
    CONTACT_FORMS[kind].shape;
  return defineCall({
    id,
    method: 'POST',
    path: `mailing/${path}`,
    audience: ['public'],
    anyWebsite: true,
    summary,
    details: `${MAIL_NOTE} \`fullName\` and \`mobile\` are accepted for \`contact\` and \`phone\`.`,
    body: mailingBody(
      {
        contact: fullName.describe('The full name of the sender.'),
        name: organisation.describe('The name of the organisation.'),
        email,
        phone: mobile,
        website: website.describe('The address of the organisation’s website.'),
        message,
        language,
        companyFax,
      },
      ALIASES,
    ),
    answer: successAnswer,
    takesKey: true,
    limited: true,
    handle: async (context, { body: { name, contact, phone, ...rest } }) => {
      const sent = { ...rest, organisation: name, fullName: contact, mobile: phone };
      await sendContactMessage(context, kind, sent);
      return SUCCESS;
    },
  });
}

const { supplierId: followed, url } = affiliateLinkNotice.shape;

/** The mailing calls of the contact page, the join pages and affiliate links. */
export const contactCalls = [
  messageCall('C080', 'mailing/sendGeneralEnquiry', 'General', 'Sends a general message to staff'),
  joinCall('C081', 'sendSupplierJoinEnquiry', 'Supplier join', 'Sends a request to join as a supplier'),
  joinCall('C082', 'sendGoodCauseJoinEnquiry', 'Good cause join', 'Sends a request to join as a good cause'),
  joinCall(
    'C083',
    'sendImpactBusinessJoinEnquiry',
    'Impact buyer join',
    'Sends a request to join as an impact buyer',
  ),
  defineCall({
    id: 'C084',
    method: 'POST',
    path: 'mailing/sendAffiliateLinkNotice',
    audience: ['public'],
    anyWebsite: true,
    summary: 'Notifies a supplier that its affiliate link was followed',
    details: 'Sends the supplier an email with the link on record, and creates an action for staff.',
    body: mailingBody({
      business_id: followed.describe('The id of the supplier.'),
      url: url.describe('The address of the followed link.'),
    }),
    answer: successAnswer,
    refusals: { 404: 'The supplier does not exist or is not listed.' },
    takesKey: true,
    limited: true,
    handle: async (context, { body: { business_id, url: link } }) => {
      await sendAffiliateLinkNotice(context, { supplierId: business_id, url: link });
      return SUCCESS;
    },
  }),
];
