import { factories } from '../../testing/factories.js';
import { importFiles } from '../../testing/import-files.js';
import { TestUplift } from '../../testing/test-uplift.js';

const wide = (id: number) =>
  String(id).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

it('a file changes a record only once, however its rows identify it', async () => {
  const uplift = await TestUplift.start();
  const files = importFiles(uplift);
  const admin = await uplift.user({ roles: ['Admin'] });
  const { id } = await factories(uplift.app.database).supplier({ name: 'Kererū', urlKeyword: 'kereru-ltd' });
  for (const second of [
    ',,kereru',
    ',KERERU-LTD,',
    `0${id},,`,
    `"=""${id}""",,`,
    `${id}.0,,`,
    `${id}\u200b,,`,
    `${wide(id)},,`,
  ]) {
    const text = `id,urlKeyword,name,whoAreWe\n${id},,Kererū,first\n${second},second\n`;
    const { outcome } = await files.bringIn(text, admin);
    expect([second, outcome.refused]).toEqual([second, 1]);
    const [failure] = await files.failures(outcome.task.id, admin);
    expect(failure.message).toBe('Row 2 already changes this supplier.');
  }
  const [stored] = await uplift.app.database.manager.query(
    'SELECT who_are_we AS text FROM supplier WHERE id = $1',
    [id],
  );
  await uplift.stop();
  expect(stored.text).toContain('first');
});

it('records whose names differ only by accents are changed by separate rows', async () => {
  const uplift = await TestUplift.start();
  const files = importFiles(uplift);
  const admin = await uplift.user({ roles: ['Admin'] });
  const make = factories(uplift.app.database);
  for (const name of ['Kōwhai Trust', 'Kowhai Trust']) await make.supplier({ name });
  const text = 'name,whoAreWe\nKōwhai Trust,with\nKowhai Trust,without\n';
  const { outcome } = await files.bringIn(text, admin);
  const stored = await uplift.app.database.manager.query(
    `SELECT name, who_are_we AS text FROM supplier WHERE name LIKE 'K%whai Trust' ORDER BY name COLLATE "C"`,
  );
  await uplift.stop();
  expect(outcome.refused).toBe(0);
  expect(stored).toEqual([
    { name: 'Kowhai Trust', text: expect.stringContaining('without') },
    { name: 'Kōwhai Trust', text: expect.stringMatching(/with\b/) },
  ]);
});

it('finds duplicates of a long file within the time limit of one statement', async () => {
  const uplift = await TestUplift.start();
  const { manager } = uplift.app.database;
  await manager.query(
    `INSERT INTO supplier (name, list_title, enquiry_email) SELECT 'Stored ' || n, 'Plumber', 'a@example.nz' FROM generate_series(1, 2000) n`,
  );
  const admin = await uplift.user({ roles: ['Admin'] });
  const rows = Array.from({ length: 20_000 }, (_, at) => `New ${at},Plumber,a${at}@example.nz`);
  const files = importFiles(uplift);
  const sent = await files.send(['name,listTitle,enquiryEmail', ...rows, rows[0]].join('\n'), admin);
  const { problem } = await files.check(sent.json().id, ['name', 'listTitle', 'enquiryEmail'], admin);
  const twins = await manager.query('SELECT number, same_as FROM import_row WHERE same_as IS NOT NULL');
  await uplift.stop();
  expect(problem).toBeUndefined();
  expect(twins).toEqual([{ number: 20_002, same_as: 2 }]);
});
