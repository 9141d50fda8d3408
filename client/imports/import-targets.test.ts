import { headersOf, labelsOf, suggestFields } from './import-targets';

const columns = [
  { sort: 'LIST_TITLE', header: 'Listing title' },
  { sort: 'ENQUIRY_TOTAL', header: 'Enquiries' },
  { header: 'Categories', exported: [{ column: 'CATEGORIES', header: 'Categories' }] },
];
const labels = labelsOf(
  { enquiryEmail: { label: 'Enquiries email' }, imageTitle: { label: 'Image title' } },
  columns,
);
const readable = [
  { name: 'id', wire: 'id' },
  { name: 'listTitle', wire: 'listTitle' },
  { name: 'enquiryEmail', wire: 'email' },
  { name: 'categories', wire: 'categories' },
  { name: 'imageTitle', wire: 'imageTitle' },
];
const suggest = (headers: string[], remembered: { header: string; field: string | null }[] = []) =>
  suggestFields(headers, readable, { remembered, labels, listed: headersOf(columns), one: 'supplier' });

describe('suggested field of a column', () => {
  it('matches labels of exports, of the form and of REST', () => {
    expect(suggest(['ID', 'Listing title', 'Enquiries email', 'Categories'])).toEqual([
      'id',
      'listTitle',
      'enquiryEmail',
      'categories',
    ]);
    expect(suggest(['email', 'list_title', 'Enquiries', 'What is wrong'])).toEqual([
      'enquiryEmail',
      'listTitle',
      null,
      null,
    ]);
  });

  it('matches singular or plural, a leading noun, or one word of a label', () => {
    expect(suggest(['Category', 'Supplier listing title', 'Enquiry email', 'Enquir'])).toEqual([
      'categories',
      'listTitle',
      'enquiryEmail',
      null,
    ]);
    expect(suggest(['Title'])).toEqual(['listTitle']);
    expect(suggest(['Title', 'Listing title'])).toEqual([null, 'listTitle']);
    expect(suggest(['Itle', 'The image'])).toEqual([null, null]);
    expect(suggest(['Listing', 'Li', 'Supplier ID'])).toEqual(['listTitle', null, 'id']);
  });

  it('repeats earlier choices and uses each field once', () => {
    expect(suggest(['Mail', 'email'], [{ header: 'Mail', field: 'enquiryEmail' }])).toEqual([
      'enquiryEmail',
      null,
    ]);
    expect(suggest(['email'], [{ header: 'email', field: null }])).toEqual([null]);
  });
});
