import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCsv } from './read-csv.js';

const folder = mkdtempSync(path.join(tmpdir(), 'uplift-csv-'));

async function read(content: string | Buffer): Promise<[number, string[]][]> {
  const file = path.join(folder, 'file');
  writeFileSync(file, content);
  const rows: [number, string[]][] = [];
  for await (const { number, cells } of readCsv(file)) rows.push([number, cells]);
  return rows;
}

describe('a CSV file', () => {
  it.each([
    ['commas', 'Name,Note\r\nKea,"a, ""b"""\r\n'],
    ['semicolons', 'Name;Note\nKea;"a, ""b"""'],
    ['tabs', 'Name\tNote\nKea\t"a, ""b"""'],
    ['a byte order mark', '\ufeffName,Note\nKea,"a, ""b"""'],
  ])('is read with %s', async (_, text) => {
    expect(await read(text)).toEqual([
      [1, ['Name', 'Note']],
      [2, ['Kea', 'a, "b"']],
    ]);
  });

  it('is read as UTF-8, as UTF-16 with a byte order mark, and otherwise as Windows-1252', async () => {
    const text = 'Name\nKākā – kōwhai';
    expect((await read(text))[1]).toEqual([2, ['Kākā – kōwhai']]);
    expect((await read(Buffer.from(`\ufeff${text}`, 'utf16le')))[1]).toEqual([2, ['Kākā – kōwhai']]);
    expect((await read(Buffer.from([0x41, 0x0a, 0x63, 0x61, 0x66, 0xe9, 0x20, 0x96])))[1]).toEqual([
      2,
      ['café –'],
    ]);
  });

  it.each([
    ['in one piece', 1],
    ['in several pieces', 9000],
  ])('in Windows-1252 has its quotes, dashes and currency signs %s', async (_, rows) => {
    const letters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
    const codes = [0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92];
    codes.push(0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f);
    const row = Buffer.from([...codes, 0xe9, 0x0a]);
    const read1252 = await read(Buffer.concat([Buffer.from('Name\n'), ...Array(rows).fill(row)]));
    expect(read1252).toHaveLength(rows + 1);
    expect([...new Set(read1252.slice(1).flatMap(([, cells]) => cells))]).toEqual([`${letters}é`]);
  });

  it.each([
    ['LF below a header that ends in CRLF', 'Name,Note\r\nKea,a\nMoa,b\n'],
    ['CRLF below a header that ends in LF', 'Name,Note\nKea,a\r\nMoa,b\r\n'],
    ['CR alone', 'Name,Note\rKea,a\rMoa,b\r'],
    ['all three', 'Name,Note\nKea,a\rMoa,b\r\n'],
    ['quotes before each', '"Name","Note"\r\n"Kea","a"\n"Moa","b"\r'],
  ])('accepts rows that end in %s', async (_, text) => {
    expect(await read(text)).toEqual([
      [1, ['Name', 'Note']],
      [2, ['Kea', 'a']],
      [3, ['Moa', 'b']],
    ]);
  });

  it.each([
    ['a semicolon', 'sep=;\r\nName;Note, long\r\nKea;a,b'],
    ['quotes around it', '"sep=;"\nName;Note, long\nKea;a,b'],
    ['a byte order mark before it', '\ufeffSEP=;\nName;Note, long\nKea;a,b'],
    ['a tab', 'sep=\t\nName\tNote, long\nKea\ta,b'],
    ['a bar', 'sep=|\r\nName|Note, long\r\nKea|a,b'],
    ['separators behind it', 'sep=;;;\r\nName;Note, long\r\nKea;a,b'],
  ])('uses the separator that its first line declares, and skips that line: %s', async (_, text) => {
    expect(await read(text)).toEqual([
      [1, ['Name', 'Note, long']],
      [2, ['Kea', 'a,b']],
    ]);
  });

  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
  it.each([
    ['little end first', Buffer.from('\ufeffName\nĀhuru Kākā – 李', 'utf16le')],
    ['big end first', swapped('\ufeffName\nĀhuru Kākā – 李')],
    ['little end first, without a mark', Buffer.from('Name\nĀhuru Kākā – 李', 'utf16le')],
    ['big end first, without a mark', swapped('Name\nĀhuru Kākā – 李')],
  ])('is read as UTF-16, %s', async (_, bytes) => {
    expect((await read(bytes))[1]).toEqual([2, ['Āhuru Kākā – 李']]);
  });

  const stray = (text: string, byte: number) =>
    Buffer.concat(
      text.split('@').flatMap((part, at) => [...(at ? [Buffer.from([byte])] : []), Buffer.from(part)]),
    );
  it.each([
    ['a letter', stray('Name\nPēpi\nCaf@ Ltd', 0xe9)],
    ['an apostrophe', stray('Name\nPēpi\nO@Brien', 0x92)],
    ['more of these letters than of all others', stray('Name\nPēpi\nCaf@, Ros@ and Ren@', 0xe9)],
    ['letters of Samoan', stray('Fa\u02bbaleaga\nPepi\nCaf@', 0xe9)],
    ['letters of Romanian', stray('Brașov\nPepi\nCaf@', 0xe9)],
    ['letters of Vietnamese', stray('Phơ\nPepi\nCaf@', 0xe9)],
    ['letters of Greek', stray('Ελλάς\nPepi\nCaf@', 0xe9)],
    ['letters of Hebrew', stray('שלום\nPepi\nCaf@', 0xe9)],
    ['a mark that says UTF-8', stray('\ufeffName\nPepi\nCaf@', 0xe9)],
  ])('in UTF-8 with a stray Windows-1252 byte has every other letter intact: %s', async (_, bytes) => {
    const rows = await read(bytes);
    expect(rows[1]?.[1][0]).toMatch(/^P[ēe]pi$/);
    expect(rows[2]?.[1][0]).toContain('\ufffd');
  });

  it('in Windows-1252 is not read as UTF-8 because two letters form a valid sequence', async () => {
    // CAFÉ, ROSÉ’S, Straß…
    const bytes = Buffer.from('Name\nCAF\xc9\nROS\xc9\x92S\nStra\xdf\x85', 'latin1');
    expect((await read(bytes)).slice(1)).toEqual([
      [2, ['CAFÉ']],
      [3, ['ROSÉ’S']],
      [4, ['Straß…']],
    ]);
  });

  it('has its letters and combining marks composed, as stored', async () => {
    expect(await read('Na\u0304me\nPu\u0304keko'.normalize('NFD'))).toEqual([
      [1, ['Nāme']],
      [2, ['Pūkeko']],
    ]);
  });

  it('counts rows as spreadsheets do, with empty rows, and a multi-line cell as one row', async () => {
    expect(await read('Name,Note\n\nKea,"a\nb"\n,\nMoa,c\n\u001a')).toEqual([
      [1, ['Name', 'Note']],
      [3, ['Kea', 'a\nb']],
      [5, ['Moa', 'c']],
    ]);
  });

  it.each([
    ['quotes that are never closed', 'Name\n"Kea', /Row 2 cannot be read: it has an opening quote mark/],
    ['no text at all', Buffer.from('PK\u0003\u0004\0\0'), /not a CSV file/],
    ['a quote within a cell of row 7', `Name\n${'Kea\n'.repeat(5)}5" pipe\n${'Moa\n'.repeat(90)}`, /^Row 7 /],
    ['more behind the quotes of row 9', `Name\r\n\r\n${'"Kea\nKea"\n'.repeat(6)}"Moa" x\n`, /^Row 9 /],
    ['quotes opened in row 4 below a line for the separator', 'sep=,\nName\nKea\nKea\n"Moa\n', /^Row 4 /],
    ['a row without an end', `Name\n"${'x'.repeat(1_100_000)}`, /too long/],
  ])('is refused with %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it.each([
    ['a quote in a cell', 'Name\tNote\n5" pipe\ta\n', '5" pipe'],
    ['words in quotes', 'Name\tNote\n"Best" in town\ta\n', '"Best" in town'],
    ['a quote at the beginning', 'Name\tNote\n"Best bread\ta\n', '"Best bread'],
  ])('with tabs, as Google Sheets copies it without quoting, has %s', async (_, text, name) => {
    expect((await read(text))[1]).toEqual([2, [name, 'a']]);
  });

  it('allows spaces between separators and quotes', async () => {
    expect(await read('"Name", "Note"\n"Kea, the", "a, ""b"""\n"Moa" ,  "c"\n')).toEqual([
      [1, ['Name', 'Note']],
      [2, ['Kea, the', 'a, "b"']],
      [3, ['Moa', 'c']],
    ]);
    expect(await read('Name\tNote\tLong\n\t\tx\n')).toEqual([
      [1, ['Name', 'Note', 'Long']],
      [2, ['', '', 'x']],
    ]);
  });

  it('from Excel for Mac is read as Mac Roman if its rows end in CR only', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Name,Note\rCaf'),
      Buffer.from([0x8e, 0x2c, 0xd2, 0x61, 0xd3, 0x20, 0xd0, 0x20, 0xd5, 0x0d]),
    ]);
    expect(await read(bytes)).toEqual([
      [1, ['Name', 'Note']],
      [2, ['Café', '“a” – ’']],
    ]);
  });

  it.each([
    ['a semicolon', 'Table 1\nName;Note\nKea;a\n'],
    ['a tab', 'Table 1\n\nName\tNote\nKea\ta\n'],
    ['a bar', 'Table 1\nAs of today\nName|Note\nKea|a\n'],
  ])('with a title line uses the separator of its rows: %s', async (_, text) => {
    expect((await read(text)).slice(-2).map(([, cells]) => cells)).toEqual([
      ['Name', 'Note'],
      ['Kea', 'a'],
    ]);
  });

  it('uses the separator of its rows below a title with a comma, and ignores separators in cells', async () => {
    const titled = await read('Birds, March 2026\nName;Note;Sound\nKea;a;b\n');
    expect(titled.at(-1)?.[1]).toEqual(['Kea', 'a', 'b']);
    const plain = await read('Name,Note\nKea,a; b; c\nMoa,d; e; f\n');
    expect(plain.at(-1)?.[1]).toEqual(['Moa', 'd; e; f']);
  });

  it('with one column is not split at a sign that some cells contain', async () => {
    expect(await read('Name\nKea; the bird\nMoa\n')).toEqual([
      [1, ['Name']],
      [2, ['Kea; the bird']],
      [3, ['Moa']],
    ]);
  });

  it.each([
    ['a web page', '<html><body><table><tr><td>Name</td></tr>\n</table></body></html>'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['an RTF document', '{\\rtf1\n}'],
  ])('is refused by its type if it is %s', async (type, content) => {
    await expect(read(content)).rejects.toThrow(`This is ${type}, not a CSV file.`);
  });

  it('with a hundred thousand rows is read completely', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `Bird ${at},x`);
    let count = 0;
    writeFileSync(path.join(folder, 'long'), `Name,Note\n${rows.join('\n')}`);
    for await (const _ of readCsv(path.join(folder, 'long'))) count += 1;
    expect(count).toBe(100_001);
  });
});
