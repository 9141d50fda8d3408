import { texts } from '../../../lib/language';

/** Texts of the page for suppliers who would like to be listed. */
export const supplierJoinTexts = texts(
  {
    title: 'Sell something good and give a share of each sale',
    lead: 'Listing is free. You only contribute when you make a sale, and your customers can see that you do.',
    formTitle: 'Tell us about your business',
    organisation: 'Name of the business',
    message: 'What do you offer?',
    hint: 'Also tell us where you work in New Zealand. A sentence or two is enough.',
    next: 'What happens next',
    step1: 'We get in touch',
    step1Text: 'We’ll contact you within two working days to hear what you do and answer your questions.',
    step2: 'You agree on a contribution',
    step2Text: 'A share of the sale or a set amount, whichever suits your trade. There are no fees.',
    step3: 'Your profile goes live',
    step3Text: 'We write your profile with you. Once it’s live, enquiries come straight to you.',
  },
  {
    title: 'Hokona atu he mea pai, tukuna he wāhanga',
    lead: 'Kāore he utu mō te whakarārangi. Ka takoha anake koe ina oti he hokonga, ā, ka mōhio ō kiritaki.',
    formTitle: 'Kōrero mai mō tō pakihi',
    organisation: 'Te ingoa o te pakihi',
    message: 'He aha tāu e whakarato nei?',
    hint: 'Kei hea i Aotearoa? Ka nui te rerenga kotahi, te rua rānei.',
    next: 'Ka aha i muri mai',
    step1: 'Ka whakapā atu mātou',
    step1Text: 'I roto i ngā rā mahi e rua, kia rongo i ō mahi, kia whakautu hoki i ō pātai.',
    step2: 'Ka whakaaetia te takoha',
    step2Text:
      'He wāhanga o te hokonga, he moni pūmau rānei, ko tā tō ahumahi e pai ai. Kāore he utu whakauru.',
    step3: 'Ka tuwhera tō kōtaha',
    step3Text: 'Ka tuhia tahitia. Mai i reira, ka tae tika atu ngā pātai ki a koe.',
  },
);
