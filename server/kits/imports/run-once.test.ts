import { importFiles } from '../../testing/import-files.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

describe('an import that is started twice', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let files: ReturnType<typeof importFiles>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    files = importFiles(uplift);
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    admin = await uplift.user({ roles: ['Admin'] });
    await uplift.app.database.manager.query('DELETE FROM supplier');
  });

  /** Returns a checked file with this number of rows. Every tenth row is refused. */
  const checked = async (count: number) => {
    const rows = Array.from(
      { length: count },
      (_, at) => `Bird ${at},Trade,${at % 10 ? `b${at}@b.nz` : 'nonsense'}`,
    );
    const text = ['name,listTitle,enquiryEmail', ...rows].join('\n');
    const id: number = (await files.send(text, admin)).json().id;
    const { file } = await files.check(id, files.fieldsOf(text), admin);
    await files.work(file.check.task.id);
    return id;
  };
  const sumOf = ({ new: added, changed, unchanged, refused }: Record<string, number>) =>
    (added ?? 0) + (changed ?? 0) + (unchanged ?? 0) + (refused ?? 0);

  it('at once in several tabs runs once and counts each row once', async () => {
    const id = await checked(130);
    const tries = await Promise.all([1, 2, 3, 4].map(() => files.run(id, admin)));
    const started = tries.filter(({ file }) => file);
    expect(started).toHaveLength(1);
    expect(tries.filter(({ problem }) => problem?.extensions.code === 'CONFLICT')).toHaveLength(3);
    const [{ file } = { file: null }] = started;
    await files.work(file.outcome.task.id);
    const { check, outcome } = await files.read(id, admin);
    expect(outcome).toMatchObject({ new: 117, changed: 0, unchanged: 0, refused: 13 });
    expect([sumOf(check), sumOf(outcome)]).toEqual([130, 130]);
    expect(await uplift.app.database.manager.query('SELECT count(*)::integer AS n FROM supplier')).toEqual([
      { n: 117 },
    ]);
  });

  it('after it finished, or while it is checked again, does not run again', async () => {
    const id = await checked(3);
    const { file } = await files.run(id, admin);
    expect((await files.check(id, ['name'], admin)).problem?.message).toBe('This file is being imported.');
    await files.work(file.outcome.task.id);
    expect((await files.run(id, admin)).problem?.message).toBe('This file has been imported.');
    expect((await files.check(id, ['name'], admin)).problem?.message).toBe('This file has been imported.');
  });
});
