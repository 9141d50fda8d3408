import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('the action centre', () => {
  it('F20 R045 R248 R249 R250 staff note a job, follow it and dismiss it; the red dot goes with the last', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example', '/admin/actionCenter');
    await page.getByRole('heading', { level: 1, name: 'Actions Needing Your Attention' }).waitFor();
    const dot = page.getByRole('img', { name: 'Actions are waiting' });
    await dot.waitFor();
    await page
      .getByRole('link', { name: /^Action \d/ })
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: /Select all/ }).click();
    await page.getByRole('button', { name: 'Dismiss Selected' }).click();
    await page.getByText('Those actions have been dismissed').waitFor();
    await page.getByText('Nothing waits for you').waitFor();
    await dot.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'New job' }).click();
    await page.getByRole('textbox', { name: 'Type' }).fill('Ring back');
    await page.getByRole('textbox', { name: 'Where it is done' }).fill('/admin/businesses/{ref_id}');
    await page.getByRole('textbox', { name: 'Record number' }).fill('1');
    await page.getByRole('button', { name: 'Create job' }).click();
    await page.getByText('The job has been created').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Ring back' });
    await row.getByText('No Due Date').waitFor();
    await dot.waitFor();
    await row.getByRole('link', { name: 'Ring back' }).click();
    await page.waitForURL(/\/admin\/businesses\/1$/);
    await page.goBack();
    await row.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Dismiss Selected' }).click();
    await page.getByText('Nothing waits for you').waitFor();
    await dot.waitFor({ state: 'detached' });
    await context.close();
    expect(complaints).toEqual([]);
  });
});
