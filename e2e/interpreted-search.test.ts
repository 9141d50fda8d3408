import type { Page } from 'playwright-core';
import { axeViolations, newContext, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const names = (page: Page) =>
  page.locator('main article h2').evaluateAll((all) => all.map((one) => one.textContent));

describe('a search that nobody is called by', () => {
  it('A169 says what it did, by keyboard: the place comes off, the words as typed come back', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('electrican in Grey Lynn');
    await box.press('Enter');
    await heading(page, 'Electricians in Grey Lynn');
    expect(page.url()).toMatch(/\/searchResults\/service\/electrican%20in%20Grey%20Lynn$/);
    expect(await page.getByLabel('City or district').inputValue()).toBe('Central Auckland');
    await page.getByText('Showing results for electrician').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Grey Lynn · Central Auckland: search everywhere instead' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Electricians');
    expect(page.url()).toMatch(/\/service\/electrican$/);
    await page.getByRole('link', { name: 'Search for “electrican” as typed' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'electrican');
    await page.getByRole('heading', { name: 'No supplier matches all of that' }).waitFor();
    await page.getByRole('link', { name: 'Search for what it may mean' }).press('Enter');
    await heading(page, 'Electricians');

    await page.getByLabel('Region').selectOption('Otago');
    await heading(page, /^electrican in Otago|Electricians? in Otago$/i);
    await page.getByLabel('Sort by').selectOption({ label: 'Name' });
    await page.waitForURL(/sort=name/);
    await page.waitForFunction(
      (given) =>
        given === document.querySelector<HTMLSelectElement>('select:has(option[value=newest])')?.value,
      'name',
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('A169 says so where words mean nothing', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults/service/asdfgh%20qwzx');
    await page.getByRole('heading', { name: '“asdfgh qwzx” means nothing to our search' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });

  it.each([
    ['in English', '', 'House painting in Auckland'],
    ['in te reo Māori', '/mi', 'House painting i Auckland'],
  ])('A169 finds and says the same without script, %s', async (_, language, title) => {
    const path = `${language}/searchResults/service/cheap%20house%20painting%20akl`;
    const { page, context } = await visit({ width: 390 });
    await page.goto(path);
    await heading(page, title);
    const found = await names(page);
    expect(found.length).toBeGreaterThan(0);
    expect(await axeViolations(page)).toEqual([]);
    await context.close();

    const still = await newContext({ javaScriptEnabled: false });
    const bare = await still.newPage();
    await bare.goto(path);
    await heading(bare, title);
    expect(await names(bare)).toEqual(found);
    await still.close();
  });
});
