import type { Trade } from './trade.js';

/** Trades that keep an organisation in order. */
export const OFFICE_TRADES: readonly Trade[] = [
  {
    slug: 'technology',
    category: 'IT & Websites',
    subCategories: ['IT Support', 'Websites', 'Cyber Security', 'Phones & Internet', 'Software'],
    listTitles: [
      'IT Support',
      'Web Developer',
      'Website Designer',
      'Business Phones & Internet',
      'Cyber Security Advisor',
    ],
    nameEndings: ['IT', 'Digital', 'Web', 'Networks', 'Systems'],
    services: [
      'IT support',
      'Website design',
      'Web hosting',
      'Cyber security',
      'Business phones',
      'Internet connections',
      'Computer repairs',
      'Cloud backup',
      'Microsoft 365',
      'Custom software',
      'Wi-Fi installation',
      'Online shops',
    ],
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
        message:
          'Our website is eight years old and nobody can update it. About 30 pages, we would like to edit it ourselves.',
      },
      {
        about: 'IT support for 18',
        message:
          'We are 18 people in {place}, half of us at home, and need somebody to call when things break.',
      },
      {
        about: 'Wi-Fi at school',
        message: 'Wi-Fi drops out in four of our classrooms. Could somebody do a survey {when}?',
      },
      {
        about: 'Hacked account',
        message:
          'One of our e-mail accounts has been sending spam. We have changed the password, what else should we do?',
      },
      {
        about: 'Online shop',
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
    listTitles: ['Accountant', 'Bookkeeper', 'Chartered Accountant', 'Mortgage Adviser', 'Insurance Adviser'],
    nameEndings: ['Accounting', 'Accountants', 'Bookkeeping', 'Financial', 'Advisory'],
    services: [
      'Accounting',
      'Bookkeeping',
      'Payroll',
      'GST returns',
      'Tax returns',
      'Xero training',
      'Charity reporting',
      'Audit and review',
      'Mortgage advice',
      'Business insurance',
      'Cash flow planning',
      'Budget advice',
    ],
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
        message:
          'We are a company of six in {place} and would like somebody who replies to e-mails. Can we meet {when}?',
      },
      {
        about: 'Charity accounts',
        message: 'Our trust falls into tier 3 and needs its performance report reviewed before the AGM.',
      },
      { about: 'Payroll', message: 'Could you take over payroll for 14 staff, several on changing hours?' },
      {
        about: 'First home',
        message: 'We have a deposit and no idea what comes next. Could you talk us through it?',
      },
      {
        about: 'Behind on GST',
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
    listTitles: [
      'HR Adviser',
      'Lawyer',
      'Business Coach',
      'Health & Safety Adviser',
      'Office Supplies',
      'First Aid Training',
    ],
    nameEndings: ['Consulting', 'People & Culture', 'Legal', 'Training', 'Office Supplies'],
    services: [
      'HR advice',
      'Employment agreements',
      'Recruitment',
      'Business coaching',
      'Strategic planning',
      'Health and safety',
      'First aid training',
      'Office supplies',
      'Legal advice',
      'Translation',
      'Virtual assistants',
      'Governance training',
    ],
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
        message: 'First aid for twelve staff at our site in {place}, ideally {when}.',
      },
      {
        about: 'Employment agreements',
        message:
          'Our agreements date from 2015 and we are about to hire four people. Could you bring them up to date?',
      },
      {
        about: 'Strategy day',
        message: 'We are looking for somebody to lead our board through a planning day.',
      },
      {
        about: 'Office supplies',
        message:
          'Could you quote on our usual monthly order? Recycled paper where possible. List attached by e-mail.',
      },
      {
        about: 'Trust deed',
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
    listTitles: [
      'Joiner',
      'Furniture Maker',
      'Kitchen Maker',
      'Upholsterer',
      'Flooring Company',
      'Office Furniture',
    ],
    nameEndings: ['Joinery', 'Furniture', 'Kitchens', 'Cabinetmakers', 'Floors'],
    services: [
      'Joinery',
      'Custom furniture',
      'Office furniture',
      'Kitchens',
      'Upholstery',
      'Carpet laying',
      'Timber floors',
      'Floor sanding',
      'Shelving',
      'School furniture',
      'Wooden windows',
      'Furniture restoration',
    ],
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
        message:
          'Floor to ceiling shelves either side of a fireplace, about 2.4 metres wide each. We are in {place}.',
      },
      {
        about: 'Desks for a new office',
        message: 'Twelve sit-stand desks and a table for ten. Second hand is fine if they match.',
      },
      {
        about: 'Kitchen',
        message: 'Small kitchen in a 1950s house, we like plywood. Could you come and measure {when}?',
      },
      {
        about: 'Church chairs',
        message: 'We have 60 chairs with worn seats. Is it cheaper to recover or replace them?',
      },
      {
        about: 'Sanding floors',
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
