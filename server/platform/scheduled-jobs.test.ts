import { TestUplift } from '../testing/test-uplift.js';
import { runDueJobs, type ScheduledJob } from './scheduled-jobs.js';

describe('scheduled jobs', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const done: string[] = [];
  const job = (
    name: string,
    due: ScheduledJob['due'],
    run = async () => void done.push(name),
  ): ScheduledJob => ({
    name,
    due,
    run,
  });
  const failing = job('failing', 'hourly', () => Promise.reject(new Error('no such thing')));
  const jobs = [failing, job('each hour', 'hourly'), job('each night', 'nightly')];
  const lastDone = (ago: string) =>
    uplift.app.database.manager.query(`UPDATE chore SET started_at = now() - $1::interval`, [ago]);

  it('run once when due, in one process, and a failed job does not block the others', async () => {
    await runDueJobs(uplift.app, jobs);
    expect(done).toEqual([]);
    await lastDone('2 days');
    await Promise.all([1, 2, 3].map(() => runDueJobs(uplift.app, jobs)));
    expect(done).toEqual(['each hour', 'each night']);
    await lastDone('61 minutes');
    await runDueJobs(uplift.app, [failing, job('each hour', 'hourly')]);
    expect(done).toEqual(['each hour', 'each night', 'each hour']);
    const [row] = await uplift.app.database.manager.query(`SELECT * FROM chore WHERE name = 'failing'`);
    expect(row).toMatchObject({ error: 'no such thing', ended_at: expect.any(Date) });
  });
});
