import { type Trade, tradeKinds } from './trade.js';

/** Trades that help a business to be seen. */
export const PRINT_AND_MEDIA_TRADES: readonly Trade[] = [
  {
    slug: 'printing',
    category: 'Printing & Signage',
    subCategories: ['Printing', 'Signs', 'Vehicle Graphics', 'Labels & Packaging', 'Large Format'],
    kinds: tradeKinds(`
      Printer > Print, Press > Printing, Business cards, Brochures, Booklets, Posters, Yearbooks
      Sign Writer > Signs, Sign Writers > Signs, Window graphics, Banners and flags, Vehicle graphics
      Print & Design > Print & Design, Print Co > Printing, Brochures, Business cards, Graphic design, Posters, Booklets
      Label & Packaging Printer > Labels, Packaging > Labels, Packaging, Stickers
      Vehicle Graphics > Graphics, Signs & Wraps > Vehicle graphics, Vehicle wraps, Signs, Window graphics
    `),
    keywords: [
      'flyers',
      'pull up banner',
      'sign writing',
      'corflute',
      'stickers',
      'letterbox drop',
      'raffle tickets',
      'shop sign',
    ],
    about: [
      'Offset, digital and wide format under one roof, on paper from well kept forests and with inks made from plants.',
      'Signs and print that last. We check every file before it goes near the press and ring you if something looks wrong.',
    ],
    enquiries: [
      {
        about: 'Annual report',
        asksFor: ['Printing', 'Booklets'],
        message:
          'Sixty copies of a 36 page report, perfect bound, needed {when}. Print-ready file available.',
      },
      {
        about: 'Shop sign',
        asksFor: ['Signs'],
        message:
          'We are moving to {place} and need a fascia sign of about four metres and lettering on two doors.',
      },
      {
        about: 'Ute lettering',
        asksFor: ['Vehicle graphics'],
        message: 'Two white utes, name and number on the doors and tailgate. What would you charge?',
      },
      {
        about: 'School yearbook',
        asksFor: ['Yearbooks'],
        message: '240 yearbooks in full colour, pages supplied by our senior students.',
      },
      {
        about: 'Jar labels',
        asksFor: ['Labels'],
        message: 'Waterproof labels for honey jars, 5,000 of each of two designs, on a roll.',
      },
      {
        about: 'Pull up banners',
        asksFor: ['Banners and flags', 'Posters'],
        message: 'Three banners for a stand {when}. Could you also tidy up the artwork?',
      },
    ],
    work: [
      'Cookbook for a hospice, sewn and bound',
      'Fascia sign with hand painted shadow',
      'Fleet of six vans',
      'Honey labels on kraft stock',
      'Wayfinding for a medical centre',
      'Posters for a matariki festival',
    ],
    praise: [
      'Rang to say our phone number was wrong on the proof. Saved us 5,000 brochures.',
      'The new sign makes the whole street look better. Beautiful work.',
      'Turned our yearbook around in eight days. The kids are thrilled.',
    ],
    sale: [80, 5400],
    nationwide: 35,
  },
  {
    slug: 'photography',
    category: 'Photography & Video',
    subCategories: ['Portraits', 'Events', 'Product Photography', 'Video Production', 'Drone'],
    kinds: tradeKinds(`
      Photographer > Photography, Studio > Portrait photography, Event photography, Staff headshots, Product photography, Photo restoration
      Video Producer > Films, Pictures > Video production, Live streaming, Drone filming, Promotional films
      Wedding Photographer > Photography, Pictures > Wedding photography, Portrait photography, Event photography
      Drone Operator > Aerial, Sky Films > Drone filming, Aerial photography, Real estate photography
      School Photographer > School Photos, Studio > School photos, Staff headshots, Event photography
    `),
    keywords: [
      'headshots',
      'family photos',
      'videographer',
      'aerial photos',
      'promo video',
      'prizegiving photos',
      'old slides',
    ],
    about: [
      'Pictures of real people in real light. We plan carefully, shoot quickly and deliver within the week.',
      'Short films and stills for businesses and causes that have a story worth hearing.',
    ],
    enquiries: [
      {
        about: 'Staff headshots',
        asksFor: ['Staff headshots'],
        message:
          'We have 22 people in {place} who would rather do anything else. Could you set up in our meeting room {when}?',
      },
      {
        about: 'Wedding in Otago',
        asksFor: ['Wedding photography'],
        message: 'Small wedding, 40 guests, from about two until the first dance. Are you free?',
      },
      {
        about: 'Product shots',
        asksFor: ['Product photography'],
        message: 'Fourteen products on white and four set up in a kitchen, for our web shop.',
      },
      {
        about: 'Two minute film',
        asksFor: ['Video production', 'Promotional films', 'Drone filming'],
        message: 'We would like a short film about our volunteers to show at our dinner {when}.',
      },
      {
        about: 'Class photos',
        asksFor: ['School photos'],
        message: 'Looking for a new school photographer, roll of 310 and a patient manner.',
      },
    ],
    work: [
      'Dawn service, one frame',
      'Beekeeper in her shed',
      'Film for a coastguard unit',
      'Woven flax, product series',
      'Wedding on a jetty in the rain',
      'Class of 2024',
    ],
    praise: [
      'I hate having my photo taken and even I like this one.',
      'The film made our funders cry, in a good way. Worth ten reports.',
      'So patient with our little ones. Every child was smiling.',
    ],
    sale: [220, 4800],
    nationwide: 22,
  },
  {
    slug: 'marketing',
    category: 'Marketing & Design',
    subCategories: ['Branding', 'Graphic Design', 'Social Media', 'Advertising', 'Copywriting'],
    kinds: tradeKinds(`
      Graphic Designer > Design, Studio > Graphic design, Logo design, Branding, Illustration, Annual reports
      Marketing Agency > Marketing, Creative > Marketing plans, Google Ads, Search engine optimisation, Social media management, Email newsletters, Public relations
      Brand Designer > Brand Studio, Creative > Branding, Logo design, Graphic design, Bilingual design
      Copywriter > Words, Copywriting > Copywriting, Email newsletters, Fundraising campaigns, Te reo Māori translation
      Social Media Manager > Social, Digital Marketing > Social media management, Email newsletters, Google Ads, Copywriting
    `),
    keywords: [
      'new logo',
      'rebrand',
      'facebook posts',
      'seo',
      'annual report design',
      'brochure design',
      'marketing help',
      'te reo translation',
    ],
    about: [
      'Strategy first, then design that people recognise from across the road. Bilingual work is part of what we do, with proper advice.',
      'A small studio for small budgets and large ideas. You talk to the person who does the work.',
    ],
    enquiries: [
      {
        about: 'Logo for a new trust',
        asksFor: ['Logo design'],
        message: 'We are a new trust in {place} and need a logo and a simple style guide. Budget is modest.',
      },
      {
        about: 'Social media, three months',
        asksFor: ['Social media management'],
        message:
          'We never get to our social media. Could you look after it for three months and then teach us?',
      },
      {
        about: 'Annual report design',
        asksFor: ['Graphic design', 'Annual reports'],
        message: 'Our report is about 40 pages with a good number of tables. Text will be ready {when}.',
      },
      {
        about: 'Google Ads',
        asksFor: ['Google Ads'],
        message: 'We are spending $900 a month and do not know whether it works. Could you take a look?',
      },
      {
        about: 'Bilingual signs',
        asksFor: ['Bilingual design', 'Te reo Māori translation'],
        message: 'We are making our site bilingual and need design and checked translations for 30 signs.',
      },
    ],
    work: [
      'Mark for a river trust',
      'Annual report with a story on every spread',
      'Campaign that filled a food bank',
      'Bilingual signs for a library',
      'Honey brand on the shelf',
      'Poster series for a festival',
    ],
    praise: [
      'They listened for an hour before opening a laptop. The result is just us.',
      'Bookings are up by a third since the new site and ads.',
      'Clear, honest and no jargon. Our board finally agrees on something.',
    ],
    sale: [280, 8900],
    nationwide: 55,
  },
  {
    slug: 'clothing',
    category: 'Clothing & Uniforms',
    subCategories: ['Uniforms', 'Workwear', 'Embroidery & Printing', 'Promotional Products', 'Sportswear'],
    kinds: tradeKinds(`
      Uniform Supplier > Uniforms, Apparel > School uniforms, Corporate uniforms, Sports uniforms
      Workwear & Embroidery > Workwear, Embroidery > Workwear, Hi-vis clothing, Embroidery, Safety boots, Polo shirts
      T-shirt Printer > Threads, Tees > Screen printing, T-shirts, Leavers hoodies, Tote bags
      Promotional Products > Promotions, Merchandise > Promotional products, Tote bags, Caps and beanies, Drink bottles
      Sports Uniforms > Sportswear, Teamwear > Sports uniforms, Leavers hoodies, Caps and beanies
      Merino Clothing > Merino, Knitwear > Merino clothing, Caps and beanies, Corporate gifts
    `),
    keywords: [
      't shirts with logo',
      'polo shirts',
      'hoodies',
      'branded pens',
      'drink bottles',
      'netball dresses',
      'ppe',
      'leavers jersey',
    ],
    about: [
      'Clothing that people want to wear more than once: organic cotton, merino and proper hi-vis, stitched and printed in New Zealand.',
      'Uniforms for teams of five to five thousand, with sizes held so that new starters are never left out.',
    ],
    enquiries: [
      {
        about: 'Polo shirts',
        asksFor: ['Polo shirts', 'Embroidery', 'Corporate uniforms'],
        message: 'Thirty polos with our logo on the chest, mixed sizes. Could we see a sample {when}?',
      },
      {
        about: 'Leavers hoodies',
        asksFor: ['Leavers hoodies'],
        message: '58 hoodies with names on the back for our Year 13s. What is the turnaround?',
      },
      {
        about: 'Hi-vis for the crew',
        asksFor: ['Hi-vis clothing'],
        message: 'Summer and winter hi-vis for a crew of 16 in {place}, logo front and back.',
      },
      {
        about: 'Conference bags',
        asksFor: ['Tote bags'],
        message: '200 cotton totes, one colour print, no plastic wrapping please.',
      },
      {
        about: 'Netball dresses',
        asksFor: ['Sports uniforms'],
        message: 'Our club in {place} needs seven teams’ worth of dresses for next season.',
      },
    ],
    work: [
      'Merino beanies for a rescue team',
      'Leavers hoodies, all 58 names right',
      'Organic tees printed in two colours',
      'Work shirts with repair patches',
      'Netball club in new dresses',
    ],
    praise: [
      'The crew actually wear them. That has never happened before.',
      'All the names were spelt right, macrons included. Legends.',
      'Reordered in five minutes and here in a week.',
    ],
    sale: [180, 6400],
    nationwide: 60,
  },
];
