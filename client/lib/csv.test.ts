import { csvFile, csvText } from './csv';

it('writes RFC 4180 with a byte order mark, quoted values, CR LF and empty cells', () => {
  expect(
    csvFile([
      ['Name', 'Sum'],
      ['says "kia ora"', 12.5],
      ['one, two', null],
    ]),
  ).toBe('\ufeffName,Sum\r\n"says ""kia ora""",12.5\r\n"one, two",\r\n');
});

it.each(['=1+1', '+64 21 555', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")', '＝1+1', '＠x'])(
  'escapes a spreadsheet formula: %j',
  (text) => expect(csvText(text).replace(/^"/, '')[0]).toBe("'"),
);

it('keeps other texts and numbers unchanged', () => {
  for (const text of ['a=1', 'tom@x.example', "it's", ' x ']) expect(csvText(text)).toBe(text);
  expect(csvFile([[-12.5, 0, 1_000_000, 0.1]])).toBe('\ufeff-12.5,0,1000000,0.1\r\n');
});
