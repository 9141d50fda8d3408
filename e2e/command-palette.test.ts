import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';

startProduct();

describe('the command palette', () => {
  it('staff find a record, a screen and an action from one box, by keyboard alone', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'admin@uplift.example', { to: '/admin/dashboard' });
    const box = page.getByRole('combobox', { name: 'Find a record, a screen or an action' });
    await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
    const find = async (text: string) => {
      // The one before gives the keyboard back as it goes.
      await box.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page.locator('input[role=combobox]:focus').waitFor();
      await page.keyboard.type(text);
      expect(await box.inputValue()).toBe(text);
    };
    await find('kōwhai plumbing');
    await page
      .getByRole('option', { name: /Kōwhai Plumbing/ })
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/businesses/*');
    await page.getByRole('heading', { level: 1, name: 'Kōwhai Plumbing' }).waitFor();

    await find('categ');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/categories');
    await find('new supp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/businesses/new');
    await find('import cat');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/categories/import');
    const [order] = await sql<{ id: number; full_name: string }>(
      'SELECT id, full_name FROM impact_box_order ORDER BY id LIMIT 1',
    );
    await find(String(order?.full_name));
    await page.getByRole('option', { name: new RegExp(`Order ${order?.id}`) }).click();
    await page.waitForURL(`**/admin/orders/${order?.id}`);
    await find('');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await page.goto('/admin/dashboard');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('a supplier’s own user goes to its own screens, and finds no records', async () => {
    const { page, context } = await visit();
    await signIn(page, 'supplier@demo.example', { to: '/admin/dashboard' });
    await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find a screen or an action' }).fill('your');
    const found = await page.getByRole('option').allTextContents();
    expect(found).toEqual(['Your Profile', 'Your Enquiries', 'Your details']);
    await context.close();
  });
});
