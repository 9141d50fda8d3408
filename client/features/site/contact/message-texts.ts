import { texts } from '../../../lib/language';

/** Texts of the form that every message to Uplift is written in. */
export const messageTexts = texts(
  {
    fullName: 'Your name',
    email: 'Email',
    mobile: 'Phone',
    website: 'Website or Facebook page',
    message: 'Your message',
    send: 'Send message',
    sendJoin: 'Send us your details',
    privacy: 'Only our team will see your message.',
    sent: 'Thank you, your message has been sent',
    sentText: 'We’ve sent you a confirmation email. One of our team will reply soon.',
    again: 'Send another message',
    findSupplier: (search: string) => `Please help me find a supplier: ${search}`,
  },
  {
    fullName: 'Tō ingoa',
    email: 'Īmēra',
    mobile: 'Waea',
    website: 'Paetukutuku, Facebook rānei',
    message: 'Tō karere',
    send: 'Tukuna te karere',
    sendJoin: 'Tukuna mai ki a mātou',
    privacy: 'Ka tae ki tō mātou tīma anake.',
    sent: 'Ngā mihi, kua tukuna',
    sentText:
      'Kua tukuna he īmēra ki a koe hei whakaatu kua tae mai. Ka pānuitia ia karere e tētahi o mātou, ka whakahoki kōrero ki a koe.',
    again: 'Tukuna tētahi atu karere',
    findSupplier: (search: string) => `Tēnā, āwhinatia mai ki te kimi kaiwhakarato: ${search}`,
  },
);

/** The label of the organisation, and the label and hint of the message, if they differ from the usual ones. */
export type MessageTexts = { organisation?: string; messageLabel?: string; messageHint?: string };
