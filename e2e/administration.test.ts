import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { save, signedIn } from './editing.js';
import { untilFocused } from './focus.js';
import { startProduct } from './start-product.js';

startProduct();

/** Returns the faults that axe finds in the drawer, in every colour with every picture, light and dark. */
async function violationsOfAppearances(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    const radios = (legend: string) => {
      const sets = [...document.querySelectorAll('fieldset')];
      const set = sets.find((each) => each.querySelector('legend')?.textContent === legend);
      return [...(set?.querySelectorAll('input') ?? [])];
    };
    const found: string[] = [];
    let looks = 0;
    for (const mode of radios('Theme')) {
      mode.click();
      for (const color of radios('Menu colour')) {
        color.click();
        for (const picture of radios('Menu background')) {
          picture.click();
          await new Promise(requestAnimationFrame);
          const { violations } = await runner.run('nav[aria-label=Admin]', { runOnly: ['color-contrast'] });
          found.push(
            ...violations.map(({ help }) => `${mode.value} ${color.value} ${picture.value} ${help}`),
          );
          looks += 1;
        }
      }
    }
    return [...found, `${looks} looks`];
  });
}

describe('the appearance of the admin area, and the site settings', () => {
  it('the drawer’s colour and picture are chosen by keyboard, persist, and are readable in every theme R048 A121', async () => {
    const { page, context, errors } = await signedIn('supplier@demo.example', '/admin/dashboard');
    await page.setViewportSize({ width: 1280, height: 860 });
    const opener = page.getByRole('button', { name: 'More' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'More' });
    await panel.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await violationsOfAppearances(page)).toEqual(['50 looks']);

    await panel.getByRole('radio', { name: 'Warning' }).focus();
    await page.keyboard.press('ArrowRight');
    await panel.getByRole('radio', { name: 'Coast' }).check();
    await panel.getByRole('radio', { name: 'Light' }).check();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await untilFocused(opener);
    // Collects every drawer that is drawn after the reload.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const color = document.querySelector<HTMLElement>('[data-color]')?.dataset.color;
        if (color) seen.add(color);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.reload();
    await opener.waitFor();
    expect(await page.evaluate(() => [...(globalThis as never as { seen: Set<string> }).seen])).toEqual([
      'danger',
    ]);
    await page.setViewportSize({ width: 390, height: 860 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'More' }).click();
    await panel.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('staff set the contributions on Home, resolve a version conflict, and undo the change R284 A113', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/dashboard');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
    const field = page.getByRole('textbox', { name: 'Total contributions shown on the site' });
    await field.fill('1,250,000');
    await sql('UPDATE settings SET contributions = 900, version = version + 1', []);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Someone else saved this settings page').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep my version' }).click();
    await save(page);
    await page.getByText('The home page currently shows $1,250,000.00 in contributions.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The home page currently shows $900.00 in contributions.').waitFor();
    await page.getByRole('button', { name: 'Show activity' }).click();
    await page.getByText('undid a change to the settings').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field.fill('');
    await save(page);
    await context.close();
    // The browser logs the refused save, which the screen has handled.
    expect(errors.filter((words) => !words.includes('409'))).toEqual([]);
  });
});

