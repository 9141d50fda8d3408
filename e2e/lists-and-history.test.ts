import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { hasFocus, pressInDialog } from './dialogs.js';
import { signedIn } from './editing.js';
import { focusVisibility } from './focus-visibility.js';
import { startProduct } from './start-product.js';

startProduct();

describe('lists in the admin area', () => {
  const suppliers = async () => {
    const there = await signedIn('admin@uplift.example', '/admin/businesses');
    await there.page.getByRole('row').nth(1).waitFor();
    return there;
  };
  const count = (page: Page) => page.getByRole('group', { name: 'Selected rows' }).getByRole('status');

  it('selects rows by pointer and keyboard, across pages, and copies their values', async () => {
    const { page, context, errors } = await suppliers();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await ticks.nth(1).click();
    await ticks.nth(4).click({ modifiers: ['Shift'] });
    await count(page).getByText('4 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await count(page).getByText('3 selected').waitFor({ state: 'detached' });
    await page.getByRole('group', { name: 'Selected rows' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const chosen = await page.getByRole('row', { selected: true }).count();
    await page.getByRole('button', { name: 'Copy IDs' }).click();
    await page.getByText('Copied to Clipboard').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(chosen);
    await page.getByRole('button', { name: /^Select all .* that match/ }).click();
    const total = Number((await page.getByRole('grid').getAttribute('aria-rowcount')) ?? 0) - 1;
    await count(page)
      .getByText(`${total.toLocaleString('en-NZ')} selected`)
      .waitFor();
    // On a phone, the notice that says why nothing is copied does not cover the actions.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('list', { name: 'Suppliers' }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Copy IDs' }).press('Enter');
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(/^This action only works for rows that are loaded/)
      .waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await count(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('saves a view, opens the list with it, changes it and deletes it, by keyboard only', async () => {
    const { page, context, errors } = await suppliers();
    const menu = page.getByRole('button', { name: /^View/ });
    const act = async (name: string | RegExp) => {
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('button', { name: 'Paused / Live' }).click();
    // Open parts close when the address changes, which shows in the list a moment later.
    await page.getByRole('button', { name: 'Paused / Live', pressed: true }).waitFor();
    await act(/^Save as a new view/);
    const dialog = page.getByRole('dialog');
    await hasFocus(dialog);
    await dialog.getByLabel('Name').fill('Paused ones');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'View: Paused ones', exact: true }).waitFor();
    await act('Use as my default view');
    await page.getByText('The list now opens with this view').waitFor();

    await page.goto('/admin/dashboard');
    await page.goto('/admin/businesses');
    await page.waitForURL(/status=Paused.*view=\d+/);
    await page.getByRole('button', { name: 'View: Paused ones', exact: true }).waitFor();
    await page.getByRole('searchbox').fill('bak');
    await page.getByRole('button', { name: 'View: Paused ones, changed' }).waitFor();
    await act('Update “Paused ones”');
    await page.getByRole('button', { name: 'View: Paused ones', exact: true }).waitFor();
    await act('Whole list');
    await page.getByRole('button', { name: 'Views', exact: true }).waitFor();
    await act(/^Paused ones/);
    await page.waitForURL(/q=bak/);
    await page.getByRole('button', { name: 'View: Paused ones', exact: true }).waitFor();
    await act(/^Delete/);
    await pressInDialog(page.getByRole('alertdialog'), 'Delete');
    await page.getByText('The saved view has been deleted').waitFor();
    await page.goto('/admin/businesses');
    await page.getByRole('row').nth(1).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('links from a record to the next one of the list, also past the end of the loaded rows', async () => {
    const { page, context, errors } = await suppliers();
    const opened = () => page.getByRole('heading', { level: 1 });
    await page.getByRole('row').nth(50).locator('a').click();
    const steps = page.getByRole('group', { name: 'Records in the list' });
    await steps.getByText(/^50 of/).waitFor();
    const last = page.url();
    await steps.getByRole('button', { name: 'Next record' }).click();
    await steps.getByText(/^51 of/).waitFor();
    expect(page.url()).not.toBe(last);
    await opened().waitFor();
    await page.keyboard.press('k');
    await steps.getByText(/^50 of/).waitFor();
    expect(page.url()).toBe(last);
    await page.goBack();
    await page.getByRole('grid', { name: 'Suppliers' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('has one tab stop for its headers, which scroll into view and have a label', async () => {
    const { page, context, errors } = await suppliers();
    const at = () => page.evaluate(focusVisibility);
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await at()).toMatchObject({ name: 'Select all rows shown so far', ring: true });
    for (const key of ['End', ...Array<string>(6).fill('ArrowLeft'), 'Home', 'ArrowRight']) {
      await page.keyboard.press(key);
      expect(await at()).toMatchObject({ ring: true, inSight: true, covered: false });
    }
    const before = await page.locator('th').allTextContents();
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowLeft');
    const moved = await page.locator('th').allTextContents();
    expect(moved.at(-3)).toBe(before.at(-1));
    expect((await at())?.name).toBe(before.at(-1));
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Make the column wider').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('prints all loaded rows, and only the list', async () => {
    const { page, context } = await suppliers();
    for (const loaded of ['100 of', '150 of']) {
      await page.getByRole('button', { name: 'Load more' }).click();
      await page.getByText(loaded).waitFor();
    }
    expect(await page.locator('tr.row').count()).toBeLessThan(60);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('tr.row').count()).toBe(150);
    await expect(page.getByRole('searchbox').isVisible()).resolves.toBe(false);
    await expect(page.getByRole('button', { name: 'Load more' }).isVisible()).resolves.toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await context.close();
  });
});

describe('the history of a record A155 A156', () => {
  const pressed = async (page: Page, key: string) => page.keyboard.press(key);
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
  const untilFocusIs = (page: Page, is: (name: string) => boolean) =>
    until(async () => is(await focused(page)));

  it('undoing a change, deleting a supplier and restoring it from the trash work by keyboard only', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
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
    // F8 moves the focus to the action of the notice, from anywhere.
    await pressed(page, 'F8');
    await untilFocusIs(page, (text) => text?.includes('Undo'));
    await pressed(page, 'Enter');
    await page.getByText('Your change has been undone.').waitFor();
    // A17: after saving, the list is shown again.
    expect(new URL(page.url()).pathname).toBe('/admin/businesses');
    await page.goto(`/admin/businesses/${id}`);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=listTitle]')?.value === 'Weaver',
    );

    await page.getByRole('tab', { name: 'Details', exact: true }).focus();
    await pressed(page, 'End');
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await timeline.waitFor();
    expect(await timeline.getByText('undid a change to this supplier').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await timeline.getByRole('button', { name: 'Undo this change' }).focus();
    await pressed(page, 'Enter');
    await page.waitForFunction(() => document.querySelectorAll('ol[aria-label=Timeline] > li').length === 3);

    await page.getByRole('button', { name: 'Delete', exact: true }).focus();
    await pressed(page, 'Enter');
    const question = page.getByRole('alertdialog');
    await question.getByText('It stays in the trash for 30 days.').waitFor();
    await pressInDialog(question, 'Delete');
    await page.waitForURL('**/admin/businesses');
    await page.getByText('The supplier has been deleted').waitFor();
    expect(await sql('SELECT FROM supplier WHERE id = $1', [id])).toEqual([]);

    await page.getByRole('link', { name: 'Trash' }).focus();
    await pressed(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Deleted: Suppliers' }).waitFor();
    const restore = page.getByRole('button', { name: 'Restore “Harakeke Weavers”' });
    await restore.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await restore.focus();
    await pressed(page, 'Enter');
    await page.getByText('The record has been restored to the list.').waitFor();
    expect(await sql('SELECT list_title FROM supplier WHERE id = $1', [id])).toEqual([
      { list_title: 'Flax weaver' },
    ]);
    await page.getByText('The trash is empty').waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('its own user sees the visible changes of its supplier, without names of staff', async () => {
    const { page, context, errors } = await signedIn('supplier@demo.example');
    const staff = await signedIn('admin@uplift.example');
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
    expect([...errors, ...staff.errors]).toEqual([]);
  });

  it('columns fit their content once rows have loaded, unless the user has set a width R325', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/businesses');
    const grid = page.getByRole('grid', { name: 'Suppliers' });
    await grid.getByRole('row').nth(5).waitFor();
    /** Returns cells with text that is cut off although their column could be wider. */
    const cut = () =>
      grid
        .locator('tr.row > td')
        .evaluateAll((cells) =>
          cells
            .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth && clientWidth < 300)
            .map(({ textContent }) => textContent),
        );
    expect(await cut()).toEqual([]);
    const width = grid.getByRole('separator', { name: 'Width of Name' });
    const chosen = Number(await width.getAttribute('aria-valuenow')) - 16;
    await width.press('ArrowLeft');
    expect(await width.getAttribute('aria-valuenow')).toBe(String(chosen));
    await page.reload();
    await grid.getByRole('row').nth(5).waitFor();
    expect(await width.getAttribute('aria-valuenow')).toBe(String(chosen));
    await context.close();
    expect(errors).toEqual([]);
  });
});
