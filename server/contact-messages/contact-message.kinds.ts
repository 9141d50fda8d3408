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

interface KindWords {
  /** Type of the action item that staff find. */
  action: string;
  /** What the mail to staff opens with. */
  opening: string;
  /** Subject and words of the mail to the sender. */
  subject: string;
  answer: string;
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
    subject: 'We have your message',
    answer: 'Thank you for writing. One of us reads every message and will answer within two working days.',
    forOrganisation: false,
    needsMessage: true,
  },
  'Supplier join': {
    action: 'Supplier would like to join',
    opening: 'A supplier would like to be listed.',
    subject: 'Welcome: your next steps as a supplier',
    answer:
      'Thank you for wanting to be listed. We will ring you within two working days, agree on a contribution with you, and put your profile together. Being listed costs nothing.',
    forOrganisation: true,
    needsMessage: false,
  },
  'Good cause join': {
    action: 'Good cause would like to join',
    opening: 'A good cause would like to join.',
    subject: 'Welcome: your next steps as a good cause',
    answer:
      'Thank you for telling us about your work. We will look at it together and be in touch within a week to talk about what contributions could do.',
    forOrganisation: true,
    needsMessage: false,
  },
  'Impact buyer join': {
    action: 'Impact buyer would like to join',
    opening: 'An organisation would like to become an Impact Buyer.',
    subject: 'Welcome: your next steps as an Impact Buyer',
    answer:
      'Thank you for wanting to buy for good. We will be in touch within two working days to hear what you buy, and to show you what it could give.',
    forOrganisation: true,
    needsMessage: false,
  },
  'Impact Box': {
    action: 'Question about the Impact Box',
    opening: 'Somebody would like to know more about the Impact Box.',
    subject: 'Your question about the Impact Box',
    answer: 'Thank you for your interest in the Impact Box. We will answer within two working days.',
    forOrganisation: false,
    needsMessage: false,
  },
};
