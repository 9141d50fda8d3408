import type { Page } from 'playwright-core';
import { axeViolations, visit } from './browser.js';
import { sql } from './database.js';
import { pressInDialog } from './dialogs.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('categories in the admin area', () => {
  const children = async (name: string) =>
    (
      (await sql(
        `SELECT k.name FROM sub_category k JOIN category c ON c.id = k.category_id WHERE c.name = $1
          ORDER BY lower(k.name)`,
        [name],
      )) as { name: string }[]
    ).map((row) => row.name);

  it('are edited with their sub categories in one form, by keyboard, and search uses the change R286 R287 R288 R331 P061', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/categories');
    await page.getByRole('link', { name: 'New category' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'New Category' }).waitFor();
    await page.getByLabel('Category name').focus();
    await page.keyboard.type('Zwieback makers');
    const add = page.getByRole('button', { name: 'Add a sub category' });
    for (const name of ['tins', 'Boxes', '']) {
      await add.press('Enter');
      await page
        .getByLabel(/^Sub category \d$/)
        .last()
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.type(name);
    }
    await page.getByRole('button', { name: 'Create category' }).press('Enter');
    await page.getByText('Sub Category Name is required').waitFor();
    await page.getByRole('button', { name: 'Delete sub category 3' }).press('Enter');
    await add.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Create category' }).press('Enter');
    await page.getByText('Category has successfully been created').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Zwieback makers' }).waitFor();
    expect(await children('Zwieback makers')).toEqual(['Boxes', 'tins']);

    // By name, regardless of case.
    expect(await page.getByLabel('Sub category 1').inputValue()).toBe('Boxes');
    await page.getByLabel('Sub category 1').fill('Crates');
    await page.getByRole('button', { name: 'Delete tins' }).press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('Category has successfully been saved').first().waitFor();
    expect(await children('Zwieback makers')).toEqual(['Crates']);
    expect(await axeViolations(page)).toEqual([]);

    const visitor = await visit();
    await visitor.page.goto('/searchResults');
    await visitor.page.getByText('Zwieback makers').first().waitFor({ state: 'attached' });
    await visitor.context.close();

    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await pressInDialog(page.getByRole('alertdialog'), 'Delete');
    await page.getByText('The category has been deleted').waitFor();
    await page.waitForURL(/\/admin\/categories$/);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a dragged category changes its place for visitors at once, and Escape cancels a drag R287', async () => {
    const first = async () => {
      const visitor = await visit();
      await visitor.page.goto('/home');
      const link = visitor.page.locator('a[href^="/searchResults/category/"]').first();
      const name = await link.locator('[lang], div').first().textContent();
      await visitor.context.close();
      return name;
    };
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/categories');
    await page.getByRole('link', { name: 'Order', exact: true }).click();
    const rows = page.getByRole('list', { name: 'Order of categories' }).getByRole('listitem');
    await rows.first().waitFor();
    const names = () => rows.getByRole('link').allTextContents();
    const byName = await names();
    expect(await first()).toBe(byName[0]);
    const drag = async (from: number, to: number, end: () => Promise<void>) => {
      const place = async (index: number) => {
        const box = await rows.nth(index).locator('[data-drag-handle]').boundingBox();
        if (!box) throw new Error('The handle is not to be seen.');
        return [box.x + box.width / 2, box.y + box.height / 2] as const;
      };
      const [target, start] = [await place(to), await place(from)];
      await page.mouse.move(...start);
      await page.mouse.down();
      await page.mouse.move(start[0], (start[1] + target[1]) / 2);
      await page.mouse.move(target[0], target[1] - 4);
      await end();
      await page.mouse.up();
    };
    await drag(2, 0, () => page.keyboard.press('Escape'));
    expect(await names()).toEqual(byName);
    const [one, two, three, ...rest] = byName;
    await drag(2, 0, async () => expect(await names()).toEqual([three, one, two, ...rest]));
    await page.getByText('The order of categories has successfully been saved').waitFor();
    expect(await names()).toEqual([three, one, two, ...rest]);
    expect(await first()).toBe(three);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Your change has been undone.').waitFor();
    expect(await first()).toBe(one);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a sub category with suppliers cannot be deleted A155', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const [used] = (await sql(
      `SELECT k.category_id, k.name FROM sub_category k JOIN supplier_sub_category x ON x.sub_category_id = k.id LIMIT 1`,
      [],
    )) as [{ category_id: number; name: string }];
    await page.goto(`/admin/categories/${used.category_id}`);
    const button = page.getByRole('button', { name: `Delete ${used.name}`, exact: true });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await context.close();
    expect(errors).toEqual([]);
  });
});

