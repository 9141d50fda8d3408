import { texts } from '../../../lib/language';

/** Texts of the coffee page. */
export const coffeeTexts = texts(
  {
    title: 'Good coffee. Better morning.',
    lead: 'You’re having a coffee anyway. Get it from a roaster who gives a share of every sale to children and young people in New Zealand.',
    find: 'Find your coffee',
    box: 'Give coffee as a gift',
    sumTitle: 'What an office coffee machine can do for a good cause',
    sumText: (month: string, year: string, hours: string) =>
      `Say an office spends ${month} a month on beans, and the supplier gives five percent. That adds up to ${year} a year, or ${hours} of community work, from coffee you’d drink anyway.`,
    month: 'of beans a month',
    year: 'given in a year',
    hours: 'of community work',
    hoursValue: (hours: number) => `${hours} hours`,
    suppliers: 'Roasters, carts and office coffee',
    suppliersLead:
      'All of these suppliers give a share of each sale. Send an enquiry from a supplier’s page, and they’ll reply to you directly.',
    all: 'All coffee suppliers',
    none: 'New roasters join all the time. See who is here now.',
    giftTitle: 'Give someone coffee or tea as a gift',
    giftText:
      'The Impact Box holds coffee or tea, honey and a card with your message. It makes someone’s day, and helps a good cause.',
    gift: 'See the Impact Box',
    sellTitle: 'Do you roast, brew or deliver coffee?',
    sellText: 'Get found by offices that want their coffee to do good. Listing is free.',
    sell: 'Join as a supplier',
  },
  {
    title: 'He kawhe pai. He ata pai ake.',
    lead: 'Ka inu koe ahakoa te aha. Tīkina i tētahi kaitunu kawhe e tuku ana i tētahi wāhanga o ia hokonga ki ngā tamariki me ngā rangatahi o Aotearoa.',
    find: 'Rapua tō kawhe',
    box: 'Kohaina he kawhe',
    sumTitle: 'Ngā hua o te mīhini kawhe',
    sumText: (month: string, year: string, hours: string) =>
      `Ki te hoko tētahi tari i ngā pīni kawhe, ${month} i te marama, i tētahi kaiwhakarato e tuku ana i te rima ōrau, ko te takoha ko te ${year} i te tau. He ōrite tērā ki te ${hours} o te mahi hapori, nā te kawhe ka inumia ahakoa te aha.`,
    month: 'mō ngā pīni i ia marama',
    year: 'ka takohaina i te tau',
    hours: 'o te mahi hapori',
    hoursValue: (hours: number) => `${hours} hāora`,
    suppliers: 'Ngā kaitunu, ngā kāta me te kawhe tari',
    suppliersLead:
      'Ka tuku wāhanga rātou katoa. Pātai atu i tā rātou whārangi; mā rātou tonu koe e whakautu.',
    all: 'Ngā kaiwhakarato kawhe katoa',
    none: 'He kaitunu hou e hono mai ana i ngā wā katoa. Tirohia ko wai kei konei.',
    giftTitle: 'He kawhe mā tētahi atu',
    giftText:
      'Kei te Pouaka Awe he kawhe, he tī rānei, he mīere, me te kāri kei roto ō kupu. Ka harikoa te tangata, ka āwhinatia hoki he kaupapa pai.',
    gift: 'Tirohia te Pouaka Awe',
    sellTitle: 'He kaitunu, he kaihanga kawhe koe?',
    sellText:
      'Kia kitea koe e ngā tari e hiahia ana kia whai hua tā rātou kawhe. Kāore he utu mō te whakarārangi.',
    sell: 'Hono mai hei kaiwhakarato',
  },
);
