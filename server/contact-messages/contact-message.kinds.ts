import { registerEnumType } from 'type-graphql';

/** What mails and activities about a message say they are about. */
export const MESSAGE_SUBJECT = 'contact-message';

/** What a message is about. A followed affiliate link is no message of a person and is not among them. */
export const ContactMessageKindEnum = {
  GENERAL: 'General',
  SUPPLIER_JOIN: 'Supplier join',
  GOOD_CAUSE_JOIN: 'Good cause join',
  IMPACT_BUYER_JOIN: 'Impact buyer join',
  IMPACT_BOX: 'Impact Box',
} as const;
export type ContactMessageKind = (typeof ContactMessageKindEnum)[keyof typeof ContactMessageKindEnum];
export const CONTACT_MESSAGE_KINDS = Object.values(ContactMessageKindEnum);
registerEnumType(ContactMessageKindEnum, {
  name: 'ContactMessageKind',
  description: 'What a message to Uplift is about.',
});

/** A problem that a supplier reported of an enquiry (R181): no form of the site sends it. */
export const REPORTED_ISSUE = 'Reported issue';

/** Everything that stands among the messages of staff (A162). */
export const MessageKindEnum = { ...ContactMessageKindEnum, REPORTED_ISSUE } as const;
export type MessageKind = (typeof MessageKindEnum)[keyof typeof MessageKindEnum];
export const MESSAGE_KINDS = Object.values(MessageKindEnum);
registerEnumType(MessageKindEnum, {
  name: 'MessageKind',
  description: 'What a message to staff is about.',
});

/** What the action centre shows of a message. */
export const ACTION_VALUE_LENGTH = 300;

interface KindWords {
  /** Type of the action item that staff find. */
  action: string;
  /** What the mail to staff opens with. */
  opening: string;
  /** Written in the name of an organisation, which then has to be named. */
  forOrganisation: boolean;
  /** Worth nothing without a message. */
  needsMessage: boolean;
}

/** Everything that sets the kinds apart; all else is the same for all. */
export const KIND_WORDS: Record<ContactMessageKind, KindWords> = {
  General: {
    action: 'Message from the website',
    opening: 'Somebody has written to us through the contact page.',
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
    opening: 'Somebody would like to know more about the Impact Box.',
    forOrganisation: false,
    needsMessage: false,
  },
};
