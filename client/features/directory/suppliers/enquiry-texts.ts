import { texts } from '../../../lib/language';

/** Texts of the enquiry form. */
export const enquiryTexts = texts(
  {
    yourName: 'Your name',
    email: 'Email',
    phone: 'Phone',
    about: 'What is your enquiry about?',
    message: 'Your message',
    cause: 'Which good cause should your purchase help?',
    anyCause: 'Where it is needed most',
    heardFrom: 'How did you hear about us?',
    keepPosted: 'Keep me updated about the impact of buying through Uplift',
    send: 'Send enquiry',
    straightTo: (name: string) => `Your enquiry goes straight to ${name}. Sending an enquiry is free.`,
    again: 'Send another enquiry',
    sent: (name: string) =>
      `${name} has your enquiry and will reply by email or phone. We’ve emailed you a copy.`,
  },
  {
    yourName: 'Tō ingoa',
    email: 'Īmēra',
    phone: 'Waea',
    about: 'He aha te kaupapa?',
    message: 'Tō karere',
    cause: 'Ko tēhea kaupapa pai hei āwhina?',
    anyCause: 'Ki te wāhi e tino hiahiatia ana',
    heardFrom: 'I rongo koe mō mātou i hea?',
    keepPosted: 'Whakamōhiotia mai ngā hua o te hoko mā Uplift',
    send: 'Tukuna te pātai',
    straightTo: (name: string) => `Ka haere tika ki a ${name}. Kāore he utu.`,
    again: 'Tukuna tētahi atu pātai',
    sent: (name: string) =>
      `Kei a ${name} tō pātai, ka whakautu mā te īmēra, mā te waea rānei. Kua īmēra atu mātou i tae.`,
  },
);
