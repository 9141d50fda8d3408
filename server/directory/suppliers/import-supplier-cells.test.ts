import { factories } from '../../testing/factories.js';
import { importFiles } from '../../testing/import-files.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import type { Supplier } from './supplier.entity.js';

const counts = ({ new: added, changed, unchanged, refused }: Record<string, unknown>) => ({
  added,
  changed,
  unchanged,
  refused,
});
const UNCHANGED = { added: 0, changed: 0, unchanged: 1, refused: 0 };
const CHANGED = { added: 0, changed: 1, unchanged: 0, refused: 0 };
const REFUSED = { added: 0, changed: 0, unchanged: 0, refused: 1 };

describe('imported cells as spreadsheets write them', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let files: ReturnType<typeof importFiles>;
  let make: ReturnType<typeof factories>;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    files = importFiles(uplift);
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    admin = await uplift.user({ roles: ['Admin'] });
    await query('DELETE FROM supplier');
  });

  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  /** Imports one cell for a supplier with these fields. */
  const importedCell = async (fields: Partial<Supplier>, field: string, cell: string, separator = ',') => {
    const { id } = await make.supplier(fields);
    const text = `id${separator}${field}\n${id}${separator}${quoted(cell)}\n`;
    const { check, outcome } = await files.bringIn(text, admin);
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const [{ stored }] = await query(`SELECT ${column} AS stored FROM supplier WHERE id = $1`, [id]);
    const failures: { message: string }[] = await files.failures(outcome.task.id, admin);
    expect(counts(outcome)).toEqual(counts(check));
    return { counts: counts(outcome), stored, message: failures[0]?.message };
  };

  it.each([
    ['physicalPostCode', '0610', '610'],
    ['postalPostCode', '0610', '610.0'],
    ['ownerMobile', '0215550100', '215550100'],
    ['ownerMobile', '+64215550100', '6.42156E+10'],
    ['callRailPhone', '+64215550100', '64215550100'],
    ['membershipOption', '123456789012', '1.23457E+11'],
  ])('%s with the value %s is not changed by %s', async (field, stored, cell) => {
    expect(await importedCell({ [field]: stored }, field, cell)).toMatchObject({ counts: UNCHANGED, stored });
  });

  it.each([
    ['listTitle', 'Kōwhai Pēpi', 'Kowhai Pepi'],
    ['physicalCity', 'Ōtāhuhu', '?t?huhu'],
    ['whoAreWe', 'Māori – it’s', 'MÄ\u0081ori â€“ itâ€™s'],
    ['ownerMobile', '0215550100', '215,550,100.00'],
  ])('%s with the value %s is not changed by a cell that lost letters, %s', async (field, stored, cell) => {
    expect(await importedCell({ [field]: stored }, field, cell)).toMatchObject({ counts: UNCHANGED, stored });
  });

  it.each([
    ['physicalPostCode', '0620', '610', /lost a 0/],
    [
      'listTitle',
      'Kowhai',
      'KÅ\u008dwhai',
      /looks like a garbled “Kōwhai”\. Open the original file as UTF-8/,
    ],
    ['physicalPostCode', null, '610', /lost a 0/],
    ['ownerMobile', '021 555 0100', '215550199', /lost the 0/],
    ['ownerMobile', null, '6.42E+10', /Format the column as Text/],
    ['membershipOption', 'Gold', '1.2E+05', /Format the column as Text/],
    ['searchWeight', 5, '1.2E+05', /Format the column as Text/],
    ['searchWeight', 5, '1.250', /two ways/],
    ['whoAreWe', 'Caf\u00e9', 'Caf\ufffd', /letter that cannot be read/],
    ['membershipListingDate', null, '3/25/2026', /day first/],
    ['membershipListingDate', null, '46085', /Format the column as Date/],
    ['membershipListingDate', null, '4/03/2026 25:00', /a date that exists, like .*\(day first\)/],
    ['ownerMobile', '021 555 0100', '#########', /too narrow/],
    ['whoAreWe', 'We', '#REF!', /shows the error/],
    ['paperDirectoryLastChanged', null, 'March 2026', /a date and time that exist, like .*14:30/],
    ['serviceRegions', [], 'Hawkes', /no region called Hawkes/],
  ])(
    '%s with the value %j is not changed by %s, and the row gets the reason',
    async (field, stored, cell, message) => {
      const read = await importedCell({ [field]: stored } as never, field, cell);
      expect(read).toMatchObject({ counts: REFUSED, message: expect.stringMatching(message) });
      expect(read.stored).toEqual(stored);
    },
  );

  it.each([
    ['searchWeight', '1,250', ',', 1250],
    ['searchWeight', '1.250,00', ';', 1250],
    ['searchWeight', '1 250', ',', 1250],
    ['physicalPostCode', '0610', ',', '0610'],
    ['serviceRegions', 'Auckland,,auckland , Manawatū/Whanganui', ',', ['Auckland', 'Manawatu/Whanganui']],
    ['serviceRegions', 'Waikato, Hawke’s Bay', ',', ['Waikato', "Hawke's Bay"]],
    [
      'serviceDistricts',
      'Whangarei District, Central Hawke‘s Bay District, Whangārei District',
      ',',
      ['Whangārei District', "Central Hawke's Bay District"],
    ],
    ['searchServices', 'Decks, Decks, Roofs', ',', ['Decks', 'Roofs']],
  ])('%s accepts %s in a file with “%s”', async (field, cell, separator, stored) => {
    expect(await importedCell({}, field, cell, separator)).toMatchObject({ counts: CHANGED, stored });
  });

  it.each([';', '\t', '|'])(
    'refuses a comma before three digits in a file that may use decimal commas: %j',
    async (separator) => {
      expect(await importedCell({}, 'searchWeight', '1,250', separator)).toMatchObject({
        counts: REFUSED,
        stored: null,
      });
    },
  );

  it.each([
    ['physicalPostCode', '="0610"', '0610'],
    ['ownerMobile', '="021 555 0100"', '021 555 0100'],
    ['name', '="The ""best"" bird"', 'The "best" bird'],
    ['name', '\'="0610"', '="0610"'],
    ['membershipListingDate', '="4/03/2026"', new Date(2026, 2, 4)],
  ])('%s: reads the formula %s as the text it stands for', async (field, cell, stored) => {
    expect(await importedCell({}, field, cell)).toMatchObject({ counts: CHANGED, stored });
  });

  it('reads headers below a title, with invisible characters and line breaks', async () => {
    const { id } = await make.supplier({ name: 'Kea' });
    const text = `Suppliers 2026,,\n\nid\u200b,"owner\nMobile",\u00a0website\u00a0\n${id},021 555 0100,kea.nz\n,x`;
    const sent = (await files.send(text, admin)).json();
    const file = await files.read(sent.id, admin);
    expect([file.headers, file.rowCount]).toEqual([['id', 'owner Mobile', 'website'], 2]);
    const { file: checked } = await files.check(sent.id, ['id', 'ownerMobile', 'website'], admin);
    await files.work(checked.check.task.id);
    const [failure] = await files.failures(checked.check.task.id, admin);
    expect(failure.recordName).toBe('Row 5');
  });

  it.each(['4/03/26', '4-Mar-26', '2026/03/04', '4 March 2026 0:00'])(
    'reads the date %s day first, and as no change the second time',
    async (cell) => {
      const { id } = await make.supplier({});
      const text = `id,membershipListingDate\n${id},${cell}\n`;
      expect(counts((await files.bringIn(text, admin)).outcome)).toEqual(CHANGED);
      expect(counts((await files.bringIn(text, admin)).check)).toEqual(UNCHANGED);
      const days = await query('SELECT membership_listing_date::text AS day FROM supplier WHERE id = $1', [
        id,
      ]);
      expect(days).toEqual([{ day: '2026-03-04' }]);
    },
  );

  it.each(['4/04/2027 2:30', '4-Apr-27 2:30 AM', '04/04/2027 02:30:00'])(
    'ignores missing seconds, and which of two hours is meant at the end of daylight saving, for %s',
    async (cell) => {
      const paperDirectoryLastChanged = new Date('2027-04-03T14:30:27Z');
      const read = await importedCell({ paperDirectoryLastChanged }, 'paperDirectoryLastChanged', cell);
      expect(read).toMatchObject({ counts: UNCHANGED, stored: paperDirectoryLastChanged });
    },
  );

  it('finds a supplier by its name in every Unicode normal form', async () => {
    const { name } = await make.supplier({ name: 'Pūkeko Pēpi' });
    const text = `name,listTitle\n${name},Trade\n`.normalize('NFD');
    expect(counts((await files.bringIn(text, admin)).outcome)).toEqual(CHANGED);
  });

  it('imports the rows beside one that lost letters, and reports that row', async () => {
    const rows = ['Pēpi Ūtī,Ārnei,a@b.nz', 'Caf@ Ltd,Trade,b@b.nz', 'Kōwhai,Trade,c@b.nz'];
    const [before = '', behind = ''] = ['name,listTitle,enquiryEmail', ...rows]
      .join('\r\n')
      .split(/@(?= Ltd)/);
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(behind)]);
    const { outcome } = await files.bringIn(bytes, admin);
    expect(counts(outcome)).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 1 });
    expect(await query('SELECT name, list_title FROM supplier ORDER BY name')).toEqual([
      { name: 'Kōwhai', list_title: 'Trade' },
      { name: 'Pēpi Ūtī', list_title: 'Ārnei' },
    ]);
    const [{ recordName, message }] = await files.failures(outcome.task.id, admin);
    expect([recordName, message]).toEqual(['Row 3: Caf\ufffd Ltd', expect.stringMatching(/CSV UTF-8/)]);
  });
});
