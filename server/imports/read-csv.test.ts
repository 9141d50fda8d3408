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

  it('is read as UTF-8, UTF-16 with its mark, and else as Windows-1252', async () => {
    const text = 'Name\nKākā – kōwhai';
    expect((await read(text))[1]).toEqual([2, ['Kākā – kōwhai']]);
    expect((await read(Buffer.from(`\ufeff${text}`, 'utf16le')))[1]).toEqual([2, ['Kākā – kōwhai']]);
    expect((await read(Buffer.from([0x41, 0x0a, 0x63, 0x61, 0x66, 0xe9, 0x20, 0x96])))[1]).toEqual([
      2,
      ['café –'],
    ]);
  });

  it('counts rows as spreadsheets do: empty ones too, and a cell with line breaks as one', async () => {
    expect(await read('Name,Note\n\nKea,"a\nb"\n,\nMoa,c')).toEqual([
      [1, ['Name', 'Note']],
      [3, ['Kea', 'a\nb']],
      [5, ['Moa', 'c']],
    ]);
  });

  it.each([
    ['quotes that are never closed', 'Name\n"Kea', /Row 2 cannot be read: it opens quotes/],
    ['no text at all', Buffer.from('PK\u0003\u0004\0\0'), /not a CSV file/],
    ['a row without an end', `Name\n"${'x'.repeat(1_100_000)}`, /too long/],
  ])('is refused with %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('of a hundred thousand rows is read to its end', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `Bird ${at},x`);
    let count = 0;
    writeFileSync(path.join(folder, 'long'), `Name,Note\n${rows.join('\n')}`);
    for await (const _ of readCsv(path.join(folder, 'long'))) count += 1;
    expect(count).toBe(100_001);
    // A machine that is busy with other things takes its time over so many.
  });
});
