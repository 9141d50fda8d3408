import type { Language } from '../../platform/language.js';
import type { ContactMessageKind } from './contact-message.kinds.js';

interface ConfirmationTexts {
  /** The subject and the text of the mail for each kind of message. */
  kinds: Record<ContactMessageKind, { subject: string; answer: string }>;
  notYou: string;
}

/** The texts of the mail to the sender of a message, in the language of the page with the form. */
export const CONFIRMATION_TEXTS: Record<Language, ConfirmationTexts> = {
  en: {
    kinds: {
      General: {
        subject: 'We’ve got your message',
        answer: 'Thank you for your message. We’ll reply within two working days.',
      },
      'Supplier join': {
        subject: 'Welcome: your next steps as a supplier',
        answer:
          'Thank you for your interest in being listed. We’ll be in touch within two working days to agree on a contribution with you and set up your profile. Listing is free.',
      },
      'Good cause join': {
        subject: 'Welcome: your next steps as a good cause',
        answer:
          'Thank you for telling us about your work. We’ll review it and be in touch within a week to talk about how contributions could help.',
      },
      'Impact buyer join': {
        subject: 'Welcome: your next steps as an Impact Buyer',
        answer:
          'Thank you for your interest in buying for good. We’ll be in touch within two working days to find out what you buy and show you how much it could give.',
      },
      'Impact Box': {
        subject: 'Your question about the Impact Box',
        answer: 'Thank you for your interest in the Impact Box. We’ll reply within two working days.',
      },
    },
    notYou: 'If this wasn’t you, please ignore this email.',
  },
  mi: {
    kinds: {
      General: {
        subject: 'Kua tae mai tō karere',
        answer: 'Ngā mihi mō te tuhi mai. Ka whakautu mātou i roto i ngā rā mahi e rua.',
      },
      'Supplier join': {
        subject: 'Nau mai: ngā mahi ka whai mai hei kaiwhakarato',
        answer:
          'Ngā mihi mō tō hiahia kia rārangitia koe. Ka whakapā atu mātou i roto i ngā rā mahi e rua, ka whakarite tahi i tētahi takoha, ka hanga hoki i tō kōtaha. Kāore he utu mō te whakarārangi.',
      },
      'Good cause join': {
        subject: 'Nau mai: ngā mahi ka whai mai hei kaupapa pai',
        answer:
          'Ngā mihi mō te whakamōhio mai i ā koutou mahi. Ka āta tirohia e mātou, ka whakapā atu i roto i te wiki kotahi ki te kōrero mō ngā hua o ngā takoha.',
      },
      'Impact buyer join': {
        subject: 'Nau mai: ngā mahi ka whai mai hei Kaihoko Whaitake',
        answer:
          'Ngā mihi mō tō hiahia ki te hoko mō te pai. Ka whakapā atu mātou i roto i ngā rā mahi e rua, kia rongo ai he aha āu e hoko ai, kia whakaatu hoki i ngā hua ka puta.',
      },
      'Impact Box': {
        subject: 'Tō pātai mō te Pouaka Awe',
        answer: 'Ngā mihi mō tō aro mai ki te Pouaka Awe. Ka whakautu mātou i roto i ngā rā mahi e rua.',
      },
    },
    notYou: 'Ehara nāu te karere? Waiho noa tēnei īmēra.',
  },
};
