/** Names by type of impact buyer; {word}, {town}, {suburb} and {family} are filled in. Invented, all of them. */
export const BUYER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Church: ['{word} Community Church', 'St Hilda’s {suburb}', '{suburb} Gospel Hall', '{town} Uniting Parish'],
  Charity: [
    '{word} Charitable Trust',
    '{town} Hospice Friends',
    '{word} Family Centre',
    '{suburb} Community House',
  ],
  'Social Enterprise': ['{word} Collective', 'The {word} Workshop', '{town} Good Goods', '{word} Kai Social'],
  School: ['{word} School', '{suburb} Primary', '{word} College', '{town} Intermediate'],
  'Pre-School': [
    '{word} Kindergarten',
    'Little {word} Playcentre',
    '{suburb} Early Years',
    '{word} Puna Reo',
  ],
  'Self Employed': [
    '{family} Consulting',
    '{family} Bookkeeping',
    '{word} Copywriting',
    '{family} Photography',
  ],
  'Small Service Business ( 2 - 20 )': [
    '{word} Architects',
    '{family} & Partners',
    '{word} Surveyors',
    '{town} Physio',
  ],
  'Medium Service Business ( 20 - 50 )': [
    '{word} Engineering',
    '{word} Recruitment',
    '{family} Law',
    '{town} Radiology',
  ],
  'Large Company ( 50 + )': ['{word} Dairy', '{word} Logistics', '{word} Timber', '{town} Engineering Group'],
  'Physical Shop': ['{word} Books', '{town} Hardware', '{word} Florist', '{suburb} Pharmacy'],
  'Online Store': ['{word} Merino', 'The {word} Pantry', '{word} Toys Online', '{word} Skincare'],
  Farm: ['{family} Farms', '{word} Station', '{word} Orchards', '{family} Dairy'],
  Mall: ['{word} Plaza', '{suburb} Mall', '{word} Crossing'],
  'MP Office': ['{word} Electorate Office', '{town} Electorate Office'],
  'Small Corporate ( Based Regionally )': [
    '{word} Energy {town}',
    '{word} Insurance',
    '{town} Port Services',
  ],
  'Large Corporate ( Based Nationally )': ['{word} Group', '{word} Bank', '{word} Telecom', '{word} Foods'],
  'Local Government ( District Entity )': [
    '{word} Valley Library',
    '{word} Bay Community Board',
    '{word} Pools and Parks',
  ],
  'Government ( National Entity )': [
    '{word} Research Institute',
    'Office for {word} Heritage',
    '{word} Polytechnic',
  ],
};

export const BUYER_WHO_WE_ARE = [
  '{name} buys what it needs through Uplift, so that the everyday costs of running the place help somebody as well. Everyone here had a say in choosing the cause.',
  'We are {name} in {town}. We needed a printer, a painter and a plumber anyway; now each of them gives something to the cause we care about.',
  'At {name} we ask one question before we spend: could this do some good on the way? More often than not the answer is yes.',
] as const;

export const IMPACT_STORIES = [
  'In the winter our purchases paid for forty hours of mentoring. One of the young people now has a building apprenticeship and came to morning tea to tell us about it.',
  'The new fence around our playground meant two hundred and fifty dollars for the reading programme. Three classes wrote thank-you letters.',
  'A year of office cleaning, done by people who do it well, also paid for a pantry shelf that is filled every Monday.',
] as const;

export const CONTACT_TITLES = [
  'Office Manager',
  'Principal',
  'Owner',
  'General Manager',
  'Administrator',
  'Treasurer',
  'Property Manager',
  'Trustee',
  'Practice Manager',
] as const;
export const CONNECTIONS = [
  'Parent of a member',
  'Sits on the committee',
  'Long-time supporter',
  'Met at an open day',
  'Former volunteer',
] as const;
export const CAUSE_COMMENTS = [
  'Rang on Tuesday, keen to hear more.',
  'Left a message, will try next week.',
  'Said yes in principle, wants it in writing.',
  'Knows our chair from rowing.',
] as const;
export const ACTION_NOTES = [
  'Ask about the office move in spring.',
  'Renewal of cleaning contract in June.',
  'Send the printing offers.',
  'Invite to the supplier evening.',
] as const;
export const BUYER_ADMIN_NOTES = [
  'Decides by committee, allow a month.',
  'Very quick to reply.',
  'Prefers suppliers within thirty minutes.',
  'Has its own list of preferred trades.',
] as const;

/** Texts on the public report, each within its limit. */
export const REPORT_SLOGANS = {
  buyers_slogan: 'Everyday buying that does good',
  contributions_generated_slogan: 'Given to our cause through what we buy',
  community_hours_slogan: 'Hours of community work paid for',
  tradie_slogan: 'Trades who give as they work',
  tradie_stat_1: '14 local jobs this year',
  tradie_stat_2: '9 of them gave something back',
  tradie_message_1: 'We turn up when we say, and tidy up after.',
  tradie_message_2: 'A share of every job goes to our cause.',
  suppliers_slogan: 'Good work that does good',
  contributions_generated_slogan_supplier: 'Given from what we sell',
  community_hours_slogan_supplier: 'Hours of community work paid for',
} as const;
