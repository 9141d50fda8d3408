import { TestUplift } from '../testing/test-uplift.js';
import { type Chore, doDueChores } from './scheduled-jobs.js';

describe('chores', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const done: string[] = [];
  const chore = (name: string, due: Chore['due'], run = async () => void done.push(name)): Chore => ({
    name,
    due,
    run,
  });
  const failing = chore('failing', 'hourly', () => Promise.reject(new Error('no such thing')));
  const chores = [failing, chore('each hour', 'hourly'), chore('each night', 'nightly')];
  const lastDone = (ago: string) =>
    uplift.app.database.manager.query(`UPDATE chore SET started_at = now() - $1::interval`, [ago]);

  it('are done once when due, by one process, and one that fails does not keep the others', async () => {
    await doDueChores(uplift.app, chores);
    expect(done).toEqual([]);
    await lastDone('2 days');
    await Promise.all([1, 2, 3].map(() => doDueChores(uplift.app, chores)));
    expect(done).toEqual(['each hour', 'each night']);
    await lastDone('61 minutes');
    await doDueChores(uplift.app, [failing, chore('each hour', 'hourly')]);
    expect(done).toEqual(['each hour', 'each night', 'each hour']);
    const [row] = await uplift.app.database.manager.query(`SELECT * FROM chore WHERE name = 'failing'`);
    expect(row).toMatchObject({ error: 'no such thing', ended_at: expect.any(Date) });
  });
});
