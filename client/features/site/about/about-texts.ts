import { texts } from '../../../lib/language';
import { PRODUCT_NAME } from '../../../lib/product';

/** Texts of the About Uplift page: the purpose of Uplift and its funding. */
export const aboutTexts = texts(
  {
    description: `${PRODUCT_NAME} is a marketplace where buying does good: suppliers give a share of each sale to good causes for children and young people in New Zealand.`,
    title: 'Everyday sales that do good',
    lead: 'People and organisations in New Zealand spend money every day. We help a small part of that money do good.',
    find: 'Find a supplier',
    join: 'Join us',
    team: 'Our Team',
    howTitle: 'Where the money comes from, and where it goes',
    buyer: 'You buy what you need',
    buyerText:
      'You find a supplier here, send an enquiry and agree on a price. You pay them directly, as you would anywhere else.',
    supplier: 'The supplier makes a contribution',
    supplierText:
      'When the sale is complete, the supplier gives the contribution they agreed to. Your price stays the same.',
    cause: 'A good cause receives it',
    causeText: 'The contribution goes to the good cause you chose, or to the one your organisation supports.',
    promisesTitle: 'Our promises',
    promise1: 'Every dollar reaches the cause',
    promise1Text: '100% of each contribution goes to the cause. Our trust covers our running costs.',
    promise2: 'You can see the difference you make',
    promise2Text:
      'Every cause has a page that shows what it has received, and every impact buyer has its own report.',
    promise3: 'No pressure',
    promise3Text:
      'No one will call you just because you looked. A supplier only hears from you if you contact them.',
    promise4: 'Recommended suppliers',
    promise4Text: 'We check every supplier before we list them, and buyers tell us how their purchases went.',
    questionsTitle: 'Common questions',
    q1: 'Does Uplift cost me anything?',
    a1: 'No. You pay the supplier’s usual price. The contribution comes out of what the supplier would otherwise spend on advertising.',
    q2: 'How much do suppliers give?',
    a2: 'Each supplier sets its own share: a percentage of the sale, a fixed amount, or a range.',
    q3: 'Why do you count hours of community work?',
    a3: `$22.75 pays for one hour of community work. Hours are easier to picture than dollars.`,
    q4: 'What is an impact buyer?',
    a4: 'A school, business or group that buys with purpose. It chooses a good cause, and gets a public report and a certificate that show its impact.',
  },
  {
    description: `He mākete a ${PRODUCT_NAME} e whai hua ai te hoko: ka tuku ngā kaiwhakarato i tētahi wāhanga o ia hokonga ki ngā kaupapa pai mō ngā tamariki me ngā rangatahi o Aotearoa.`,
    title: 'Ko te hokonga o ia rā, hei painga',
    lead: 'Ka whakapau moni te iwi o Aotearoa i ia rā. Ka rua ngā hua o tētahi wāhanga iti.',
    find: 'Kimihia he kaiwhakarato',
    join: 'Hono mai',
    team: 'Tō Mātou Tīma',
    howTitle: 'Ka ahu mai te moni i hea, ka haere ki hea',
    buyer: 'Ka hoko koe',
    buyerText:
      'Ka kimi koe i te kaiwhakarato, ka pātai, ka whakaae ki te utu, ka utu atu, pēnei i ngā wāhi katoa.',
    supplier: 'Ka tuku te kaiwhakarato',
    supplierText:
      'Ka oti ana te hokonga, ka tukuna e te kaiwhakarato te takoha i whakaaetia e ia. Kāore tō utu e piki.',
    cause: 'Ka whiwhi te kaupapa',
    causeText: 'Ka haere te takoha ki te kaupapa pai i kōwhiria e koe, ki tā tō whakahaere rānei.',
    promisesTitle: 'Ā mātou oati',
    promise1: 'Ka tae te katoa',
    promise1Text: 'Ka tae katoa te takoha ki te kaupapa. Mā tō mātou tarati ā mātou utu, kaua i te takoha.',
    promise2: 'Ka kitea e koe',
    promise2Text:
      'He whārangi tō ia kaupapa e whakaatu ana i ngā mea kua whiwhi, he pūrongo anō tō ia kaihoko whaitake.',
    promise3: 'Kāore he akiaki',
    promise3Text:
      'Kāore tētahi e waea atu nā te mea i titiro koe. Ka rongo te kaiwhakarato i a koe ina tuhi koe.',
    promise4: 'He kaiwhakarato pai',
    promise4Text: 'Ka āta tirohia ia kaiwhakarato i mua i te rārangi, ā, ka kōrero ngā kaihoko mō te mahi.',
    questionsTitle: 'Ngā pātai auau',
    q1: 'He utu mōku?',
    a1: 'Kāo. Ka utu koe i te utu noa a te kaiwhakarato. Ka ahu mai te takoha i te moni ka whakapaua kētia e ia ki te pānuitanga.',
    q2: 'E hia te nui ka tukuna?',
    a2: 'Mā ia kaiwhakarato tōna ake wāhanga e whakarite: he ōrau o te hokonga, he moni pūmau, he whānuitanga rānei.',
    q3: 'He aha i hāora ai?',
    a3: 'Ka utua te hāora mahi hapori ki te $22.75. He māmā ake te whakaaro ki te hāora i te tāra.',
    q4: 'He aha te kaihoko whaitake?',
    a4: 'He kura, he pakihi, he rōpū rānei e āta hoko ana. Ka kōwhiri i te kaupapa, ā, ka whiwhi i te pūrongo tūmatanui me te tiwhikete.',
  },
);

