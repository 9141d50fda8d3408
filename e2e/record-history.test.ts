import type { Page } from 'playwright-core';
import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';

startProduct();

describe('A155 A156 the history of a record', () => {
  const pressed = async (page: Page, key: string) => page.keyboard.press(key);
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

  it('a change is undone, a supplier is deleted, found in the trash and restored, by keyboard alone', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'admin@uplift.example');
    const [{ id } = { id: 0 }] = await sql<{ id: number }>(
      `INSERT INTO supplier (name, list_title, enquiry_email) VALUES ('Harakeke Weavers', 'Weaver', 'a@b.example') RETURNING id`,
    );
    await page.goto(`/admin/businesses/${id}`);
    const title = page.getByLabel('Listing title');
    await title.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Flax weaver');
    await pressed(page, 'Enter');
    await page.getByText('Save Successful').waitFor();
    // F8 leads to what the notice offers, from wherever somebody is.
    await pressed(page, 'F8');
    expect(await focused(page)).toContain('Undo');
    await pressed(page, 'Enter');
    await page.getByText('It is as it was before.').waitFor();
    // A17: whoever has saved is on the list again.
    expect(new URL(page.url()).pathname).toBe('/admin/businesses');
    await page.goto(`/admin/businesses/${id}`);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=listTitle]')?.value === 'Weaver',
    );

    await page.getByRole('tab', { name: 'Details', exact: true }).focus();
    await pressed(page, 'End');
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await timeline.waitFor();
    expect(await timeline.getByText('took back a change of this supplier').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await timeline.getByRole('button', { name: 'Undo this change' }).focus();
    await pressed(page, 'Enter');
    await page.waitForFunction(() => document.querySelectorAll('ol[aria-label=Timeline] > li').length === 3);

    await page.getByRole('button', { name: 'Delete', exact: true }).focus();
    await pressed(page, 'Enter');
    const question = page.getByRole('alertdialog');
    await question.getByText('It stays in the trash for 30 days.').waitFor();
    await question.getByRole('button', { name: 'Delete', exact: true }).focus();
    await pressed(page, 'Enter');
    await page.waitForURL('**/admin/businesses');
    await page.getByText('The supplier has been deleted').waitFor();
    expect(await sql('SELECT FROM supplier WHERE id = $1', [id])).toEqual([]);

    await page.getByRole('link', { name: 'Trash' }).focus();
    await pressed(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Trash of Suppliers' }).waitFor();
    const restore = page.getByRole('button', { name: 'Restore “Harakeke Weavers”' });
    await restore.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await restore.focus();
    await pressed(page, 'Enter');
    await page.getByText('It is back in its list, as it was.').waitFor();
    expect(await sql('SELECT list_title FROM supplier WHERE id = $1', [id])).toEqual([
      { list_title: 'Flax weaver' },
    ]);
    await page.getByText('The trash is empty').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('its own user sees what it may of its supplier, without names of staff', async () => {
    const { page, context, complaints } = await visit();
    const staff = await visit();
    await signIn(staff.page, 'admin@uplift.example');
    await signIn(page, 'supplier@demo.example');
    const [{ id } = { id: 0 }] = await sql<{ id: number }>(
      `SELECT supplier_id AS id FROM user_account WHERE email = 'supplier@demo.example'`,
    );
    await staff.page.goto(`/admin/businesses/${id}`);
    await staff.page.getByRole('textbox', { name: 'Admin notes' }).fill('Prefers to be called');
    await staff.page.getByLabel('Membership option').fill('Kauri');
    await staff.page.getByRole('button', { name: 'Save', exact: true }).click();
    await staff.page.getByText('Save Successful').waitFor();
    await page.goto(`/admin/businesses/${id}?tab=timeline`);
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await timeline.getByText('Kauri').waitFor();
    const words = await timeline.textContent();
    expect(words).toContain('The Uplift team');
    expect(words).not.toContain('Admin notes');
    expect(await timeline.getByRole('button', { name: /Undo/ }).count()).toBe(0);
    for (const { context: each } of [{ context }, staff]) await each.close();
    expect([...complaints, ...staff.complaints]).toEqual([]);
  });
});
