import { type Trade, tradeKinds } from './trade.js';

/** Trades that build, change and paint. */
export const BUILDING_TRADES: readonly Trade[] = [
  {
    slug: 'building',
    category: 'Building & Renovation',
    subCategories: ['New Homes', 'Renovations', 'Decks & Fences', 'Roofing', 'Insulation'],
    kinds: tradeKinds(`
      Builder > Builders, Building > New homes, Renovations, House extensions, Decks, Minor dwellings, Kitchen renovations
      Licensed Building Practitioner > Construction, Homes > New homes, Renovations, House extensions, Weathertight repairs, Re-cladding, Project management, Minor dwellings
      Renovation Builder > Renovations, Builders > Renovations, Kitchen renovations, House extensions, Insulation, Weathertight repairs
      Roofing Company > Roofing, Roofs > Roofing, Re-roofing, Spouting, Insulation
      Deck & Fence Builder > Decks & Fences, Outdoor Building > Decks, Fencing, Pergolas, Retaining walls
    `),
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
        asksFor: ['Decks'],
        message:
          'We would like a deck of about 30 square metres off the living room in {place}. Could somebody have a look {when}?',
      },
      {
        about: 'Kitchen renovation',
        asksFor: ['Kitchen renovations', 'Renovations'],
        message:
          'Planning to open the kitchen into the dining room. One wall may be holding the roof up. Do you do the consent as well?',
      },
      {
        about: 'Fence after the storm',
        asksFor: ['Fencing'],
        message:
          'The storm took out about 18 metres of our boundary fence in {place}. The neighbours are happy to go halves.',
      },
      {
        about: 'Minor dwelling',
        asksFor: ['Minor dwellings', 'New homes'],
        message:
          'We want to build a small place for my parents behind our house. What should we budget per square metre?',
      },
      {
        about: 'Reroofing the hall',
        asksFor: ['Roofing'],
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
    kinds: tradeKinds(`
      Painter & Decorator > Painters, Decorators > Interior painting, Exterior painting, Wallpapering, Colour advice, Plastering
      House Painter > Painting, Painters > Exterior painting, Interior painting, Water blasting, Spray painting, Colour advice
      Roof Painter > Roof Coatings, Painting > Roof painting, Water blasting, Spray painting, Exterior painting
      Plasterer & Painter > Plaster & Paint, Interiors > Plastering, Interior painting, Wallpapering, Colour advice
      Commercial Painter > Coatings, Painting Contractors > Commercial painting, Floor coatings, Spray painting, Roof painting
    `),
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
        asksFor: ['Exterior painting'],
        message:
          'Weatherboard house in {place}, single storey, last painted about twelve years ago. Could you quote {when}?',
      },
      {
        about: 'Three bedrooms',
        asksFor: ['Interior painting'],
        message:
          'Looking to have three bedrooms and a hallway painted while we are away. We can empty the rooms.',
      },
      {
        about: 'Classroom block',
        asksFor: ['Interior painting', 'Commercial painting'],
        message: 'We need four classrooms painted in the holidays. Low smell is important for the children.',
      },
      {
        about: 'Roof painting',
        asksFor: ['Roof painting'],
        message:
          'The concrete tiles have gone mossy and faded. What would a wash and two coats cost for a house in {place}?',
      },
      {
        about: 'Wallpaper in the dining room',
        asksFor: ['Wallpapering'],
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