/** Texts of the Impact Areas page: the areas that contributions support (R350). */
export const impactAreaTexts = texts(
  {
    description:
      'Each contribution goes to one good cause that works with communities or young people in New Zealand.',
    title: 'Two impact areas, one purpose',
    lead: 'Every contribution goes to a chosen good cause. Each cause works in one of two impact areas, community or youth. Both support children and young people.',
    community: 'Community',
    communityText:
      'The places and people children grow up with: warm homes, full pantries, gardens, halls and good neighbours.',
    community1: 'Kai and warm homes for families with children',
    community2: 'Gardens, bush and beaches cared for together',
    community3: 'Halls, clubs and helping hands',
    youth: 'Youth',
    youthText:
      'The things young people need to find their own way: music, a first job, someone to read with, and confidence on the water.',
    youth1: 'Mentors, after-school places and first jobs',
    youth2: 'Reading, music and sport for young people who would otherwise miss out',
    youth3: 'Skills that last: fixing bikes, sailing boats, first aid',
    areaTitle: 'Would you rather help a whole region than a single cause?',
    areaText:
      'Causes with “(Impact an Area)” in the name spread contributions across a region. Causes with “(Impacts Overall)” use them where they’re needed most.',
    all: 'All good causes',
    given: (dollars: string) => `${dollars} so far`,
  },
  {
    description:
      'Ka haere ngā takoha ki te kaupapa pai i kōwhiria, i te wāhi hapori, i te wāhi rangatahi rānei, hei tautoko i ngā tamariki me ngā rangatahi o Aotearoa.',
    title: 'E rua ngā wāhi, kotahi te whāinga',
    lead: 'Ka haere ia takoha ki te kaupapa pai i kōwhiria, i te wāhi hapori, i te wāhi rangatahi rānei. Ka tautoko te rua i ngā tamariki me ngā rangatahi.',
    community: 'Hapori',
    communityText:
      'Ngā wāhi me ngā tāngata e tipu ai te tamaiti: he kāinga mahana, he pātaka kī, he māra, he whare hui, he kiritata ngākau pai.',
    community1: 'He kai, he kāinga mahana mō ngā whānau whai tamariki',
    community2: 'He māra, he ngahere, he tāhuna e tiakina tahitia ana',
    community3: 'He whare hui, he karapu, he ringa āwhina',
    youth: 'Rangatahi',
    youthText:
      'Ngā mea e kitea ai e te rangatahi tōna ake ara: he hoa pānui, he mahi tuatahi, he puoro, he māia i te wai.',
    youth1: 'He kaiārahi, he wāhi whai muri i te kura, he mahi tuatahi',
    youth2: 'Te pānui, te puoro, te hākinakina mō te hunga ka mahue',
    youth3: 'He pūkenga roa: te whakatika paihikara, te whakatere waka, te whakaora',
    areaTitle: 'E hiahia ana koe ki te āwhina i tētahi rohe, kaua i te kaupapa kotahi?',
    areaText:
      'Ka tukuna e ētahi kaupapa ngā takoha i roto i te rohe, ki te wāhi rānei e tino hiahiatia ana. Kei te ingoa tonu.',
    all: 'Ngā kaupapa pai katoa',
    given: (dollars: string) => `${dollars} i tēnei wā`,
  },
);

