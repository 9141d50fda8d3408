import { texts } from '../../../lib/language';
import { PRODUCT_NAME } from '../../../lib/product';

/** Texts of the contact page. */
export const contactTexts = texts(
  {
    title: 'Kia ora, what can we do for you?',
    lead: 'Contact us with questions, ideas or problems. We read every message and reply within two working days.',
    formTitle: 'Write to us',
    quicker: 'Quicker ways to get help',
    search: 'Need a supplier?',
    searchText: 'Send an enquiry from the supplier’s page. They’ll reply to you directly.',
    join: 'Want to join?',
    joinText: 'Join as a supplier, an impact buyer or a good cause.',
    about: `Want to know how ${PRODUCT_NAME} works?`,
    aboutText: 'See where the money comes from and where it goes.',
  },
  {
    title: 'Kia ora, me pēhea mātou e āwhina ai?',
    lead: 'He pātai, he whakaaro, he hapa rānei: tuhi mai. Ka pānuitia ia karere e tētahi o mātou, ka whakautua i roto i ngā rā mahi e rua.',
    formTitle: 'Tuhi mai',
    quicker: 'Ngā ara tere ake',
    search: 'E kimi kaiwhakarato ana koe',
    searchText: 'Pātai tika atu i tā rātou whārangi; mā rātou tonu koe e whakautu.',
    join: 'E hiahia ana koe ki te hono mai',
    joinText: 'Hei kaiwhakarato, hei Kaihoko Whaitake, hei kaupapa pai rānei.',
    about: `Me pēhea te mahi a ${PRODUCT_NAME}?`,
    aboutText: 'Nō hea te moni, ka haere hoki ki hea.',
  },
);
