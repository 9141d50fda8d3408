import { z } from 'zod';
import type { ContactMessageKind } from '../contact-messages/contact-message.kinds.js';
import { sendAffiliateLinkNotice } from '../contact-messages/send-affiliate-link-notice.js';
import { sendContactMessage } from '../contact-messages/send-contact-message.js';
import { recordId } from '../platform/input.js';
import { defineCall } from './call.js';
import { withFieldNames } from './wire-names.js';
import { mailingBody } from './wire-values.js';

const text = z.unknown().optional();
const WIRE_NAMES = { fullName: 'contact', organisation: 'name', mobile: 'phone' };

/** A message in the name of an organisation: `name` is the organisation's, `contact` the person's. */
const joinCall = (id: string, path: string, kind: ContactMessageKind) =>
  defineCall({
    id,
    method: 'POST',
    path: `mailing/${path}`,
    audience: ['public'],
    body: mailingBody({
      name: text,
      contact: text,
      fullName: text,
      email: text,
      phone: text,
      mobile: text,
      website: text,
      message: text,
      companyFax: text,
    }),
    handle: async (context, { body }) => {
      const { name, contact, phone, fullName, mobile, ...rest } = body;
      const message = {
        ...rest,
        organisation: name,
        fullName: contact ?? fullName,
        mobile: phone ?? mobile,
      };
      await withFieldNames(WIRE_NAMES, () => sendContactMessage(context, kind, message));
      return { Result: 'Success' };
    },
  });

/** The mailing calls of the contact page, the join pages and affiliate links. */
export const contactCalls = [
  defineCall({
    id: 'C080',
    method: 'POST',
    path: 'mailing/sendGeneralEnquiry',
    audience: ['public'],
    body: mailingBody({ fullName: text, email: text, mobile: text, message: text, companyFax: text }),
    handle: async (context, { body }) => {
      await sendContactMessage(context, 'General', body);
      return { Result: 'Success' };
    },
  }),
  joinCall('C081', 'sendSupplierJoinEnquiry', 'Supplier join'),
  joinCall('C082', 'sendGoodCauseJoinEnquiry', 'Good cause join'),
  joinCall('C083', 'sendImpactBusinessJoinEnquiry', 'Impact buyer join'),
  defineCall({
    id: 'C084',
    method: 'POST',
    path: 'mailing/sendAffiliateLinkNotice',
    audience: ['public'],
    body: mailingBody({ business_id: recordId, url: text }),
    handle: async (context, { body: { business_id, url } }) => {
      await sendAffiliateLinkNotice(context, { supplierId: business_id, url });
      return { Result: 'Success' };
    },
  }),
];
