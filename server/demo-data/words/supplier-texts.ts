/** Sentences about a business; {name}, {suburb}, {city} and {years} are filled in. */
export const WHO_ARE_WE = [
  '{name} has looked after {suburb} and the places around it for {years} years. We are family owned, we live where we work, and most of our customers come to us because a neighbour told them to.',
  'We are a small team in {suburb}, {city}, who still answer the phone ourselves. After {years} years we know what lasts, and we would rather earn a customer for life than a quick sale.',
  '{name} started {years} years ago with one van and a borrowed ladder. Today there are nine of us, two apprentices among them, and the same rule: do it as if it were your mother’s place.',
  'Based in {city}, {name} joined Uplift because our work should leave something behind. Part of every sale made here goes to a cause that the customer chooses.',
  'Kia ora from {suburb}. {name} is owned by the people who work in it. We take on school leavers every year, train them properly and keep our prices plain.',
  'Locally owned and proud of it. For {years} years {name} has worked with homes, schools, marae and businesses in and around {city}.',
] as const;

/** What people say of anybody who did well; at most 225 characters. */
export const GENERAL_PRAISE = [
  'Friendly, fair and exactly on time. Will use again.',
  'Couldn’t fault them. Good people doing good work, and our school gained from it too.',
  'They rang when they were running ten minutes late. Small thing, says a lot.',
  'Third time we have used them now. Always the same good job.',
  'Loved knowing that part of what we paid went to our local youth trust.',
  'Kept us up to date all the way and the final bill matched the quote to the dollar.',
  'Ka pai! Everything done as promised and a pleasure to deal with.',
  'We compared four quotes. Not the cheapest, clearly the best.',
  'Honest advice, even though it meant less work for them.',
  'Lovely team. My elderly father felt completely at ease.',
  'Our committee was nervous about the cost. Money well spent.',
  'Quick to reply, quick to fix, no fuss.',
  'Went out of their way to help at short notice. Thank you so much.',
  'Professional from the first e-mail to the last.',
  'Sorted in a day what I had been putting off for two years.',
] as const;

export const SPECIFIC_BENEFITS = [
  '10% off the first job for impact buyers',
  'Free measure and quote anywhere in the region',
  'Priority booking during school holidays',
  'No call-out fee for schools and charities',
  'Monthly account with 30 days to pay',
  'A named contact and a reply within one working day',
] as const;

export const LEAD_SUMMARIES = [
  'Keen to work with schools and charities; can start within two weeks.',
  'Room for regular monthly customers, especially offices of 10 to 50.',
  'Happy to visit for a free first look.',
  'Looking for larger one-off projects this year.',
  'Strong with rural customers; travels at no charge on Thursdays.',
  'Gives the best return to the cause on yearly contracts.',
] as const;

export const MEMBERSHIP_OPTIONS = [
  'Standard listing',
  'Founding member',
  'Standard listing with call tracking',
  'Community rate',
  'Annual, paid in advance',
] as const;

export const ADMIN_NOTES = [
  'Met at the chamber of commerce breakfast. Very supportive of the idea.',
  'Prefers e-mail. Away every July.',
  'Pays contributions quarterly, always early.',
  'Asked for a second category, check the wording with them.',
  'Good story for the newsletter.',
  'Phone tracking number set up and tested.',
] as const;

export const REASONS_FOR_LEAVING = [
  'Business sold to a larger company.',
  'Owner has retired.',
  'Fully booked, may come back next year.',
  'Moved to Australia.',
] as const;

/** What each sustainability flag is backed with. */
export const SUSTAINABILITY_NOTES: Readonly<Record<string, readonly string[]>> = {
  SME: ['Owned and run locally, fewer than 20 people.', 'Two owners, six staff, one dog.'],
  SocialEnterprise: ['Half of our profit goes to youth training.', 'Owned by a charitable trust.'],
  Carbon: [
    'Footprint measured every year and down 18% since 2021.',
    'Two of five vans are electric.',
    'Carbon measured by Toitū and reduced yearly.',
  ],
  Waste: [
    'Nine tenths of what leaves the site is sorted and reused.',
    'No single-use packaging since 2022.',
    'Offcuts go to the local Menzshed.',
  ],
  Water: ['Rainwater for everything but drinking.', 'Wash water is filtered and used again.'],
  Energy: ['Solar on the roof covers most of our day.', 'LED and heat pumps throughout the workshop.'],
  SocialImpact: [
    'Two apprentices from local schools each year.',
    'We pay at least the living wage.',
    'One volunteer day a month, paid.',
  ],
};

export const SPECIAL_FIELDS: Readonly<Record<string, string>> = {
  catering: 'Number of guests',
  events: 'Date of event',
  printing: 'Quantity',
  transport: 'Moving date',
  automotive: 'Registration number',
  childcare: 'Age of child',
  travel: 'Number of nights',
  clothing: 'Number of people',
};

/** What a special field is answered with. */
export const SPECIAL_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'Number of guests': ['35', '80', '120 or so', '24'],
  'Date of event': ['A Saturday in February', '14 March', 'Second week of term'],
  Quantity: ['500', '60 copies', '2,000', '12'],
  'Moving date': ['End of the month', '3 May', 'Flexible'],
  'Registration number': ['KPD214', 'LRT902', 'MQA77'],
  'Age of child': ['2', '9', 'Six and nine'],
  'Number of nights': ['2', '3', '5'],
  'Number of people': ['16', '30', '58'],
};
