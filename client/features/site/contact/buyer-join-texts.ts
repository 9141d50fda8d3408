import { texts } from '../../../lib/language';

/** Texts of the page for organisations that would like to become Impact Buyers. */
export const buyerJoinTexts = texts(
  {
    title: 'Make the things you already buy count',
    lead: 'Schools, offices, clubs and marae spend money every week. If you’re an impact buyer, part of that money goes to the good cause you choose. You pay the usual price.',
    formTitle: 'Tell us about your organisation',
    organisation: 'Name of the organisation',
    message: 'What do you buy most?',
    hint: 'Printing, cleaning, catering: whatever comes to mind.',
    next: 'What happens next',
    step1: 'We get in touch',
    step1Text: 'We’ll contact you within two working days to hear what you buy and what matters to you.',
    step2: 'You choose a good cause',
    step2Text: 'Every contribution from your purchases goes to the cause you choose.',
    step3: 'You keep buying as usual',
    step3Text:
      'Buy from suppliers you know, or find new ones. We show you how much your purchases have raised for good causes.',
  },
  {
    title: 'Hokona ngā mea e hiahiatia ana, kia whai hua',
    lead: 'Ia wiki ka whakapau moni ngā kura, ngā tari, ngā karapu me ngā marae. Mā te noho hei Kaihoko Whaitake ka tae tētahi wāhanga ki te kaupapa pai i kōwhiria e koe, me te utu noa tonu.',
    formTitle: 'Kōrero mai mō tō whakahaere',
    organisation: 'Te ingoa o te whakahaere',
    message: 'He aha te mea e kaha hokona ana e koe?',
    hint: 'Te tā, te horoi, te taka kai: ko tā te hinengaro e puta ai.',
    next: 'Ka aha i muri mai',
    step1: 'Ka whakapā atu mātou',
    step1Text:
      'I roto i ngā rā mahi e rua, kia rongo i ngā mea e hokona ana me ngā mea e whai tikanga ana ki a koe.',
    step2: 'Ka kōwhiri koe i tētahi kaupapa pai',
    step2Text: 'Ka tae atu ki reira ngā takoha katoa o ō hokonga.',
    step3: 'Ka hoko koe pērā i mua',
    step3Text: 'I ngā kaiwhakarato e mōhio ana koe, i ngā mea hou rānei. Ka whakaaturia ngā hua.',
  },
);
