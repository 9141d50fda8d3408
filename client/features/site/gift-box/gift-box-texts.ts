import { texts } from '../../../lib/language';

/** Texts of the Impact Box page. */
export const giftBoxTexts = texts(
  {
    title: 'A box that does good twice',
    lead: 'The Impact Box is full of goods from our suppliers. Once the makers are paid, the rest of the price goes to a good cause you choose.',
    order: 'Order a box',
    ask: 'Ask about the Impact Box',
    inside: 'What’s inside',
    insideLead:
      'Made by small producers, packed by hand and posted anywhere in New Zealand. The contents change with the seasons.',
    each: 'each',
    gst: 'Includes GST and postage within New Zealand',
    orderTitle: 'Order your box',
    orderLead: 'Tell us how many boxes you want and where to send them.',
    noPayment: 'Nothing to pay now',
    noPaymentText:
      'You pay nothing when you order. We’ll email you within two working days with the delivery date and an invoice.',
    questionTitle: 'Got a question?',
    questionLead:
      'Need a hundred boxes for your clients, boxes without nuts, or a card from the team? Ask us and we’ll see what we can do.',
    questionForm: 'Ask us about the Impact Box',
    questionLabel: 'Your question',
  },
  {
    title: 'He pouaka e rua ngā painga',
    lead: 'Kī tonu te Pouaka Awe i ngā taonga a ō mātou kaiwhakarato. Ka harikoa te tangata, ā, kia utua ngā kaihanga, ka riro te toenga i te kaupapa pai i kōwhiria e koe.',
    order: 'Tonoa he pouaka',
    ask: 'Pātai mai',
    inside: 'Kei roto',
    insideLead:
      'He mea hanga nā ngā kaihanga iti, he mea tākai ā-ringa, ka tukuna puta noa i Aotearoa. Mā te wā o te tau ērā atu mea e whakarite.',
    each: 'ia pouaka',
    gst: 'Kei roto te GST me te utu tuku i Aotearoa',
    orderTitle: 'Tonoa tāu',
    orderLead: 'Kī mai kia hia, ka tukuna hoki ki hea.',
    noPayment: 'Kāore he utu ināianei',
    noPaymentText:
      'Kāore he moni e tangohia i te wā o te tono. Ka whakaūngia tō tono mā te īmēra i roto i ngā rā mahi e rua, me te rā ka tae atu me te nama.',
    questionTitle: 'He pātai i te tuatahi?',
    questionLead:
      'Kotahi rau pouaka mā ō kiritaki, kāore he nati, he kāri nā te tīma: pātai mai, ka kitea ka taea te aha.',
    questionForm: 'Pātai mai mō te pouaka',
    questionLabel: 'Tō pātai',
  },
);

type BoxTexts = { name: string; text: string; inside: readonly string[] };

/** Names and contents of the boxes on offer, by ID and language. */
export const boxTexts: Record<string, Record<'en' | 'mi', BoxTexts>> = {
  small: {
    en: {
      name: 'Impact Box, small',
      text: 'For one person and a quiet morning.',
      inside: ['Coffee or loose leaf tea', 'A jar of mānuka honey', 'Shortbread', 'A card with your message'],
    },
    mi: {
      name: 'Pouaka Awe, iti',
      text: 'Mā te tangata kotahi me te ata mārire.',
      inside: ['He kawhe, he tī rau rānei', 'He ipu mīere mānuka', 'He pihikete pata', 'He kāri me ō kupu'],
    },
  },
  large: {
    en: {
      name: 'Impact Box, large',
      text: 'For a household, or as a gift for someone who deserves it.',
      inside: [
        'Everything in the small Impact Box',
        'Chutney and crackers',
        'A beeswax candle',
        'Native flower seeds',
      ],
    },
    mi: {
      name: 'Pouaka Awe, nui',
      text: 'Mā te whare, mā te tangata rānei kua oti ngā mahi nui.',
      inside: [
        'Ngā mea katoa o te pouaka iti',
        'He kīnaki me ngā pihikete tote',
        'He kānara wakihi pī',
        'He kākano putiputi taketake',
      ],
    },
  },
  'morning-tea': {
    en: {
      name: 'Morning tea for ten',
      text: 'A box for a team, delivered on the day you need it.',
      inside: [
        'Baking for ten, savoury and sweet',
        'Coffee and tea',
        'Fruit in season',
        'A note about the impact',
      ],
    },
    mi: {
      name: 'Te tī o te ata mā te tekau',
      text: 'Mā te tīma, ka tae atu i te rā tonu.',
      inside: [
        'He kai tunu mā te tekau, he reka, he tote',
        'He kawhe, he tī',
        'He huarākau o te wā',
        'He pānui mō ngā hua i puta',
      ],
    },
  },
};
