import { type Trade, tradeKinds } from './trade.js';

/** Trades that keep an organisation in order. */
export const OFFICE_TRADES: readonly Trade[] = [
  {
    slug: 'technology',
    category: 'IT & Websites',
    subCategories: ['IT Support', 'Websites', 'Cyber Security', 'Phones & Internet', 'Software'],
    kinds: tradeKinds(`
      IT Support > IT, Systems > IT support, Computer repairs, Microsoft 365, Cloud backup, Wi-Fi installation
      Web Developer > Web, Digital > Custom software, Web hosting, Online shops, Website design
      Website Designer > Web Design, Digital > Website design, Online shops, Web hosting, Search engine optimisation
      Business Phones & Internet > Networks, Telecom > Business phones, Internet connections, Wi-Fi installation
      Cyber Security Advisor > Cyber, Secure IT > Cyber security, Cloud backup, Microsoft 365, IT support
    `),
    keywords: [
      'slow computer',
      'wifi drops out',
      'hacked email',
      'wordpress',
      'virus',
      'laptop screen',
      'server',
      'shopify',
    ],
    about: [
      'People who answer the phone and talk like people. We look after computers, networks and websites for teams of up to a hundred.',
      'Websites that load fast on a phone in the bush, and support that does not need a ticket number.',
    ],
    enquiries: [
      {
        about: 'Website rebuild',
        asksFor: ['Website design'],
        message:
          'Our website is eight years old and nobody can update it. About 30 pages, we would like to edit it ourselves.',
      },
      {
        about: 'IT support for 18',
        asksFor: ['IT support'],
        message:
          'We are 18 people in {place}, half of us at home, and need somebody to call when things break.',
      },
      {
        about: 'Wi-Fi at school',
        asksFor: ['Wi-Fi installation'],
        message: 'Wi-Fi drops out in four of our classrooms. Could somebody do a survey {when}?',
      },
      {
        about: 'Hacked account',
        asksFor: ['Cyber security', 'IT support'],
        message:
          'One of our e-mail accounts has been sending spam. We have changed the password, what else should we do?',
      },
      {
        about: 'Online shop',
        asksFor: ['Online shops'],
        message: 'We sell about 60 products at markets and would like to sell them online as well.',
      },
    ],
    work: [
      'Site for a walking track trust',
      'Tidy cabinet in a rural school',
      'Online shop for a weaver',
      'Wi-Fi across three paddocks',
      'Booking system for a community hall',
    ],
    praise: [
      'Fixed in ten minutes what our last company couldn’t in a month.',
      'Our new website took 41 bookings in its first week.',
      'They explained two factor sign-in so well that even Dad uses it.',
    ],
    sale: [130, 9600],
    nationwide: 55,
  },
  {
    slug: 'accounting',
    category: 'Accounting & Finance',
    subCategories: ['Accountants', 'Bookkeeping', 'Payroll', 'Mortgages & Insurance', 'Audit'],
    kinds: tradeKinds(`
      Accountant > Accounting, Accountants > Accounting, Tax returns, GST returns, Cash flow planning, Payroll
      Bookkeeper > Bookkeeping, Books > Bookkeeping, Payroll, GST returns, Xero training
      Chartered Accountant > Accountants, Advisory > Accounting, Charity reporting, Audit and review, Tax returns, Cash flow planning
      Mortgage Adviser > Mortgages, Financial > Mortgage advice, First home loans, Budget advice
      Insurance Adviser > Insurance, Financial Advice > Business insurance, Life insurance, Health insurance
    `),
    keywords: [
      'tax time',
      'ird',
      'xero',
      'first home',
      'life insurance',
      'end of year accounts',
      'kiwisaver',
      'treasurer',
    ],
    about: [
      'Accountants for small businesses and charities. Fixed monthly fees, answers within a day, and no surprise invoices.',
      'We do the numbers and explain what they are telling you, over coffee if you like.',
    ],
    enquiries: [
      {
        about: 'Change of accountant',
        asksFor: ['Accounting'],
        message:
          'We are a company of six in {place} and would like somebody who replies to e-mails. Can we meet {when}?',
      },
      {
        about: 'Charity accounts',
        asksFor: ['Charity reporting', 'Audit and review'],
        message: 'Our trust falls into tier 3 and needs its performance report reviewed before the AGM.',
      },
      {
        about: 'Payroll',
        asksFor: ['Payroll'],
        message: 'Could you take over payroll for 14 staff, several on changing hours?',
      },
      {
        about: 'First home',
        asksFor: ['Mortgage advice', 'First home loans'],
        message: 'We have a deposit and no idea what comes next. Could you talk us through it?',
      },
      {
        about: 'Behind on GST',
        asksFor: ['GST returns', 'Bookkeeping'],
        message: 'I am three returns behind and have a shoebox of receipts. Please be kind.',
      },
    ],
    work: [
      'Cash flow on one page',
      'Month end for a marae kitchen',
      'Treasurers’ evening, thirty committees',
      'Shoebox to spreadsheet',
      'First home, first keys',
    ],
    praise: [
      'First time I have understood my own accounts. Worth every dollar.',
      'Caught up two years in three weeks without a single lecture.',
      'Helped our treasurer look brilliant at the AGM.',
    ],
    sale: [180, 5200],
    nationwide: 50,
  },
  {
    slug: 'business-services',
    category: 'Business Services',
    subCategories: ['Human Resources', 'Legal', 'Training & Coaching', 'Health & Safety', 'Office Supplies'],
    kinds: tradeKinds(`
      HR Adviser > People & Culture, HR > HR advice, Employment agreements, Recruitment, Mediation
      Lawyer > Legal, Law > Legal advice, Employment agreements, Trust deeds, Conveyancing
      Business Coach > Consulting, Coaching > Business coaching, Strategic planning, Governance training
      Health & Safety Adviser > Safety, Safe Work > Health and safety, Site inspections, Safety training
      Office Supplies > Office Supplies, Stationery > Office supplies, Recycled paper, Printer cartridges
      First Aid Training > First Aid, Training > First aid training, Defibrillators, Safety training
      Virtual Assistant > Office Help, Admin Support > Virtual assistants, Minute taking, Data entry
    `),
    keywords: [
      'hiring staff',
      'contract template',
      'first aid course',
      'stationery',
      'board training',
      'trust deed',
      'team conflict',
      'copy paper',
    ],
    about: [
      'Practical help with people, paper and plans for organisations that have better things to do.',
      'Trainers and advisers who have run businesses themselves. We come to you.',
    ],
    enquiries: [
      {
        about: 'First aid course',
        asksFor: ['First aid training'],
        message: 'First aid for twelve staff at our site in {place}, ideally {when}.',
      },
      {
        about: 'Employment agreements',
        asksFor: ['Employment agreements', 'HR advice'],
        message:
          'Our agreements date from 2015 and we are about to hire four people. Could you bring them up to date?',
      },
      {
        about: 'Strategy day',
        asksFor: ['Strategic planning', 'Governance training'],
        message: 'We are looking for somebody to lead our board through a planning day.',
      },
      {
        about: 'Office supplies',
        asksFor: ['Office supplies'],
        message:
          'Could you quote on our usual monthly order? Recycled paper where possible. List attached by e-mail.',
      },
      {
        about: 'Trust deed',
        asksFor: ['Trust deeds', 'Legal advice'],
        message: 'We are setting up a charitable trust in {place} and need a deed that works for grants.',
      },
    ],
    work: [
      'Board day with a view',
      'First aid in a woolshed',
      'Induction that new staff enjoyed',
      'Trust deed in plain language',
      'Recycled stationery, one delivery a month',
    ],
    praise: [
      'The best training day we have had. Nobody looked at their phone.',
      'Calm, fair and clear through a tricky restructure.',
      'Our trust was registered at the first attempt. Great advice.',
    ],
    sale: [150, 5600],
    nationwide: 50,
  },
  {
    slug: 'furniture',
    category: 'Furniture & Joinery',
    subCategories: ['Joinery', 'Office Furniture', 'Kitchens', 'Upholstery', 'Flooring'],
    kinds: tradeKinds(`
      Joiner > Joinery, Joiners > Joinery, Shelving, Wooden windows, Custom furniture, Kitchens
      Furniture Maker > Furniture, Woodwork > Custom furniture, Shelving, Furniture restoration, School furniture
      Kitchen Maker > Kitchens, Cabinetmakers > Kitchens, Wardrobes, Joinery
      Upholsterer > Upholstery, Upholsterers > Upholstery, Furniture restoration, Curtains
      Flooring Company > Floors, Flooring > Timber floors, Floor sanding, Carpet laying, Vinyl flooring
      Office Furniture > Office Furniture, Interiors > Office furniture, School furniture, Second-hand desks, Shelving
    `),
    keywords: [
      'standing desk',
      'built in wardrobe',
      'reupholster chair',
      'rimu table',
      'vinyl planks',
      'second hand desks',
      'bookcase',
    ],
    about: [
      'Solid timber, honest joints and a finish that can be repaired. Every offcut finds a use.',
      'Kitchens, desks and shelves made in our own workshop, measured and fitted by the people who made them.',
    ],
    enquiries: [
      {
        about: 'Bookshelves',
        asksFor: ['Shelving'],
        message:
          'Floor to ceiling shelves either side of a fireplace, about 2.4 metres wide each. We are in {place}.',
      },
      {
        about: 'Desks for a new office',
        asksFor: ['Office furniture', 'Second-hand desks'],
        message: 'Twelve sit-stand desks and a table for ten. Second hand is fine if they match.',
      },
      {
        about: 'Kitchen',
        asksFor: ['Kitchens'],
        message: 'Small kitchen in a 1950s house, we like plywood. Could you come and measure {when}?',
      },
      {
        about: 'Church chairs',
        asksFor: ['Upholstery'],
        message: 'We have 60 chairs with worn seats. Is it cheaper to recover or replace them?',
      },
      {
        about: 'Sanding floors',
        asksFor: ['Floor sanding', 'Timber floors'],
        message: 'Three rooms of mataī in {place}, about 50 square metres, matt finish.',
      },
    ],
    work: [
      'Plywood kitchen with kauri handles',
      'Table for fourteen from one macrocarpa',
      'Library nook at a primary school',
      'Sixty chairs recovered in wool',
      'Mataī floor after a hundred years under carpet',
      'Sash windows remade to match',
    ],
    praise: [
      'The table is the heart of our house now. You can feel the care in it.',
      'Fitted in a day and not a gap anywhere, in a house without a straight wall.',
      'Gave our tired old chairs another thirty years.',
    ],
    sale: [260, 13500],
    nationwide: 20,
  },
];
