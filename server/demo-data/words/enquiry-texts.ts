/** When it would suit, put into messages. */
export const WHEN = [
  'next week',
  'before the end of the month',
  'in the next fortnight',
  'on a Tuesday or Thursday',
  'during the school holidays',
  'early next month',
  'this Friday',
  'any weekday after three',
  'before Christmas',
  'as soon as you can',
] as const;

export const GREETINGS = [
  'Kia ora,',
  'Hi there,',
  'Hello,',
  'Mōrena,',
  'Hi team,',
  'Tēnā koutou,',
  'Good afternoon,',
  '',
] as const;
export const FAREWELLS = [
  'Ngā mihi, {name}',
  'Thanks, {name}',
  'Kind regards, {name}',
  'Cheers, {name}',
  'Many thanks, {name}',
  'Thank you! {name}',
  '',
] as const;

/** Sentences that may follow any request. */
export const AFTERTHOUGHTS = [
  'A rough price to start with would be great.',
  'We heard about you through our school newsletter.',
  'Evenings are best to reach me.',
  'Happy to send photos.',
  'Please text rather than ring.',
  'Lovely that part of it goes to a good cause.',
  'We have used somebody else until now but would like to change.',
  'There is parking at the back.',
] as const;

export const HEARD_FROM = [
  'School newsletter',
  'A friend',
  'Search engine',
  'Facebook',
  'Church notices',
  'Uplift e-mail',
  'The van outside',
  'Local paper',
  'Used you before',
] as const;

/** Requests that fit anybody; {title} is what the listing is called. */
export const GENERAL_ENQUIRIES = [
  {
    about: 'Price and availability',
    message: 'We are looking for a {title} in {place} and would like a price. Are you free {when}?',
  },
  {
    about: 'Regular work',
    message: 'We may need a {title} several times a year. Could we meet to see whether we suit each other?',
  },
  {
    about: 'Second quote',
    message: 'We have one quote already and would like another. Could you ring me {when}?',
  },
] as const;

export const ADMIN_NOTES = [
  'Rang to check: supplier has been in touch.',
  'Customer wants to know how the contribution works, sent the page.',
  'Supplier was slow to answer, reminded by phone.',
  'Followed up twice.',
  'Known to us from the school newsletter.',
  'Nice story, ask if we may share it.',
] as const;

type ByProgress = Readonly<
  Record<'Enquiry' | 'In Progress' | 'Completed' | 'Fallen Through' | 'Introduction', readonly string[]>
>;

/** What the supplier wrote down, by how far it has come. */
export const SUPPLIER_NOTES: ByProgress = {
  Enquiry: ['Left a message.', 'Will ring after four.', 'Sent an e-mail, no answer yet.'],
  'In Progress': [
    'Visited, quote sent.',
    'Booked in.',
    'Customer is comparing two quotes.',
    'Waiting for the go-ahead.',
    'Second visit, added a few items.',
  ],
  Completed: [
    'Job done, invoice sent.',
    'Paid in full, very happy.',
    'Done in a day less than planned.',
    'Wants us back in spring.',
  ],
  'Fallen Through': [
    'Went with somebody closer.',
    'Wants to wait until autumn.',
    'Budget was not approved.',
    'Never heard back.',
    'Decided to do it themselves.',
  ],
  Introduction: ['Introduced by e-mail.', 'Met at the supplier evening.'],
};

/** What the impact buyer wrote down. */
export const BUYER_NOTES: ByProgress = {
  Enquiry: ['Sent, waiting to hear.'],
  'In Progress': [
    'Prompt reply, quote looks fair.',
    'They are coming on Thursday.',
    'Still waiting for the quote.',
  ],
  Completed: [
    'Prompt and a fair price.',
    'Work finished, our caretaker is pleased.',
    'Would use again.',
    'Took a little longer than planned, good result.',
  ],
  'Fallen Through': [
    'Chose another supplier this time.',
    'Put off until next year.',
    'A volunteer did it in the end.',
  ],
  Introduction: ['Good to have met them.'],
};

export const IMPORTED = ['Old directory', 'Paper directory 2018', 'Spreadsheet import'] as const;
