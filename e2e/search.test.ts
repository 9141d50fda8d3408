import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, underTest, visit } from './browser';
import { sql } from './database';

jest.setTimeout(120_000);

const NAME = 'Search products & services';
const box = (page: Page) => page.getByRole('combobox', { name: NAME });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

describe('the results of a search', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('R023 A137 all kinds of results and profiles open within one visit, and Back leads through them', async () => {
    const { page, context, complaints } = await visit(browser);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suppliers' }).click();
    await heading(page, 'All suppliers');
    await box(page).pressSequentially('plumb', { delay: 40 });
    await heading(page, 'plumb');
    expect(await focused(page)).toBe(NAME);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(page, 'Plumbing');
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    await page.getByLabel('Region').selectOption('Auckland');
    await heading(page, 'Plumbing in Auckland');
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Plumbing & Gas/ })
      .click();
    await heading(page, 'Plumbing in Auckland · Plumbing & Gas');
    await page.getByRole('link', { name: 'Kōwhai Plumbing' }).click();
    await heading(page, 'Kōwhai Plumbing');
    expect(page.url()).toMatch(/\/searchResults\/service\/Plumbing\/Auckland\/\d+\/business\/5$/);
    for (const name of [/· Plumbing & Gas$/, 'Plumbing in Auckland', 'Plumbing', 'All suppliers']) {
      await page.goBack();
      await heading(page, name);
    }
    expect(await box(page).inputValue()).toBe('');
    await page.goForward();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=service]')?.value === 'Plumbing',
    );
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('A137 R015 on a phone the box stays open while typing filters; Escape leads back to its button', async () => {
    const { page, context, complaints } = await visit(browser, { width: 390 });
    await page.goto('/searchResults/Auckland');
    await page.getByRole('button', { name: NAME }).click();
    await page.keyboard.type('pl', { delay: 40 });
    await heading(page, 'pl');
    await page.keyboard.type('umb', { delay: 40 });
    await heading(page, 'plumb');
    expect(await box(page).inputValue()).toBe('plumb');
    // The list of services, then the box itself.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(
      await page.getByRole('button', { name: NAME }).evaluate((it) => it === document.activeElement),
    ).toBe(true);
    expect(await box(page).count()).toBe(0);
    await heading(page, 'plumb');
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('pages survive reload, Back and the way back from a profile; the one behind the last is the last', async () => {
    const { page, context, complaints } = await visit(browser);
    const first = () => page.getByRole('article').first().getByRole('heading').textContent();
    await page.goto('/searchResults?page=2');
    const before = await first();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText(/^Page 3 of/).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    const shown = await first();
    expect(shown).not.toBe(before);
    await page.reload();
    expect(await first()).toBe(shown);
    await page.getByRole('article').first().getByRole('link').click();
    await heading(page, shown ?? '');
    await page.getByRole('main').getByRole('link').first().click();
    await heading(page, 'All suppliers');
    expect(page.url()).toMatch(/\/searchResults\?page=3$/);
    expect(await first()).toBe(shown);
    await page.goto('/mi/searchResults?from=mail&page=99');
    expect(page.url()).toMatch(/\/mi\/searchResults\?from=mail&page=1?\d$/);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R008 R017 another mode has fewer pages: the last of them is shown instead of none', async () => {
    // A whole page of suppliers sells to businesses only, for as long as this takes.
    const hidden = await sql<{ id: number }>(
      `UPDATE supplier SET show_consumer = false
       WHERE id IN (SELECT id FROM supplier WHERE show_consumer ORDER BY id DESC LIMIT 30) RETURNING id`,
    );
    const { page, context } = await visit(browser);
    await page.goto('/searchResults?page=99&from=mail');
    const last = page.url();
    await page.getByRole('button', { name: 'Consumer' }).click();
    await page.getByText(/suppliers for home/).waitFor();
    await page.waitForFunction((url) => location.href !== url, last);
    await page.getByRole('article').first().waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?from=mail&page=\d+$/);
    await context.close();
    const ids = hidden.map(({ id }) => id);
    await sql('UPDATE supplier SET show_consumer = true WHERE id = ANY($1)', [ids]);
  });

  it('A12 P041 the list is shown in a frame of another site, the other pages are not', async () => {
    const { url } = underTest();
    const other = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<html data-alive="true"><iframe src="${url}/searchResults_api?service=Plumbing"></iframe><iframe src="${url}/searchResults"></iframe>`,
      );
    }).listen(0, '127.0.0.1');
    const { page, context } = await visit(browser);
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle',
    });
    await page.frameLocator('iframe').first().getByRole('heading', { level: 1, name: 'Plumbing' }).waitFor();
    expect(page.frames().filter((frame) => frame.url().startsWith(url))).toHaveLength(1);
    await context.close();
    other.close();
  });
});
