import { factories } from '../../testing/factories.js';
import { importFiles } from '../../testing/import-files.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const TWO_WAYS = expect.stringMatching(/read in two ways/);

describe('imported cells as people type them', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let files: ReturnType<typeof importFiles>;
  let make: ReturnType<typeof factories>;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    files = importFiles(uplift);
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  /**
   * Imports a file with the suppliers as its rows. Returns the stored column of each, or the reason why its
   * row is refused.
   */
  const imported = async (fields: object[], column: string, cells: readonly string[]) => {
    const ids: number[] = [];
    for (const each of fields) ids.push((await make.supplier(each)).id);
    const rows = ids.map((id, at) => `${id},"${cells[at]}"`);
    const { outcome } = await files.bringIn([`id,${column}`, ...rows].join('\n'), admin);
    const failures: { recordName: string; message: string }[] = await files.failures(outcome.task.id, admin);
    const name = column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const stored = await query(`SELECT id, ${name}::text AS value FROM supplier WHERE id = ANY ($1)`, [ids]);
    const storedOf = (id: number) => stored.find((row: { id: number }) => row.id === id)?.value;
    const messageOf = (row: number) =>
      failures.find(({ recordName }) => recordName === `Row ${row}`)?.message;
    return ids.map((id, at) => messageOf(at + 2) ?? storedOf(id));
  };

  it.each([
    [
      ['1,0', '2,00', '1,250'],
      ['1', '2', TWO_WAYS],
    ],
    [
      ['1,250', '0,0', '1,250.0'],
      [TWO_WAYS, '0', '1250'],
    ],
    [
      ['1,250', '1.000,000', '1,000,000'],
      [TWO_WAYS, '1000', '1000000'],
    ],
    [
      ['1,250', '1250,000', '１，２５０'],
      [TWO_WAYS, '1250', TWO_WAYS],
    ],
    [
      ['1,250', '1,250.00', '1,000,000'],
      ['1250', '1250', '1000000'],
    ],
    [
      ['1,250', '01,250', '007'],
      ['1250', TWO_WAYS, '7'],
    ],
  ])('reads all commas of a column in the same way: %j', async (cells, stored) => {
    expect(await imported([{}, {}, {}], 'searchWeight', cells)).toEqual(stored);
  });

  it('commas of another column do not affect how an amount is read', async () => {
    const { id } = await make.supplier();
    const text = `id,searchWeight,commercialSearchWeight,whoAreWe\n${id},"1,250","2,0","3,5"\n`;
    expect((await files.bringIn(text, admin)).outcome.changed).toBe(1);
    const [stored] = await query(
      'SELECT search_weight AS one, commercial_search_weight AS other FROM supplier WHERE id = $1',
      [id],
    );
    expect(stored).toEqual({ one: 1250, other: 2 });
  });

  const UNCLEAR = /The year 31 could be 1931 or 2031\. Write all 4 digits of the year/;

  it.each(['1/07/31', '1-Jul-31', '１/７/３１'])(
    '%s matches the stored date in any century, and is refused otherwise',
    async (cell) => {
      const days = ['2031-07-01', '1931-07-01', '2031-07-02', null];
      const fields = days.map((membershipListingDate) => ({ membershipListingDate }));
      expect(
        await imported(
          fields,
          'membershipListingDate',
          days.map(() => cell),
        ),
      ).toEqual(['2031-07-01', '1931-07-01', expect.stringMatching(UNCLEAR), expect.stringMatching(UNCLEAR)]);
    },
  );

  it('a two-digit year below 30 matches the stored one, or belongs to this century', async () => {
    const fields = [{ membershipListingDate: '1926-03-04' }, { membershipListingDate: '1927-03-04' }];
    const read = await imported(fields, 'membershipListingDate', ['4/03/26', '4/03/26']);
    expect(read).toEqual(['1926-03-04', '2026-03-04']);
  });

  it('also compares the time of a date with a two-digit year', async () => {
    const fields = [{ paperDirectoryLastChanged: new Date('2031-06-30T14:30:27Z') }];
    const [stored] = await imported(fields, 'paperDirectoryLastChanged', ['1/07/31 2:30']);
    expect(stored).toMatch(/^2031-06-30 14:30:27|^2031-07-01/);
    const [problem] = await imported(fields, 'paperDirectoryLastChanged', ['1/07/31 2:31']);
    expect(problem).toMatch(UNCLEAR);
  });

  it.each([
    ['status', 'Approved\u00a0&\u00a0Live', 'Approved & Live'],
    ['status', 'Approved  &  Live', 'Approved & Live'],
    ['status', 'Approved & Live\u200b', 'Approved & Live'],
    ['status', 'ＡＰＰＲＯＶＥＤ ＆ live', 'Approved & Live'],
    ['useContactForm', 'Ｙｅｓ', 'true'],
    ['useContactForm', 'ye\u200bs', 'true'],
    ['useContactForm', '１', 'true'],
    ['physicalPostCode', '６０１１', '6011'],
    ['physicalPostCode', '0610\u200b', '0610'],
    ['ownerMobile', '０２１ ５５５ ０１００', '021 555 0100'],
    ['membershipListingDate', '4/03/2026\u200b', '2026-03-04'],
    ['searchWeight', '５\u2060', '5'],
  ])('%s accepts %j', async (column, cell, stored) => {
    expect(await imported([{ status: 'Drafting' }], column, [cell])).toEqual([stored]);
  });

  it('a postcode in full-width digits matches the stored one without its leading zero', async () => {
    expect(await imported([{ physicalPostCode: '0610' }], 'physicalPostCode', ['６１０'])).toEqual(['0610']);
  });

  it.each<[string, (id: number) => string]>([
    ['with an invisible character', (id) => `${id}\u200b`],
    ['with decimals', (id) => `${id}.0`],
    ['with decimals behind a comma', (id) => `${id},00`],
    ['with a zero in front', (id) => `0${id}`],
    [
      'in wide digits',
      (id) => String(id).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ],
  ])('finds a supplier by its ID %s', async (_, written) => {
    const { id } = await make.supplier();
    const { outcome } = await files.bringIn(`id,whoAreWe\n"${written(id)}",Changed\n`, admin);
    expect(outcome).toMatchObject({ changed: 1, refused: 0 });
  });

  it.each([
    ['345,345', 'An ID must be a whole number, such as 345.'],
    ['S-12', 'An ID must be a whole number, such as 345.'],
    ['999999999', 'There is no supplier with this ID.'],
  ])('refuses the ID %s with the reason', async (written, message) => {
    const { outcome } = await files.bringIn(`id,whoAreWe\n"${written}",Changed\n`, admin);
    expect((await files.failures(outcome.task.id, admin))[0].message).toBe(message);
  });
});
