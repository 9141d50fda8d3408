import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('lists that are edited in place', () => {
  it('suppliers are corrected one below the other by keyboard and by pencil, and a wrong value is told in its cell', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example');
    const ids: number[] = [];
    await page.goto('/admin/businesses');
    await page.locator('tr.row').first().focus();
    await page.keyboard.press('F2');
    await page.keyboard.press('Tab');
    const title = page.getByRole('textbox', { name: 'Listing title' });
    for (const typed of ['Aardvark keeper', 'Abacus maker']) {
      const row = page.locator('tr.row', { has: title });
      ids.push(Number(await row.locator('td.number').first().textContent()));
      await title.fill(typed);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await expect(
      page
        .locator('tr.row')
        .nth(2)
        .evaluate((row) => row === document.activeElement),
    ).resolves.toBe(true);
    await page.getByText('Save Successful').first().waitFor();
    await page.waitForLoadState('networkidle');
    const titles = await sql<{ list_title: string }>(
      'SELECT list_title FROM supplier WHERE id = ANY($1) ORDER BY list_title',
      [ids],
    );
    expect(titles.map((row) => row.list_title)).toEqual(['Aardvark keeper', 'Abacus maker']);

    // The pencil shows under the pointer, at the end of the cell.
    const cell = page.locator('tr.row').first().locator('td[data-column=membership]');
    const { width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
    await cell.click({ position: { x: width - 12, y: height / 2 } });
    const day = page.getByRole('textbox', { name: 'Member since' });
    await day.fill('soon');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Enter a day like' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await day.fill('3/4/2024');
    await page.keyboard.press('Enter');
    await cell.getByText('03-Apr-2024').waitFor();
    // The second notice took the place of the first: they would hide the rows.
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Save Successful').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe('/admin/businesses');
    await context.close();
    expect(complaints).toEqual([]);
  });
});
