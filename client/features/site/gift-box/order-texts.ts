import { texts } from '../../../lib/language';

/** Texts of the order form for boxes. */
export const orderTexts = texts(
  {
    less: (box: string) => `Remove: ${box}`,
    more: (box: string) => `Add: ${box}`,
    wholeNumber: 'Please enter a whole number up to 100.',
    chooseOne: 'Please choose at least one box.',
    fullName: 'Your name',
    email: 'Email',
    mobile: 'Phone',
    address: 'Where should we send your order?',
    addressHint: 'Name, street, suburb, city and postcode.',
    cause: 'Which good cause should your purchase help?',
    anyCause: 'Where it is needed most',
    message: 'Anything we should know?',
    messageHint: 'For example, card message, delivery date or allergies.',
    together: 'Total',
    submit: 'Order now, pay later',
    noPayment: 'You don’t pay today. We’ll send an invoice when we confirm your order.',
    sent: 'Thank you, we’ve got your order',
    sentText: (id: number, total: string) =>
      `Your order number is ${id} and the total is ${total}. You haven’t been charged. We’ve emailed you a copy and will confirm your order within two working days.`,
    again: 'Order another box',
  },
  {
    less: (box: string) => `Tangohia kia kotahi: ${box}`,
    more: (box: string) => `Tāpiritia kia kotahi: ${box}`,
    wholeNumber: 'Tuhia he tau tōpū, kia 100 te mutunga.',
    chooseOne: 'Kōwhiria kia kotahi pouaka, neke atu rānei.',
    fullName: 'Tō ingoa',
    email: 'Īmēra',
    mobile: 'Waea',
    address: 'Ka tukuna ki hea?',
    addressHint: 'Te ingoa, tiriti, tāone, waehere poutāpeta.',
    cause: 'Ko tēhea kaupapa pai hei āwhina?',
    anyCause: 'Ki te wāhi e tino hiahiatia ana',
    message: 'He kōrero anō mā mātou?',
    messageHint: 'He kupu mō te kāri, he rā, he mate pāwera.',
    together: 'Te tapeke',
    submit: 'Tonoa, utua ā muri',
    noPayment: 'Kāore he utu ināianei. Ka whakaūngia te tono, ka tukuna te nama.',
    sent: 'Ngā mihi, kua tuhia tō tono',
    sentText: (id: number, total: string) =>
      `Ko te tau ${id}, ko te tapeke ${total}. Kāore he moni kua tangohia. Kua īmērahia atu ngā mea i tuhia, ā, ka whakaūngia i roto i ngā rā mahi e rua.`,
    again: 'Tonoa tētahi atu',
  },
);
