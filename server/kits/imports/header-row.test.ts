import { headerAt } from './header-row.js';

const names = new Set(['id', 'name', 'listTitle', 'enquiryEmail', 'category']);
const rowsOf = (...lines: string[]) => lines.map((line, at) => ({ number: at + 1, cells: line.split(',') }));

describe('the header row of a file', () => {
  it.each([
    ['the title of a table in Numbers', ['Table 1', 'name,note', 'Kea,a'], 1],
    ['a title padded to the width of the table', ['Suppliers 2026,,', 'Name,Listed,x', 'Kea,a,b'], 1],
    ['several rows', ['Uplift', 'As of 1 March 2026,', 'Enquiry E-mail,Name', 'a,b'], 2],
    ['a comment', ['# exported on 1/03/2026', 'ID,Name', '1,Kea'], 1],
    ['a title and a date in two cells', ['Supplier list,,', 'Printed,4/03/2026,', 'name,listTitle,x'], 2],
    [
      'a title, when the headers are plain words',
      ['Our suppliers 2026', '', 'Business,Title,Mail', 'a,b,c'],
      2,
    ],
    ['a name with blanks and a mark', ['Table 1', 'List\u00a0Title\u200b,x', 'a,b'], 1],
  ])('is found below %s', (_, lines, row) => {
    expect(headerAt(rowsOf(...lines), names)).toBe(row);
  });

  it.each([
    ['it has a known name', ['Name', 'Kea, the name', 'Moa,name']],
    ['it has several cells', ['Bird,Sound', 'name,x', 'Kea,a']],
    ['no other row has a known name', ['Bird,', 'Kea,a', 'Moa,b']],
    ['no other row has several cells', ['Bird', 'name', 'id']],
    ['a row below also contains names', ['Name,Prefers,Heard', 'Tui,Mail,x', 'Moa,category,name']],
    ['a name appears twice below', ['Bird,Sound,Size', 'name,Name,x', 'Kea,a,b']],
    ['cells of one column have commas', ['Business', 'Smith, Jones', 'Kea Ltd']],
    ['there is only one row', ['Bird']],
    ['known names come too far below', [...Array(12).fill('Bird'), 'name,id']],
  ])('is the first row if %s', (_, lines) => {
    expect(headerAt(rowsOf(...lines), names)).toBe(0);
  });
});
