import { type Trade, tradeKinds } from './trade.js';

/** Trades that keep a building running. */
export const PROPERTY_TRADES: readonly Trade[] = [
  {
    slug: 'plumbing',
    category: 'Plumbing & Gas',
    subCategories: ['Maintenance Plumbing', 'Gas Fitting', 'Drainage', 'Hot Water', 'Bathrooms'],
    kinds: tradeKinds(`
      Plumber > Plumbing, Plumbers > Plumbing, Drain clearing, Hot water cylinders, Bathroom renovations, Leak detection, Backflow testing, Water filters, Roof and spouting repairs, Tap and toilet repairs
      Plumber & Gasfitter > Plumbing & Gas, Gas & Water > Plumbing, Gas fitting, Gas hot water, Hot water cylinders, Bathroom renovations, Tap and toilet repairs
      Drainlayer > Drainage, Drains > Drainlaying, Drain clearing, Septic tanks, Leak detection, Backflow testing
      Hot Water Specialist > Hot Water, Plumbing > Hot water cylinders, Gas hot water, Heat pump hot water, Gas fitting, Plumbing
    `),
    keywords: [
      'blocked drain',
      'leaking tap',
      'burst pipe',
      'no hot water',
      'toilet running',
      'low water pressure',
      'septic tank',
      'emergency plumber',
    ],
    about: [
      'We fix leaks, replace cylinders, clear drains and fit out bathrooms, and we tell you the price before we start. Every job is signed off by a licensed plumber and the site is left clean.',
      'From a dripping tap to the pipework of a new house. We answer the phone, turn up when we say and explain what we found in plain words.',
    ],
    enquiries: [
      {
        about: 'Leaking tap',
        asksFor: ['Tap and toilet repairs', 'Plumbing'],
        message:
          'The kitchen tap has started dripping and it is getting worse. Could somebody come to {place} {when}?',
      },
      {
        about: 'Blocked drain',
        asksFor: ['Drain clearing'],
        message:
          'Our outside drain backs up whenever it rains. We would like it cleared and checked with a camera. We are in {place}.',
      },
      {
        about: 'New hot water cylinder',
        asksFor: ['Hot water cylinders'],
        message:
          'The cylinder is more than twenty years old and running out of hot water. Please quote for a replacement, {when} would suit.',
      },
      {
        about: 'Bathroom renovation',
        asksFor: ['Bathroom renovations'],
        message:
          'We are redoing the main bathroom at our place in {place} and need a plumber for the shower, vanity and toilet.',
      },
      {
        about: 'Gas hob connection',
        asksFor: ['Gas fitting'],
        message: 'We have bought a gas hob and need it connected with a certificate. Is {when} possible?',
      },
      {
        about: 'Backflow test',
        asksFor: ['Backflow testing'],
        message: 'Our yearly backflow test is due for the building in {place}. What do you charge?',
      },
    ],
    work: [
      'New copper and a tidy manifold in a villa',
      'Bathroom handed over on the day we promised',
      'Outdoor shower at a bach',
      'Gas califont swapped in a morning',
      'Drain relaid under a courtyard without losing the lemon tree',
      'Underfloor heating manifold',
    ],
    praise: [
      'Rang at seven, here by nine, leak fixed by ten. Left the cupboard cleaner than it was.',
      'Explained the two options and let us choose the cheaper one. You don’t get that often.',
      'Our new cylinder went in while we were at work. Great communication the whole way.',
    ],
    sale: [160, 6800],
    nationwide: 4,
  },
  {
    slug: 'electrical',
    category: 'Electrical & Solar',
    subCategories: [
      'House Electrical',
      'Commercial Electrical',
      'Solar Power',
      'Heat Pumps',
      'Data & Lighting',
    ],
    kinds: tradeKinds(`
      Electrician > Electrical, Electric > Electrical repairs, Switchboard upgrades, Lighting design, New house wiring, Electrical safety checks, EV chargers, Test and tag
      Registered Electrician > Electrical, Power & Light > Electrical repairs, Data cabling, Emergency lighting, Test and tag, Switchboard upgrades, Lighting design
      Solar Installer > Solar, Energy > Solar panels, Battery storage, EV chargers, Switchboard upgrades
      Heat Pump Installer > Heat Pumps, Heating & Cooling > Heat pump installation, Heat pump servicing, Ventilation, Electrical repairs
    `),
    keywords: [
      'power out',
      'fuse keeps blowing',
      'flickering lights',
      'sparky',
      'rewire',
      'electric car charger',
      'aircon',
      'smoke alarm wiring',
    ],
    about: [
      'Registered electricians for homes, schools and workplaces. We rewire, light, heat and, more and more, put the sun to work on your roof.',
      'Safe work, tidy switchboards and honest advice about what is worth upgrading now and what can wait.',
    ],
    enquiries: [
      {
        about: 'Heat pump for the lounge',
        asksFor: ['Heat pump installation'],
        message:
          'We would like a heat pump in our lounge in {place} before the cold sets in. Could you measure up {when}?',
      },
      {
        about: 'Solar quote',
        asksFor: ['Solar panels'],
        message:
          'Interested in solar for a north-facing roof in {place}. Power bill is about $320 a month. What size would you suggest?',
      },
      {
        about: 'Switchboard',
        asksFor: ['Switchboard upgrades'],
        message:
          'The old switchboard still has ceramic fuses and our insurer wants it replaced. Please quote.',
      },
      {
        about: 'Test and tag',
        asksFor: ['Test and tag'],
        message:
          'We have about 80 appliances to test and tag at our workplace in {place}. Can you do it after hours, {when}?',
      },
      {
        about: 'EV charger',
        asksFor: ['EV chargers'],
        message:
          'Looking for a wall charger in the garage, about ten metres from the board. What would that come to?',
      },
    ],
    work: [
      'Twelve panels and a battery, Northland farmhouse',
      'Warm lighting for a school library',
      'New switchboard, every circuit labelled',
      'Car charger tucked beside the garage door',
      'Heat pumps for a row of classrooms',
      'Pendant lights over a kitchen island',
    ],
    praise: [
      'Tidy, quick and they took their boots off at the door. The whole house is warmer.',
      'Our power bill has halved since the panels went up. Wish we had done it sooner.',
      'Sorted the emergency lights in our hall over a weekend so we never had to close.',
    ],
    sale: [180, 14500],
    nationwide: 8,
  },
];
