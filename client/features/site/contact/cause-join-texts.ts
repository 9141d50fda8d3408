import { texts } from '../../../lib/language';

/** Texts of the page for good causes that would like to join. */
export const causeJoinTexts = texts(
  {
    title: 'A share of everyday sales for your cause',
    lead: 'Uplift passes contributions from suppliers on to charities that work with children and young people in New Zealand. Joining costs you nothing.',
    formTitle: 'Tell us about your work',
    organisation: 'Name of the good cause',
    message: 'What do you do, and who do you help?',
    hint: 'If you have a charity number, add it here.',
    next: 'What happens next',
    step1: 'We review your details',
    step1Text: 'We also check the Charities Register, which can take up to a week.',
    step2: 'We get in touch with you',
    step2Text:
      'We’ll talk about what a contribution could pay for: an hour of work, a lesson or a pair of boots.',
    step3: 'Buyers can choose you',
    step3Text: 'You get a page and a login, and can see every sale that benefits you.',
  },
  {
    title: 'He wāhanga o ngā hokonga o ia rā mō ā koutou mahi',
    lead: 'Ka tukuna e Uplift ngā takoha a ngā kaiwhakarato ki ngā kaupapa atawhai e mahi ana ki ngā tamariki me ngā rangatahi o Aotearoa. Kāore he utu ki a koutou.',
    formTitle: 'Kōrero mai mō ā koutou mahi',
    organisation: 'Te ingoa o te kaupapa pai',
    message: 'He aha ā koutou mahi, mō wai hoki?',
    hint: 'Tāpiritia hoki te tau kaupapa atawhai.',
    next: 'Ka aha i muri mai',
    step1: 'Ka pānuitia tō tuhinga',
    step1Text: 'Me ngā kōrero mō koutou kei te rēhita kaupapa atawhai. Kia kotahi wiki pea.',
    step2: 'Ka kōrerorero tātou',
    step2Text: 'Mō ngā hua o te takoha: he hāora, he akoranga, he pūtu rānei.',
    step3: 'Ka taea koutou te kōwhiri',
    step3Text:
      'Ka whiwhi koutou i tētahi whārangi me te takiuru, ā, ka kitea ia hokonga e tautoko ana i a koutou.',
  },
);
