import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { shifted, visit, watchShifts } from './browser.js';
import { untilFocused } from './focus.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const NAME = 'Search products & services';
const box = (page: Page) => page.getByRole('combobox', { name: NAME });
/** The search box of the toolbar. On a phone, the results have another one. */
const toolbarBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: NAME });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

/** Waits until the focus is on an element of this name. */
const untilFocusIs = (page: Page, is: (name: string | undefined) => boolean | undefined) =>
  until(async () => is((await focused(page)) ?? undefined));

const modeIn = (page: Page) => page.evaluate(() => localStorage.getItem('type'));

describe('search results', () => {
  it('all kinds of results and profiles open in one visit, and Back goes through them R023 A137', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suppliers' }).click();
    await heading(page, 'All suppliers');
    await box(page).pressSequentially('plumb', { delay: 40 });
    await heading(page, 'plumb');
    await untilFocusIs(page, (text) => text === NAME);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(page, 'Plumbing');
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Auckland');
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
    expect(errors).toEqual([]);
  });

  it('on a phone the box stays open while typing filters; Escape returns to its button A137 R015', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/searchResults/Auckland');
    await page.getByRole('button', { name: NAME }).click();
    await page.keyboard.type('pl', { delay: 40 });
    await heading(page, 'pl');
    await page.keyboard.type('umb', { delay: 40 });
    await heading(page, 'plumb');
    expect(await toolbarBox(page).inputValue()).toBe('plumb');
    // Closes the list of services, then the box itself.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await untilFocused(page.getByRole('button', { name: NAME }));
    expect(await toolbarBox(page).count()).toBe(0);
    await heading(page, 'plumb');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('on a phone the results have their own box, which filters while typing A137', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/searchResults/service/zzqq');
    await page.getByText('We couldn’t find').waitFor();
    const own = page.getByRole('main').getByRole('combobox', { name: NAME });
    expect(await own.inputValue()).toBe('zzqq');
    await own.fill('');
    await own.pressSequentially('plumb', { delay: 40 });
    await heading(page, 'plumb');
    await untilFocusIs(page, (text) => text === NAME);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await box(page).count()).toBe(1);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('pages survive reload, Back and the return from a profile; a page past the end shows the last', async () => {
    const { page, context, errors } = await visit();
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
    expect(errors).toEqual([]);
  });

  it('the selected mode is in the address, which shows the same results to other users R008 R017', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/searchResults/Auckland?page=2');
    await page.getByRole('button', { name: 'Consumer' }).click();
    await page.getByText(/suppliers for home/).waitFor();
    expect(page.url()).toMatch(/\/searchResults\/Auckland\?type=Consumer$/);
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Otago');
    await page.waitForURL('**/searchResults/Otago?type=Consumer');
    await page.goBack();
    await page.waitForURL('**/searchResults/Auckland?type=Consumer');

    const friend = await visit();
    await friend.page.goto(page.url());
    await friend.page.getByText(/suppliers for home/).waitFor();
    expect(await modeIn(friend.page)).toBe('Consumer');
    await friend.page.getByRole('button', { name: 'Consumer', pressed: true }).click();
    await friend.page.getByText(/suppliers for home/).waitFor({ state: 'detached' });
    expect([new URL(friend.page.url()).search, await modeIn(friend.page)]).toEqual(['', 'General']);
    await friend.context.close();

    await page.getByRole('link', { name: 'Suppliers', exact: true }).first().click();
    await page.waitForURL('**/searchResults?type=Consumer');
    await box(page).fill('plumbing');
    await box(page).press('Enter');
    await page.waitForURL('**/searchResults/service/plumbing');
    expect(await modeIn(page)).toBe('General');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('text typed between following a link and the new page is kept and searched for', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/searchResults');
    const typedAtTheAddress = await box(page).elementHandle();
    await page.evaluate((input) => {
      const { replaceState } = history;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      history.replaceState = function (...args) {
        history.replaceState = replaceState;
        replaceState.apply(this, args);
        set?.call(input, 'plumbing');
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      };
    }, typedAtTheAddress);
    await page.getByRole('button', { name: 'Consumer' }).click();
    await page.waitForURL('**/searchResults/service/plumbing');
    expect(await box(page).inputValue()).toBe('plumbing');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('Back and Forward show the earlier results, whatever mode was selected since R017 R019', async () => {
    const { page, context, errors } = await visit();
    const at = (url: string) => page.waitForURL(`**${url}`);
    const commercial = (pressed: boolean) =>
      page.getByRole('button', { name: 'Commercial', pressed }).waitFor();
    await page.goto('/about');
    await page.getByRole('link', { name: 'Suppliers', exact: true }).first().click();
    await at('/searchResults');
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Otago');
    await at('/searchResults/Otago');
    await page.getByRole('button', { name: 'Commercial' }).click();
    await at('/searchResults/Otago?type=Commercial');
    await commercial(true);
    await page.goBack();
    await at('/searchResults');
    await heading(page, 'All suppliers');
    await commercial(false);
    await page.waitForFunction(() => localStorage.getItem('type') === 'General');
    await page.goForward();
    await at('/searchResults/Otago?type=Commercial');
    await page.goBack();
    await page.goBack();
    await at('/about');
    await page.goForward();
    await page.getByRole('button', { name: 'Consumer' }).click();
    await at('/searchResults?type=Consumer');
    await box(page).fill('plumbing');
    await box(page).press('Enter');
    await heading(page, 'plumbing');
    await page.goBack();
    await at('/searchResults?type=Consumer');
    await heading(page, 'All suppliers');
    await page.goForward();
    await at('/searchResults/service/plumbing');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the pressed icon shows the mode of the address, before scripts load and beside other tabs R017', async () => {
    const { page, context, errors } = await visit({ width: 1280 });
    const html = await (await page.request.get('/searchResults?type=Consumer')).text();
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    await page.goto('/searchResults?type=Consumer');
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('button', { name: 'Commercial' }).click();
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Otago');
    await page.waitForURL('**/searchResults/Otago?type=Consumer');
    // The address changes a moment before its page appears.
    await page.getByRole('heading', { level: 1, name: /Otago/ }).waitFor();
    await page.getByRole('button', { name: 'Consumer', pressed: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Show all suppliers' }).click();
    await page.waitForURL('**/searchResults/Otago');
    expect(await modeIn(page)).toBe('General');
    await context.close();
    expect(errors).toEqual([]);
  });

  it.each([390, 1280])('a remembered mode is shown from the first paint, %d px wide R017', async (width) => {
    const { page, context, errors } = await visit({ width });
    await page.goto('/coffee');
    await page.evaluate(() => localStorage.setItem('type', 'Commercial'));
    await watchShifts(page);
    for (const path of [
      '/searchResults?page=2',
      '/mi/searchResults',
      '/searchResults/service/plumbing/Auckland',
    ]) {
      const html = page.waitForResponse((response) => response.url().includes('type=Commercial'));
      await page.goto(path);
      expect(page.url()).toContain('type=Commercial');
      expect(await (await html).text()).toMatch(/for business|pakihi/);
    }
    await page.goto('/searchResults');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await shifted(page)).toBeLessThan(0.01);
    await page.goto('/searchResults/business/5');
    expect(new URL(page.url()).search).toBe('');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the list can be framed by another site, the other pages cannot A12 P041', async () => {
    const { url } = underTest();
    const other = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<html data-alive="true"><iframe src="${url}/searchResults_api?service=Plumbing"></iframe><iframe src="${url}/searchResults"></iframe>`,
      );
    }).listen(0, '127.0.0.1');
    const { page, context } = await visit();
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle',
    });
    await page.frameLocator('iframe').first().getByRole('heading', { level: 1, name: 'Plumbing' }).waitFor();
    expect(page.frames().filter((frame) => frame.url().startsWith(url))).toHaveLength(1);
    await context.close();
    other.close();
  });
});
