import type { Trade } from './trade.js';

/** Trades that keep a building running. */
export const PROPERTY_TRADES: readonly Trade[] = [
  {
    slug: 'plumbing',
    category: 'Plumbing & Gas',
    subCategories: ['Maintenance Plumbing', 'Gas Fitting', 'Drainage', 'Hot Water', 'Bathrooms'],
    listTitles: ['Plumber', 'Plumber & Gasfitter', 'Drainlayer', 'Hot Water Specialist'],
    nameEndings: ['Plumbing', 'Plumbing & Gas', 'Drainage', 'Plumbers'],
    services: [
      'Plumbing',
      'Gas fitting',
      'Drain clearing',
      'Drainlaying',
      'Hot water cylinders',
      'Bathroom renovations',
      'Leak detection',
      'Backflow testing',
      'Water filters',
      'Gas hot water',
      'Roof and spouting repairs',
      'Tap and toilet repairs',
    ],
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
        message:
          'The kitchen tap has started dripping and it is getting worse. Could somebody come to {place} {when}?',
      },
      {
        about: 'Blocked drain',
        message:
          'Our outside drain backs up whenever it rains. We would like it cleared and checked with a camera. We are in {place}.',
      },
      {
        about: 'New hot water cylinder',
        message:
          'The cylinder is more than twenty years old and running out of hot water. Please quote for a replacement, {when} would suit.',
      },
      {
        about: 'Bathroom renovation',
        message:
          'We are redoing the main bathroom at our place in {place} and need a plumber for the shower, vanity and toilet.',
      },
      {
        about: 'Gas hob connection',
        message: 'We have bought a gas hob and need it connected with a certificate. Is {when} possible?',
      },
      {
        about: 'Backflow test',
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
    listTitles: ['Electrician', 'Registered Electrician', 'Solar Installer', 'Heat Pump Installer'],
    nameEndings: ['Electrical', 'Electric', 'Solar', 'Energy'],
    services: [
      'Electrical repairs',
      'Switchboard upgrades',
      'Lighting design',
      'Heat pump installation',
      'Solar panels',
      'Battery storage',
      'EV chargers',
      'Data cabling',
      'Test and tag',
      'Emergency lighting',
      'New house wiring',
      'Electrical safety checks',
    ],
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
        message:
          'We would like a heat pump in our lounge in {place} before the cold sets in. Could you measure up {when}?',
      },
      {
        about: 'Solar quote',
        message:
          'Interested in solar for a north-facing roof in {place}. Power bill is about $320 a month. What size would you suggest?',
      },
      {
        about: 'Switchboard',
        message:
          'The old switchboard still has ceramic fuses and our insurer wants it replaced. Please quote.',
      },
      {
        about: 'Test and tag',
        message:
          'We have about 80 appliances to test and tag at our workplace in {place}. Can you do it after hours, {when}?',
      },
      {
        about: 'EV charger',
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
  {
    slug: 'building',
    category: 'Building & Renovation',
    subCategories: ['New Homes', 'Renovations', 'Decks & Fences', 'Roofing', 'Insulation'],
    listTitles: [
      'Builder',
      'Licensed Building Practitioner',
      'Renovation Builder',
      'Roofing Company',
      'Deck & Fence Builder',
    ],
    nameEndings: ['Builders', 'Building', 'Construction', 'Homes', 'Roofing'],
    services: [
      'New homes',
      'Renovations',
      'House extensions',
      'Kitchen renovations',
      'Decks',
      'Fencing',
      'Roofing',
      'Re-cladding',
      'Insulation',
      'Weathertight repairs',
      'Minor dwellings',
      'Project management',
    ],
    keywords: [
      'granny flat',
      'leaky home',
      'pergola',
      'reroof',
      'consent drawings',
      'rotten weatherboard',
      'chippy',
      'retaining wall',
    ],
    about: [
      'A small crew of builders who like old houses and build new ones to last. One site manager from first sketch to final inspection.',
      'Decks, kitchens, extensions and whole homes. Fixed prices where we can, clear allowances where we cannot, and a site you can walk through safely.',
    ],
    enquiries: [
      {
        about: 'New deck',
        message:
          'We would like a deck of about 30 square metres off the living room in {place}. Could somebody have a look {when}?',
      },
      {
        about: 'Kitchen renovation',
        message:
          'Planning to open the kitchen into the dining room. One wall may be holding the roof up. Do you do the consent as well?',
      },
      {
        about: 'Fence after the storm',
        message:
          'The storm took out about 18 metres of our boundary fence in {place}. The neighbours are happy to go halves.',
      },
      {
        about: 'Minor dwelling',
        message:
          'We want to build a small place for my parents behind our house. What should we budget per square metre?',
      },
      {
        about: 'Reroofing the hall',
        message:
          'Our hall roof in {place} is long run iron from the seventies and has started to leak. Quote for a new one please.',
      },
    ],
    work: [
      'Villa opened up to the north',
      'Macrocarpa deck with a seat all round',
      'Ninety square metre home on a sloping site',
      'New long run roof on a church hall',
      'Board and batten sleepout',
      'Kitchen and dining made into one room',
    ],
    praise: [
      'Finished a week early and on budget. They even fixed the sticky door without being asked.',
      'Great crew. Our kids cried when the builders left because they missed the dog.',
      'The deck has changed how we live. Straight, solid and beautifully finished.',
    ],
    sale: [1200, 42000],
    nationwide: 3,
  },
  {
    slug: 'painting',
    category: 'Painting & Decorating',
    subCategories: ['Interior Painting', 'Exterior Painting', 'Roof Painting', 'Wallpaper & Plastering'],
    listTitles: ['Painter & Decorator', 'House Painter', 'Roof Painter', 'Plasterer & Painter'],
    nameEndings: ['Painters', 'Painting', 'Decorators', 'Colour & Coatings'],
    services: [
      'Interior painting',
      'Exterior painting',
      'Roof painting',
      'Wallpapering',
      'Plastering',
      'Colour advice',
      'Spray painting',
      'Water blasting',
      'Floor coatings',
      'Commercial painting',
    ],
    keywords: [
      'peeling paint',
      'gib stopping',
      'feature wall',
      'repaint rental',
      'house wash before sale',
      'fence staining',
      'mural',
    ],
    about: [
      'Careful preparation is most of the job, so that is where we spend our time. Low-odour paints as a matter of course.',
      'Inside, outside and on the roof. We wash, fill, sand and prime properly so that you only pay for it once.',
    ],
    enquiries: [
      {
        about: 'Exterior repaint',
        message:
          'Weatherboard house in {place}, single storey, last painted about twelve years ago. Could you quote {when}?',
      },
      {
        about: 'Three bedrooms',
        message:
          'Looking to have three bedrooms and a hallway painted while we are away. We can empty the rooms.',
      },
      {
        about: 'Classroom block',
        message: 'We need four classrooms painted in the holidays. Low smell is important for the children.',
      },
      {
        about: 'Roof painting',
        message:
          'The concrete tiles have gone mossy and faded. What would a wash and two coats cost for a house in {place}?',
      },
      {
        about: 'Wallpaper in the dining room',
        message:
          'I have bought the wallpaper, five rolls, and would like it hung {when}. The walls are old scrim.',
      },
    ],
    work: [
      'Villa in warm white with deep green sashes',
      'Feature wall in a café',
      'Roof in ironsand after a full strip',
      'Hallway plastered smooth after a century of bumps',
      'School gym in its own colours',
      'Weatherboards taken back to bare timber',
    ],
    praise: [
      'You can’t see a single brush mark. Lovely people to have around the house.',
      'They found rot we didn’t know about and got a builder in before painting. Honest outfit.',
      'Painted our shop over two nights so we never closed. Brilliant.',
    ],
    sale: [450, 12800],
    nationwide: 3,
  },
];
