import { type Trade, tradeKinds } from './trade.js';

/** Trades that feed people and bring them together. */
export const FOOD_AND_EVENT_TRADES: readonly Trade[] = [
  {
    slug: 'catering',
    category: 'Food & Catering',
    subCategories: ['Office Catering', 'Weddings & Parties', 'Bakery', 'Meal Delivery', 'Grazing Tables'],
    kinds: tradeKinds(`
      Caterer > Catering, Kitchen > Catering, Wedding catering, Finger food, Vegan catering, Funeral catering, Grazing tables
      Event Caterer > Event Catering, Food Co > Catering, Wedding catering, Barbecue catering, Hāngī, Grazing tables, Finger food
      Bakery > Bakehouse, Bakery > Bread, Birthday cakes, Morning tea, Pies and pastries
      Office Catering > Platters, Lunches > Office lunches, Morning tea, Finger food, Vegan catering, Catering
      Meal Delivery > Meals, Good Food > Frozen meals, Meal delivery, Vegan meals, Office lunches
    `),
    keywords: [
      'sandwich platter',
      'gluten free',
      'hangi',
      'shared lunch',
      'conference food',
      'cupcakes',
      'halal',
      'staff christmas party',
    ],
    about: [
      'Seasonal food from growers we know by name, cooked by people who love feeding a crowd. Compostable or returnable, never foil and plastic.',
      'From a box of scones to a wedding for two hundred. Tell us who is coming and what they cannot eat, and leave the rest to us.',
    ],
    enquiries: [
      {
        about: 'Lunch for 35',
        asksFor: ['Office lunches', 'Finger food'],
        message:
          'Board lunch in {place} for 35, six vegetarian and two gluten free. Could you deliver {when} at 12.15?',
      },
      {
        about: 'Wedding, February',
        asksFor: ['Wedding catering'],
        message:
          'We are getting married on the farm with about 90 guests and love the idea of long shared tables.',
      },
      {
        about: 'Morning tea, weekly',
        asksFor: ['Morning tea'],
        message:
          'Our office of 40 in {place} would like fresh morning tea every Thursday. What would you suggest?',
      },
      {
        about: 'Hāngī for a fundraiser',
        asksFor: ['Hāngī'],
        message:
          'We are planning a school fundraiser and would like to sell about 250 plates of hāngī. Is that something you do?',
      },
      {
        about: 'Birthday cake',
        asksFor: ['Birthday cakes'],
        message: 'A cake for twenty for my mum’s seventieth, lemon if possible, needed {when}.',
      },
      {
        about: 'After the funeral',
        asksFor: ['Funeral catering', 'Catering', 'Frozen meals', 'Meal delivery'],
        message:
          'Simple hot food for around 80 at the hall in {place}. Thank you for your help at short notice.',
      },
    ],
    work: [
      'Long table under the walnuts',
      'Four hundred plates of hāngī for a school',
      'Morning tea on real china',
      'Lemon and feijoa cake',
      'Grazing table for a harbour launch',
      'Warm bread at six in the morning',
    ],
    praise: [
      'Guests are still talking about the kūmara and feijoa salad. Outstanding.',
      'Hot, on time and the vegetarians did best of all for once.',
      'Kind and calm on a hard day for our family. Thank you.',
    ],
    sale: [140, 7600],
    nationwide: 6,
  },
  {
    slug: 'coffee',
    category: 'Coffee & Drinks',
    subCategories: ['Coffee Roasters', 'Office Coffee', 'Tea', 'Breweries & Wineries', 'Coffee Carts'],
    kinds: tradeKinds(`
      Coffee Roaster > Coffee, Roasters > Coffee beans, Office coffee, Barista training, Coffee machines
      Office Coffee Supplier > Coffee, Coffee Supply > Office coffee, Coffee machines, Coffee beans, Loose leaf tea
      Coffee Cart > Coffee Cart, Mobile Coffee > Coffee cart hire, Event coffee, Barista training
      Tea Merchant > Tea Co, Teas > Loose leaf tea, Kawakawa tea, Corporate gifts
      Craft Brewery > Brewing, Brewery > Craft beer, Kombucha, Corporate gifts
      Winery > Estate, Wines > Wine, Wine tastings, Corporate gifts
    `),
    keywords: [
      'fair trade',
      'espresso machine repair',
      'flat white',
      'bulk beans',
      'decaf',
      'organic wine',
      'barista for event',
    ],
    about: [
      'Small batches roasted twice a week and on your bench the next morning. We pay growers well above the market and can show you what we paid.',
      'Good coffee and tea for workplaces, cafés and kitchens, with machines that we look after ourselves.',
    ],
    enquiries: [
      {
        about: 'Beans for the office',
        asksFor: ['Coffee beans', 'Office coffee'],
        message:
          'We go through about five kilos a month at our office in {place}. Do you deliver, and can we taste a few first?',
      },
      {
        about: 'Coffee cart',
        asksFor: ['Coffee cart hire', 'Event coffee'],
        message: 'Could you bring a cart to our open day {when}? About 150 people between nine and twelve.',
      },
      {
        about: 'Machine on lease',
        asksFor: ['Coffee machines'],
        message: 'Our old machine has given up. What does a lease with service look like for 25 people?',
      },
      {
        about: 'Christmas gifts',
        asksFor: ['Corporate gifts', 'Wine', 'Craft beer', 'Loose leaf tea'],
        message: 'Sixty gift boxes of coffee or tea for our clients, posted around the country.',
      },
      {
        about: 'Barista course',
        asksFor: ['Barista training'],
        message: 'We would like six of our young people trained as baristas. Do you run courses in {place}?',
      },
    ],
    work: [
      'Roastery on a Tuesday morning',
      'Cart at a netball final',
      'Kawakawa and lemon verbena blend',
      'Barista course with a youth trust',
      'Gift boxes ready for the courier',
      'Pinot in its first spring',
    ],
    praise: [
      'Best coffee we have had at work, and the beans arrive before we run out.',
      'The queue for your cart was the happiest place at our open day.',
      'Three of our trainees now have jobs. Can’t thank you enough.',
    ],
    sale: [60, 2600],
    nationwide: 45,
  },
  {
    slug: 'events',
    category: 'Events & Hire',
    subCategories: ['Party Hire', 'Marquees', 'Venues', 'Sound & Lighting', 'Entertainment'],
    kinds: tradeKinds(`
      Event Hire > Event Hire, Party Hire > Tables and chairs, Crockery hire, Marquee hire, Bouncy castles, Portable toilets
      Marquee Hire > Marquees, Marquee Hire > Marquee hire, Tables and chairs, Lighting hire
      Event Manager > Events, Event Management > Event management, Conference organising, Fundraising events
      Sound & Lighting > Sound & Light, Audio Visual > Sound system hire, Lighting hire, Stage hire, Live streaming
      Venue Hire > Venue, Hall & Gardens > Venue hire, Wedding venue, Conference rooms
      Live Music > Band, Strings > Live music, Wedding music, Disc jockey
    `),
    keywords: [
      'party tent',
      'trestle tables',
      'pa system',
      'gala day',
      'prizegiving',
      'band for wedding',
      'school fair',
      'celebrant',
    ],
    about: [
      'Everything but the guests: marquees, chairs, lights, sound and people who know how to put them up in a northwesterly.',
      'We run conferences, gala days and weddings, with a waste plan for each so that almost nothing goes to landfill.',
    ],
    enquiries: [
      {
        about: 'Marquee for a gala',
        asksFor: ['Marquee hire'],
        message: 'Our school gala in {place} needs two 6 x 9 marquees and forty trestles {when}.',
      },
      {
        about: 'Prizegiving sound',
        asksFor: ['Sound system hire'],
        message: 'Sound for about 500 in our gym, two lecterns and a choir microphone.',
      },
      {
        about: 'Conference for 120',
        asksFor: ['Conference organising', 'Venue hire', 'Conference rooms', 'Event management'],
        message: 'Looking for a venue and somebody to run a one day conference for 120 people in {place}.',
      },
      {
        about: 'Festoon lights',
        asksFor: ['Lighting hire', 'Tables and chairs'],
        message: 'We would like festoon lights over a back lawn for a fiftieth, roughly 12 by 15 metres.',
      },
      {
        about: 'Band for a wedding',
        asksFor: ['Live music', 'Wedding music'],
        message: 'Do you have a four piece for a wedding in {place}? Soul and a few waiata.',
      },
    ],
    work: [
      'Marquee on a headland, sides down for the southerly',
      'Festoon lights over a back lawn',
      'Prizegiving for nine hundred',
      'Zero waste stand at a gala',
      'Stage at dusk',
      'Long lunch between the vines',
    ],
    praise: [
      'Up in an hour, down in an hour, and not a mark on our field.',
      'Every word of the kapa haka could be heard at the back. Wonderful sound.',
      'They thought of things we never would have. The day ran itself.',
    ],
    sale: [220, 9800],
    nationwide: 10,
  },
  {
    slug: 'travel',
    category: 'Travel & Stays',
    subCategories: ['Accommodation', 'Tours & Guides', 'School Camps', 'Travel Agents', 'Team Days'],
    kinds: tradeKinds(`
      Holiday Accommodation > Lodge, Retreats > Accommodation, Retreats, Conference accommodation, Wedding accommodation
      Tour Operator > Adventures, Tours > Guided walks, Kayak tours, Cycle tours, Team building days
      School Camp > Camp, Outdoor Centre > School camps, Team building days, Group accommodation
      Travel Agent > Travel, Journeys > Business travel, Group travel, Airport transfers
      Team Days & Retreats > Retreats, Adventures > Team building days, Retreats, Guided walks, Conference accommodation
    `),
    keywords: [
      'bach',
      'holiday house',
      'motel',
      'great walk',
      'tramping',
      'away day',
      'bike hire',
      'eel feeding',
    ],
    about: [
      'Small groups, local guides and beds with a view. We give something back to every track we walk.',
      'Camps, retreats and quiet weekends in places worth the drive.',
    ],
    enquiries: [
      {
        about: 'Team retreat',
        asksFor: ['Retreats', 'Team building days', 'Group travel'],
        message: 'Two nights for twelve of us within two hours of {place}, one meeting room, lots of bush.',
      },
      {
        about: 'Year 8 camp',
        asksFor: ['School camps', 'Group accommodation'],
        message: 'Camp for 62 students and 9 adults in term one. Can you send dates and prices?',
      },
      {
        about: 'Kayak day',
        asksFor: ['Kayak tours', 'Guided walks'],
        message: 'We would like a half day on the water for a group of eight beginners {when}.',
      },
      {
        about: 'Family weekend',
        asksFor: ['Accommodation'],
        message: 'Two families, four adults and five children. Do you take a well behaved dog?',
      },
      {
        about: 'Speakers’ rooms',
        asksFor: ['Conference accommodation', 'Business travel'],
        message: 'Six rooms for conference speakers in {place}, three nights, breakfast included.',
      },
    ],
    work: [
      'First light from the deck',
      'Year 8s at the end of the ropes course',
      'Kayaks below the cliffs',
      'Hut breakfast',
      'Gravel road, good company',
      'The long bench on the veranda',
    ],
    praise: [
      'Our students still talk about the night walk. Safe, warm and well run.',
      'The view does half the work but the hosts do the rest.',
      'Guide knew every bird by its call. A day to remember.',
    ],
    sale: [190, 6200],
    nationwide: 30,
  },
];
