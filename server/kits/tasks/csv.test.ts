import 'reflect-metadata';
import sql, { join } from 'sql-template-tag';
import { TestUplift } from '../../testing/test-uplift.js';
import { csvLine, csvNumber, csvOfTexts, csvText } from './csv.js';

describe('CSV output', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const linesOf = (rows: string[][], headers?: string[]) => csvOfTexts(uplift.app.database, rows, headers);
  const lineOf = async (texts: (string | null)[], numbers: number[] = []) => {
    const values = [
      ...texts.map((text) => sql`${text}::text`),
      ...numbers.map((each) => sql`${each}::float8`),
    ];
    const names = values.map((_, at) => sql([`c${at}`]));
    const cells = names.map((name, at) => (at < texts.length ? csvText(name) : csvNumber(name)));
    const statement = sql`SELECT ${csvLine(cells)} AS line FROM (VALUES (${join(values)})) AS given (${join(names)})`;
    return (await uplift.app.database.readOne<{ line: string }>(statement))?.line;
  };

  it('follows RFC 4180 with a byte order mark for Excel: quotes doubled, CR LF, empty cells empty', async () => {
    const rows = [
      ['Kōwhai & Co', 'says "kia ora"', 'one, two'],
      ['two\nlines', '', ''],
    ];
    expect(await linesOf(rows, ['Name', 'Motto', 'List'])).toBe(
      '\ufeffName,Motto,List\r\nKōwhai & Co,"says ""kia ora""","one, two"\r\n"two\nlines",,\r\n',
    );
    expect(await lineOf(['a', null, ''])).toBe('a,,\r\n');
  });

  it('appends without byte order mark and header', async () => {
    expect(await linesOf([['a', '1']])).toBe('a,1\r\n');
    expect(await linesOf([])).toBe('');
  });

  it.each(['=1+1', '+64 21 555', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")', '＝1+1', '＠x'])(
    'escapes a text that a spreadsheet would run: %j',
    async (text) => {
      for (const line of [await lineOf([text, 'end']), await linesOf([[text, 'end']])]) {
        const [cell = ''] = (line ?? '').split(',end');
        expect(cell.replace(/^"/, '')[0]).toBe("'");
      }
    },
  );

  it('leaves other texts unchanged', async () => {
    expect(await lineOf(['a=1', 'tom@x.example', "it's", ' x ', '\\n'])).toBe(
      "a=1,tom@x.example,it's, x ,\\n\r\n",
    );
  });

  it('leaves numbers unchanged', async () => {
    expect(await lineOf([], [-12.5, 0, 1_000_000, 1e15, 0.1])).toBe(
      '-12.5,0,1000000,1000000000000000,0.1\r\n',
    );
  });
});