describe('notifications, and the supplier map', () => {
  it('a supplier gets a notification of a change by staff, and reads it P074', async () => {
    const [{ id }] = (await sql(
      "SELECT supplier_id AS id FROM user_account WHERE email = 'supplier@demo.example'",
      [],
    )) as [{ id: number }];
    await sql(
      `INSERT INTO activity (actor_kind, actor_id, action, subject_type, subject_id, changes)
       SELECT 'user', id, 'supplier.changed', 'supplier', $1, '{"website": ["a", "b"], "adminNotes": ["a", "b"]}'
       FROM user_account WHERE email = 'admin@uplift.example'`,
      [id],
    );
    const { page, context, errors } = await signedIn('supplier@demo.example', '/admin/dashboard');
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.getByRole('link', { name: /^Notifications, \d+ new$/ }).click();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: 'The Uplift team changed the supplier' })
      .first();
    await row.getByText('Website', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    await row.getByRole('link').click();
    await page.waitForURL('**/admin/yourProfile');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('staff see the locations of suppliers, and open the suppliers of a region P075', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    await page.goto('/admin/maps');
    const region = page.getByRole('list', { name: 'Regions' }).getByRole('listitem').first();
    const count = (await region.textContent())?.match(/[\d,]+$/)?.[0];
    expect(await axeViolations(page)).toEqual([]);
    await region.getByRole('link').click();
    await page.waitForURL('**/admin/businesses?**');
    await page.getByText(` of ${count}`).waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('the action centre', () => {
  it('staff create an action item, follow it and dismiss it; the red dot disappears with the last one F20 R045 R248 R249 R250', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/actionCenter');
    await page.getByRole('heading', { level: 1, name: 'Actions Needing Your Attention' }).waitFor();
    const dot = page.getByRole('img', { name: 'Actions need your attention' });
    await dot.waitFor();
    await page
      .getByRole('link', { name: /^Action \d/ })
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: /Select all/ }).click();
    await page.getByRole('button', { name: 'Dismiss Selected' }).click();
    await page.getByText('Those actions have been dismissed').waitFor();
    await page.getByText('You’re all caught up').waitFor();
    await dot.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'New job' }).click();
    await page.getByRole('textbox', { name: 'Type' }).fill('Ring back');
    await page.getByRole('textbox', { name: 'Page link' }).fill('/admin/businesses/{ref_id}');
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
    await page.getByText('You’re all caught up').waitFor();
    await dot.waitFor({ state: 'detached' });
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('other staff lists', () => {
  beforeAll(async () => {
    await sql(
      `INSERT INTO contact_message (kind, full_name, email, message)
       VALUES ('General', 'Aroha Tester', 'aroha@home.example', 'Kia ora, a question.')`,
      [],
    );
  });
  afterAll(async () => {
    await sql("DELETE FROM contact_message WHERE email = 'aroha@home.example'", []);
  });

  it('staff change the status of an order and a message, and tick testimonials and clicks R301 A162 R100 A165', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/orders');
    await page.locator('main :is(tr.row, li) a').first().click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Cancelled' });
    await save(page);
    expect(await axeViolations(page)).toEqual([]);
    // A record has a link to the next one of the list that it was opened from.
    await page.keyboard.press('j');
    await page
      .getByRole('group', { name: 'Records in the list' })
      .getByText(/^2 of /)
      .waitFor();
    // The list is loaded again, and shows the current order.
    const reloaded = page.waitForRequest(
      (request) => request.postData()?.includes('query OrderList') ?? false,
    );
    await page.getByRole('link', { name: 'Impact Box Orders' }).first().click();
    await reloaded;
    await page.locator('main').getByText('Cancelled', { exact: true }).first().waitFor();

    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('link', { name: 'Aroha Tester' }).click();
    await page.getByText('Kia ora, a question.').waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Done' });
    await save(page);
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/admin/testimonials');
    const featured = page.getByRole('checkbox', { name: /^Feature the testimonial from / }).first();
    const visible = page.getByRole('checkbox', { name: /^Show the testimonial from / }).first();
    const before = await featured.isChecked();
    if (before) await featured.uncheck();
    await featured.check();
    await page.getByText('Save Successful').first().waitFor();
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('input[aria-label^="Show the testimonial"]:disabled:checked'),
    );
    expect(await visible.isDisabled()).toBe(true);
    if (!before) await featured.uncheck();
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/admin/affiliateLinkClicks?reviewed=false');
    await page
      .getByRole('button', { name: /^Review all clicks on / })
      .first()
      .click();
    await page.getByText(/^\d+ clicks? on /).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);
  });
});
