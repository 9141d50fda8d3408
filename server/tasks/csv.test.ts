import { csvLines } from './csv';

it('is RFC 4180 with a mark for Excel: quotes doubled, lines ended by CR LF, empty cells empty', () => {
  const rows = [
    ['Kōwhai & Co', 'says "kia ora"', 'one, two'],
    ['two\nlines', null, ''],
  ];
  expect(csvLines(rows, ['Name', 'Motto', 'List'])).toBe(
    '\ufeffName,Motto,List\r\nKōwhai & Co,"says ""kia ora""","one, two"\r\n"two\nlines",,\r\n',
  );
});

it('goes on without mark and header', () => {
  expect(csvLines([['a', 1]])).toBe('a,1\r\n');
  expect(csvLines([])).toBe('');
});

it.each(['=1+1', '+64 21 555', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")'])(
  'a text that a spreadsheet would run is defused: %j',
  (text) => {
    const [line = ''] = csvLines([[text, 'end']]).split(',end');
    expect(line.replace(/^"/, '')[0]).toBe("'");
  },
);

it('numbers are left as they are', () => {
  expect(csvLines([[-12.5, 0, 1_000_000]])).toBe('-12.5,0,1000000\r\n');
});
