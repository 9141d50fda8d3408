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

export const ADMIN_NOTES = [
  'Rang to check: supplier has been in touch.',
  'Customer chose the cause by phone.',
  'Supplier sent the invoice copy.',
  'Followed up twice, no answer yet.',
  'Check the amount with the supplier at the end of the quarter.',
  'Nice story, ask if we may share it.',
] as const;

export const SUPPLIER_NOTES = [
  'Visited, quote sent.',
  'Booked in.',
  'Left a message and sent an e-mail.',
  'Customer is comparing two quotes.',
  'Job done, invoice sent.',
  'Waiting for the consent.',
  'Went with somebody closer.',
  'Wants to wait until autumn.',
  'Second visit, added a few items.',
  'Paid in full, very happy.',
] as const;

export const BUYER_NOTES = [
  'Prompt reply and a fair price.',
  'Work finished, our caretaker is pleased.',
  'Still waiting for the quote.',
  'Chose another supplier this time.',
  'Would use again.',
  'Took a little longer than planned.',
] as const;

export const IMPORTED = ['Old directory', 'Paper directory 2018', 'Spreadsheet import'] as const;
