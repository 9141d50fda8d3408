import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

const REASON = 'No process that knows this job was running.';

/** Writes jobs that were set aside to the outbox. Their names are unknown, so that no worker takes them. */
const setAside = (...names: string[]) =>
  sql(
    `INSERT INTO outbox_job (job, payload, parked_at, parked_reason)
     SELECT name, '{"mailId": "1"}', now(), $2 FROM unnest($1::text[]) name`,
    [names, REASON],
  );

describe('background jobs', () => {
  it('are retried and dropped by keyboard, and a job that is gone meanwhile is reported', async () => {
    await setAside('invoice.send', 'invoice.remind', 'invoice.print');
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/jobs');
    await page.getByRole('tab', { name: 'Queue' }).focus();
    await page.keyboard.press('ArrowRight');
    const list = page.getByRole('list', { name: 'Jobs in the outbox' });
    await list.getByText(REASON).nth(2).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Drop: invoice.remind, Email 1' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Drop this job?' });
    await question.getByText('will never run', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await list.getByText('invoice.remind').count()).toBe(1);
    await page.getByRole('button', { name: 'Drop: invoice.remind, Email 1' }).press('Enter');
    await question.getByRole('button', { name: 'Drop' }).press('Enter');
    await page.getByText('1 job dropped').waitFor();
    await list.getByText('invoice.remind').waitFor({ state: 'detached' });

    await sql(`UPDATE outbox_job SET dispatched_at = now(), parked_at = NULL WHERE job = 'invoice.print'`);
    await page.getByRole('button', { name: 'Drop: invoice.print, Email 1' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Drop' }).press('Enter');
    await page.getByText('Nothing was changed').waitFor();
    expect(await sql(`SELECT 1 FROM outbox_job WHERE job = 'invoice.print'`)).toHaveLength(1);

    await page.getByRole('button', { name: 'Retry: invoice.send, Email 1' }).press('Enter');
    await page.getByText('1 job will run again').waitFor();
    expect(
      await sql(`SELECT changes FROM activity WHERE subject_type = 'background-job' ORDER BY id`),
    ).toEqual([{ changes: { job: ['invoice.remind', null] } }, { changes: { job: [null, 'invoice.send'] } }]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('on the schedule are started, and then have the time of their last run', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/jobs?tab=schedule');
    const row = page.getByRole('listitem').filter({ hasText: 'Remove unused search words' });
    await row.getByRole('button', { name: 'Run now' }).press('Enter');
    await page.getByText('Remove unused search words: starts within a minute').waitFor();
    await row.getByText('Starts soon').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sql(`UPDATE chore SET requested_at = NULL, runs = 1, started_at = now() - interval '3 minutes', ended_at = now()
      WHERE name = 'forget-search-words'`);
    await row.getByText('Done').waitFor();
    expect(await row.textContent()).toMatch(/last run .+, took 3 min · next run /);
    expect(errors).toEqual([]);
    await context.close();
  });
});
