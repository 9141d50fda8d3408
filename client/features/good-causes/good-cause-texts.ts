import { texts } from '../../lib/language';

/** Texts of the list of good causes. */
export const causeListTexts = texts(
  {
    description:
      'The good causes for children and young people in New Zealand that purchases contribute to, and what each has received so far.',
    title: 'Where it all goes',
    lead: 'These are the causes that buyers can choose. Each works for children and young people in New Zealand, and gets the whole of every contribution made to it.',
    join: 'Put your cause forward',
    awaiting: (dollars: string) => `A further ${dollars} is waiting for its good cause to be chosen.`,
    unlisted: (dollars: string) => `${dollars} more has gone to causes that are not listed here.`,
    soFar: 'What the causes have received so far',
    received: 'received so far',
    hours: 'equivalent hours of community work',
    causes: 'good causes',
    list: 'Choose one that is close to you',
    listLead: 'Say which with your enquiry. The supplier does the rest.',
    areas: 'Or help a whole area',
    areasLead:
      'These pass contributions on within an area, or to where they are needed most. They carry it in their name.',
    given: 'received',
    hoursShort: (hours: string) => `${hours} hours of community work`,
    none: 'No good causes yet',
    noneText: 'The first ones are being looked at. Put yours forward.',
  },
  {
    description:
      'Ngā kaupapa pai mō ngā tamariki me ngā rangatahi o Aotearoa e tautokona ana e ngā hokonga, me ngā mea kua tae ki ia kaupapa.',
    title: 'Ka haere katoa ki hea',
    lead: 'Koinei ngā kaupapa ka taea e ngā kaihoko te kōwhiri. E mahi ana ia kaupapa mō ngā tamariki me ngā rangatahi o Aotearoa, ā, ka whiwhi i te katoa o ia takoha.',
    join: 'Tāpaetia tō kaupapa',
    awaiting: (dollars: string) => `Tērā anō te ${dollars} e tatari ana kia kōwhiria tōna kaupapa pai.`,
    unlisted: (dollars: string) => `Kua tae anō te ${dollars} ki ētahi kaupapa kāore i te rārangi nei.`,
    soFar: 'Ngā mea kua tae ki ngā kaupapa i tēnei wā',
    received: 'kua tae i tēnei wā',
    hours: 'hāora mahi hapori e rite ana',
    causes: 'kaupapa pai',
    list: 'Kōwhiria tētahi e tata ana ki tō ngākau',
    listLead: 'Kōrerotia mai ki tō pātai. Mā te kaiwhakarato te toenga.',
    areas: 'Āwhinatia rānei tētahi rohe katoa',
    areasLead:
      'Ka tukuna e ēnei ngā takoha i roto i te rohe, ki te wāhi rānei e tino hiahiatia ana. Kei te ingoa tonu.',
    given: 'kua tae',
    hoursShort: (hours: string) => `${hours} hāora mahi hapori`,
    none: 'Kāore anō he kaupapa pai',
    noneText: 'Kei te tirohia ngā mea tuatahi. Tāpaetia tōu.',
  },
);

/** Texts of the page of one good cause. */
export const causeTexts = texts(
  {
    description: (name: string, dollars: string, hours: string) =>
      `${name} has received ${dollars} so far, ${hours} equivalent hours of community work.`,
    cause: 'Good cause',
    areaCause: 'Good cause for an area',
    all: 'All good causes',
    find: 'Find a supplier',
    notPublic: (status: string) => `${status}: only you and our staff see this page.`,
    soFar: 'What it has received so far',
    received: 'received so far',
    hours: 'equivalent hours of community work',
    buyersCount: 'impact buyers have chosen it',
    suppliersCount: 'suppliers have given',
    byYear: 'Year by year',
    byYearText: 'What sales have brought it. $22.75 counts as one hour of community work.',
    nothing: 'Nothing received yet',
    nothingText: 'Choose this cause with your next enquiry, and the first contribution is yours.',
    buyers: 'Who buys for it',
    buyersText:
      'Impact buyers that have chosen this cause. Each has a report of what its purchases have done.',
    suppliers: 'Who gives',
    suppliersText: 'Suppliers whose sales have benefitted this cause, and their share of it.',
    gave: (dollars: string, percent: string) => `${dollars}, ${percent}%`,
    contributed: 'contributed in all',
    buyersPages: 'Pages of who buys for it',
    suppliersPages: 'Pages of who gives',
  },
  {
    description: (name: string, dollars: string, hours: string) =>
      `Kua tae te ${dollars} ki a ${name} i tēnei wā, he ōrite ki te ${hours} hāora mahi hapori.`,
    cause: 'Kaupapa pai',
    areaCause: 'Kaupapa pai mō tētahi rohe',
    all: 'Ngā kaupapa pai katoa',
    find: 'Kimihia he kaiwhakarato',
    notPublic: (status: string) => `${status}: ko koe me ā mātou kaimahi anake e kite ana i tēnei whārangi.`,
    soFar: 'Ngā mea kua tae i tēnei wā',
    received: 'kua tae i tēnei wā',
    hours: 'hāora mahi hapori e rite ana',
    buyersCount: 'kaihoko whaitake kua kōwhiri',
    suppliersCount: 'kaiwhakarato kua tuku',
    byYear: 'Ia tau, ia tau',
    byYearText: 'Ngā mea i tae mai i ngā hokonga. Kotahi te hāora mahi hapori mō te $22.75.',
    nothing: 'Kāore anō he mea kia tae mai',
    nothingText: 'Kōwhiria tēnei kaupapa ki tō pātai e whai ake nei, kia nāu te takoha tuatahi.',
    buyers: 'Ko wai e hoko ana mōna',
    buyersText:
      'Ngā kaihoko whaitake kua kōwhiri i tēnei kaupapa. He pūrongo tā ia kaihoko mō ngā hua o āna hokonga.',
    suppliers: 'Ko wai e tuku ana',
    suppliersText: 'Ngā kaiwhakarato i whai hua ai tēnei kaupapa i ā rātou hokonga, me tā rātou wāhanga.',
    gave: (dollars: string, percent: string) => `${dollars}, ${percent} ōrau`,
    contributed: 'kua tukuna katoatia',
    buyersPages: 'Ngā whārangi o te hunga e hoko ana mōna',
    suppliersPages: 'Ngā whārangi o te hunga e tuku ana',
  },
);