/** Texts of the Our Team page. */
export const teamTexts = texts(
  {
    description: `The people behind ${PRODUCT_NAME}: a small team in Dunedin and Auckland, and the trustees who oversee it.`,
    title: 'A small team with a big reach',
    lead: 'Six people, three dogs and a kettle that is never cold. We always call you back.',
    peopleTitle: 'Who you’ll talk to',
    trustTitle: 'Our trustees',
    trustText:
      'Uplift is a charitable trust. Our five trustees meet every second month and review every contribution. The trustees are not paid.',
    write: 'Write to us',
    director: 'Runs the trust',
    suppliers: 'Looks after suppliers',
    buyers: 'Looks after impact buyers',
    causes: 'Works with good causes',
    engineering: 'Website developer',
    money: 'Checks every dollar twice',
    directorText: 'Grew up above a hardware shop in Gore, and still thinks most things can be fixed.',
    suppliersText: 'Can tell a good tradie by their first four words on the phone.',
    buyersText: 'Was a school secretary for twelve years. Buys forty reams of paper with a clear conscience.',
    causesText: 'Coaches under-tens on Saturdays, and visits every cause once a year.',
    engineeringText: 'Writes software you never have to think about.',
    moneyText: 'Accountant, choir alto, and the reason the numbers add up.',
  },
  {
    description: `Ngā tāngata o ${PRODUCT_NAME}: he tīma iti i Ōtepoti me Tāmaki Makaurau, me ngā kaitiaki e mātaki ana.`,
    title: 'He tīma iti, he ringa roa',
    lead: 'E ono ngā tāngata, e toru ngā kurī, me te tīkera wera tonu. Ka waea atu mātou.',
    peopleTitle: 'Ka kōrero koe ki a wai',
    trustTitle: 'Ko wai kei te mātaki i a mātou',
    trustText:
      'He tarati atawhai a Uplift. Tokorima ngā kaitiaki ka hui ia rua marama, ka titiro ki ia takoha, kāore e utua ana.',
    write: 'Tuhi mai',
    director: 'Kaiwhakahaere o te tarati',
    suppliers: 'Kaitiaki o ngā kaiwhakarato',
    buyers: 'Kaitiaki o ngā kaihoko whaitake',
    causes: 'Hoa mahi o ngā kaupapa pai',
    engineering: 'Kaihanga o te pae',
    money: 'Kaitatau o ia tāra',
    directorText:
      'I tipu ake i runga i te toa taputapu i Gore, ā, e whakapono tonu ana ka taea te nuinga te whakatika.',
    suppliersText: 'Ka mōhio ki te reo o te ringa rehe pai i muri i ngā kupu e whā.',
    buyersText: 'He hēkeretari kura mō te tekau mā rua tau. Ka hoko pepa i runga i te ngākau mā.',
    causesText: 'Ka whakangungu i ngā tamariki i te Rāhoroi, ka toro i ia kaupapa i ia tau.',
    engineeringText: 'Ka tuhi pūmanawa kia kore ai e kitea.',
    moneyText: 'He kaikaute, he reo āto, koia ka rite ai ngā tau.',
  },
);