const TOTAL = /aria-live="polite"[^>]*>(?:(No)|([\d,]+)) suppliers?/;

const numberOf = (text: string) => Number(text.replace(/,/g, ''));

/** Returns the total that a page of results shows. */
function totalIn(html: string): number {
  const [, none, total] = TOTAL.exec(html) ?? [];
  return none ? 0 : numberOf(total ?? 'none said');
}

const tree = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

/** Returns the link of each line of the tree, and the number beside it. */
const lines = (page: Page) =>
  tree(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: Number(/([\d,]+) suppliers?$/.exec(link.textContent ?? '')?.[1]?.replace(/,/g, '')),
      })),
    );

/** Returns the name of a category with sub categories and suppliers. */
async function someCategory(page: Page): Promise<string> {
  await page.goto('/searchResults');
  const href = await tree(page)
    .getByRole('link', { name: /^Plumbing & Gas/ })
    .getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

describe('the counts in the category tree', () => {
  it('equal the totals of the results that they link to R005 R006 R007 R008', async () => {
    const { page, context, errors } = await visit();
    const plumbing = await someCategory(page);
    for (const path of [
      '/searchResults',
      '/searchResults/Auckland',
      '/searchResults/North%20Shore',
      '/searchResults/service/pr/Auckland',
      `/searchResults/Auckland/${plumbing}`,
      `/searchResults/service/Plumbing/All%20Locations/${plumbing}`,
      `/searchResults/Auckland/${plumbing}?type=Consumer`,
    ]) {
      await page.goto(path);
      const shown = await lines(page);
      expect(shown.length).toBeGreaterThan(path.includes(`/${plumbing}`) ? 27 : 24);
      for (const { href, count } of shown) {
        const behind = await page.request.get(href);
        expect({ path, href, count }).toEqual({ path, href, count: totalIn(await behind.text()) });
      }
    }
    await context.close();
    expect(errors).toEqual([]);
  });

  it('change in place for another region, and send no request for another category', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults');
    await page.waitForLoadState('networkidle');
    const operations: string[] = [];
    page.on('request', (request) => {
      const operation = request.headers()['x-apollo-operation-name'];
      if (operation) operations.push(operation);
    });
    const before = await tree(page).textContent();
    const whereabouts = () =>
      tree(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
    const places = await whereabouts();
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Otago');
    await page.getByRole('heading', { level: 1, name: 'Suppliers in Otago' }).waitFor();
    // The counts load separately from the results, which do not wait for them.
    await page.waitForFunction(
      (old) => document.querySelector('nav[aria-label=Categories]')?.textContent !== old,
      before,
    );
    expect(await whereabouts()).toEqual(places);
    expect(operations.filter((operation) => operation === 'CategoryCounts')).toHaveLength(1);
    // By keyboard: a category without suppliers can be chosen as well, and keeps the focus.
    const pale = tree(page).locator('a[data-none]').first();
    const href = await pale.getAttribute('href');
    await pale.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^No suppliers for .* in Otago yet\./).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
    expect(operations.filter((operation) => operation === 'CategoryCounts')).toHaveLength(1);
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });
});
