import type { Page } from 'playwright-core';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('the board of leads', () => {
  const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const cardOf = (page: Page, id: number) => page.locator(`[data-lead="${id}"]`);
  const statusOf = async (id: number) =>
    (await sql<{ status: string }>('SELECT status FROM lead WHERE id = $1', [id]))[0]?.status;

  it('R192 a lead is moved on by keyboard and by mouse, and back by Undo', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example', '/admin/leads');
    await page.getByRole('button', { name: 'Board' }).click();
    await page.waitForURL(/shown=board/);
    const first = column(page, 'Card Created').locator('[data-lead]').first();
    const id = Number(await first.getAttribute('data-lead'));
    await first.getByRole('link').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await column(page, 'Action Taken').locator(`[data-lead="${id}"]`).waitFor();
    await page.getByText('Save Successful').first().waitFor();
    expect(await statusOf(id)).toBe('Action Taken');
    expect(await cardOf(page, id).evaluate((card) => card.contains(document.activeElement))).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/admin/leads');

    // What is undone below is the second move: its notice comes with its answer, after the card has moved.
    const undo = page.getByRole('button', { name: /Undo/ });
    await page.getByRole('button', { name: 'Dismiss notice' }).click();
    await undo.waitFor({ state: 'hidden' });
    const from = await cardOf(page, id).boundingBox();
    const to = await column(page, 'Sounding Positive').boundingBox();
    if (!from || !to) throw new Error('The board is not in sight');
    await page.mouse.move(from.x + 40, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 80, to.y + 200, { steps: 8 });
    await column(page, 'Slim Chance').getByText('Staff do not choose Slim Chance').waitFor();
    await page.mouse.up();
    await column(page, 'Sounding Positive').locator(`[data-lead="${id}"]`).waitFor();
    await undo.click();
    await column(page, 'Action Taken').locator(`[data-lead="${id}"]`).waitFor();
    expect(await statusOf(id)).toBe('Action Taken');
    expect(new URL(page.url()).pathname).toBe('/admin/leads');

    expect(await axeViolations(page)).toEqual([]);
    await cardOf(page, id).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Lead - # ${id}` }).waitFor();
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('region', { name: 'Leads by state' }).waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });
});
