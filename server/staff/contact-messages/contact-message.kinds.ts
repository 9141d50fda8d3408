import { registerEnumType } from 'type-graphql';

/** The subject type of mails and activities about a message. */
export const MESSAGE_SUBJECT = 'contact-message';

/**
 * The kinds of message from the forms of the site. A followed affiliate link is not a message by a person and
 * is not among them.
 */
export const ContactMessageKindEnum = {
  GENERAL: 'General',
  SUPPLIER_JOIN: 'Supplier join',
  GOOD_CAUSE_JOIN: 'Good cause join',
  IMPACT_BUYER_JOIN: 'Impact buyer join',
  IMPACT_BOX: 'Impact Box',
} as const;
export type ContactMessageKind = (typeof ContactMessageKindEnum)[keyof typeof ContactMessageKindEnum];
export const CONTACT_MESSAGE_KINDS = Object.values(ContactMessageKindEnum);
/** The descriptions of these kinds in the GraphQL schema. */
const FORM_KINDS = {
  GENERAL: { description: 'A general message.' },
  SUPPLIER_JOIN: { description: 'A request to join as a supplier.' },
  GOOD_CAUSE_JOIN: { description: 'A request to join as a good cause.' },
  IMPACT_BUYER_JOIN: { description: 'A request to join as an impact buyer.' },
  IMPACT_BOX: { description: 'A question about the Impact Box.' },
};

registerEnumType(ContactMessageKindEnum, {
  name: 'ContactMessageKind',
  description: 'The type of message sent through a form on the site.',
  valuesConfig: FORM_KINDS,
});

/** The kind of a problem with an enquiry that a supplier reported (R181). No public form sends it. */
export const REPORTED_ISSUE = 'Reported issue';

/** The kinds of message in the list of staff (A162). */
export const MessageKindEnum = { ...ContactMessageKindEnum, REPORTED_ISSUE } as const;
export type MessageKind = (typeof MessageKindEnum)[keyof typeof MessageKindEnum];
export const MESSAGE_KINDS = Object.values(MessageKindEnum);
registerEnumType(MessageKindEnum, {
  name: 'MessageKind',
  description: 'The type of message, as staff see it in the message list.',
  valuesConfig: {
    ...FORM_KINDS,
    REPORTED_ISSUE: { description: 'A problem with an enquiry that a supplier reported.' },
  },
});

/** The maximum length of the text of a message in the action centre, in characters. */
export const ACTION_VALUE_LENGTH = 300;

interface KindLabels {
  /** The type of the action for staff. */
  action: string;
  /** The opening sentence of the mail to staff. */
  opening: string;
  /** True if the message is on behalf of an organisation, which is then required. */
  forOrganisation: boolean;
  /** True if the text of the message is required. */
  needsMessage: boolean;
}

/** The differences between the kinds of message. */
export const KIND_LABELS: Record<ContactMessageKind, KindLabels> = {
  General: {
    action: 'Message from the website',
    opening: 'A visitor has sent a message through the contact page.',
    forOrganisation: false,
    needsMessage: true,
  },
  'Supplier join': {
    action: 'Supplier would like to join',
    opening: 'A supplier would like to be listed.',
    forOrganisation: true,
    needsMessage: false,
  },
  'Good cause join': {
    action: 'Good cause would like to join',
    opening: 'A good cause would like to join.',
    forOrganisation: true,
    needsMessage: false,
  },
  'Impact buyer join': {
    action: 'Impact buyer would like to join',
    opening: 'An organisation would like to become an Impact Buyer.',
    forOrganisation: true,
    needsMessage: false,
  },
  'Impact Box': {
    action: 'Question about the Impact Box',
    opening: 'A visitor has a question about the Impact Box.',
    forOrganisation: false,
    needsMessage: false,
  },
};
