import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { axeViolations, newContext, visit } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('a word in zero-result searches', () => {
  it('becomes a synonym with one click of staff, and the next search finds a supplier', async () => {
    const visitor = await visit();
    const results = visitor.page.getByRole('main').getByRole('listitem');
    await visitor.page.goto('/searchResults/service/zapelectrix');
    await visitor.page
      .getByText(/no supplier|nobody|nothing/i)
      .first()
      .waitFor();

    // A web process writes its counts some seconds later.
    await until(async () => {
      const counted = `SELECT FROM search_miss WHERE folded = 'zapelectrix'`;
      return (await sql(counted, [], { unnoticed: true })).length > 0;
    });
    const staff = await signedIn('admin@uplift.example', '/admin/dashboard');
    await staff.page.getByRole('region', { name: 'Searches with no results' }).getByRole('link').click();
    await staff.page.getByRole('button', { name: /(Other|Means) …: “zapelectrix”/ }).click();
    const means = staff.page.getByRole('textbox', { name: /Means/ });
    await means.fill('Electrician');
    const withForm = await axeViolations(staff.page);
    await staff.page.getByRole('button', { name: 'Save synonym' }).click();
    await staff.page.getByText('Searches for “zapelectrix” now look for Electrician.').waitFor();
    await staff.page.getByRole('link', { name: 'Synonyms' }).click();
    await staff.page.waitForURL('**/searchWords/synonyms');
    // The list of the other tab has a text box of its own.
    await staff.page.getByRole('button', { name: 'New synonym' }).waitFor();
    await staff.page.getByRole('searchbox').fill('zapel');
    await staff.page.getByRole('row', { name: /zapelectrix/ }).waitFor();
    expect([withForm, await axeViolations(staff.page), staff.errors]).toEqual([[], [], []]);

    await visitor.page.reload();
    await results.first().waitFor();
    expect(await visitor.page.getByText(/electri/i).count()).toBeGreaterThan(0);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
    await staff.context.close();
  });

  it('becomes a service that suppliers can choose while staff offer it R063', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/searchWords');
    await page
      .getByRole('navigation', { name: 'Search words' })
      .getByRole('link', { name: 'Services' })
      .click();
    await page.waitForURL('**/searchWords/services');
    await page.getByRole('button', { name: 'New service' }).click();
    await page.getByRole('textbox', { name: 'Name of the service' }).fill('Pūkeko counting');
    const withForm = await axeViolations(page);
    await page.getByRole('button', { name: 'Add service' }).click();
    await page.getByText('Service has successfully been created').waitFor();
    await page.getByRole('searchbox').fill('pukeko');
    const tick = page.getByRole('checkbox', { name: 'Pūkeko counting offered' });
    await tick.waitFor();
    const ask = async () =>
      sql(`SELECT offered FROM search_phrase WHERE label = 'Pūkeko counting'`, [], { unnoticed: true });
    expect([await tick.isChecked(), await ask()]).toEqual([true, [{ offered: true }]]);
    await tick.uncheck();
    await page.getByText('Save Successful').waitFor();
    expect(await ask()).toEqual([{ offered: false }]);
    // Many at once, with the bar of actions. Keyboard users continue from there.
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Offer to suppliers', exact: true }).press('Enter');
    await page.getByText('Change of services').first().waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[aria-label="Pūkeko counting offered"]')?.checked,
    );
    expect([await ask(), withForm, await axeViolations(page), errors]).toEqual([
      [{ offered: true }],
      [],
      [],
      [],
    ]);
    await context.close();
  });
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const names = (page: Page) =>
  page.locator('main article h2').evaluateAll((all) => all.map((one) => one.textContent));

describe('an interpreted search', () => {
  it('explains its changes, by keyboard: the place can be removed, and the original text restored A169', async () => {
    const { page, context, errors } = await visit();
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
    await page.getByRole('heading', { name: 'No supplier matches your search' }).waitFor();
    await page.getByRole('link', { name: 'Search for similar words too' }).press('Enter');
    await heading(page, 'Electricians');

    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Otago');
    await heading(page, /^electrican in Otago|Electricians? in Otago$/i);
    await page.getByRole('combobox', { name: 'Sort by', exact: true }).selectOption({ label: 'Name' });
    await page.waitForURL(/sort=name/);
    await page.waitForFunction(
      (given) =>
        given === document.querySelector<HTMLSelectElement>('select:has(option[value=newest])')?.value,
      'name',
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says so if the words are not understood A169', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults/service/asdfgh%20qwzx');
    await page.getByRole('heading', { name: 'We couldn’t find “asdfgh qwzx”' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });

  it.each([
    ['in English', '', 'House painting in Auckland'],
    ['in te reo Māori', '/mi', 'House painting i Auckland'],
  ])('finds and shows the same with scripts turned off, %s A169', async (_, language, title) => {
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

/**
 * Returns the height of the lowest option, and the distance by which the list exceeds the edges of the
 * window.
 */
const measure = (page: Page) =>
  page.getByRole('listbox').evaluate((list) => {
    const { left, right, bottom } = list.getBoundingClientRect();
    const heights = [...list.querySelectorAll('[role=option]')].map(
      (it) => it.getBoundingClientRect().height,
    );
    return {
      least: Math.min(...heights),
      beyond: Math.max(0, -left, right - innerWidth, bottom - innerHeight),
    };
  });

describe('the suggestion list of the search box', () => {
  it.each([
    ['/', 390, false, 44],
    ['/mi', 1280, true, 36],
  ])('on %s, %d px wide, passes axe, fits the window and navigates R014', async (at, width, dark, height) => {
    const { page, context, errors } = await visit({ width, dark });
    await page.goto(at);
    const box = page.getByRole('main').getByRole('combobox');
    await box.pressSequentially('pl');
    await page.getByRole('option', { name: 'Plumbing & Gas', exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const { least, beyond } = await measure(page);
    expect([least >= height, beyond]).toEqual([true, 0]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/searchResults/service/Plastering');

    await page.goto(at);
    await box.click();
    await page.getByRole('option', { name: 'Plastering' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('uplift-last-searches'))).toBeNull();
    await box.pressSequentially('plumber ponson');
    await page.getByRole('option', { name: /plumber (in|i) Ponsonby/ }).click();
    await page.waitForURL('**/searchResults/service/plumber/Central%20Auckland');
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('help for a zero-result search', () => {
  it('suggests similar words', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults/service/plumming?words=as-typed');
    await page.getByRole('link', { name: 'Plumbing', exact: true }).first().click();
    await page.waitForURL('**/searchResults/service/Plumbing');
    await context.close();
  });

  it('Nationwide has no cities; the category tree counts and filters R010', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults/Nationwide');
    expect(await page.getByLabel('City or district').isDisabled()).toBe(true);
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Plumbing & Gas/ })
      .click();
    await page.waitForURL(/searchResults\/Nationwide\/\d+$/);
    await context.close();
  });

  it('the embeddable list can be framed by other sites A12', async () => {
    const { page, context } = await visit();
    const response = await page.goto('/searchResults_api?service=Plumbing&servicing=Auckland');
    expect(response?.headers()['content-security-policy']).toContain('frame-ancestors *');
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('article').first().getByRole('link').getAttribute('target')).toBe('_blank');
    const found = await page.getByRole('article').count();
    const more = page.getByRole('link', { name: `See all ${found} on Uplift` });
    expect(await more.getAttribute('href')).toBe('/searchResults/service/Plumbing/Auckland');
    await page.goto('/searchResults_api?service=zzz');
    expect(await page.getByRole('link', { name: 'All suppliers' }).getAttribute('href')).toBe(
      '/searchResults',
    );
    const profile = await page.goto('/business/5');
    expect(profile?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await context.close();
  });
});

describe('Home', () => {
  /** Returns the distance from the window to the end of the page, in pixels. */
  const belowWindow = (page: Page) =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.scrollY - innerHeight));

  it.each([390, 1280])(
    'the End key goes to the end of the page, also before scripts run, %d px wide',
    async (width) => {
      const context = await newContext({
        viewport: { width, height: 844 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      // Wait for the real font: it can wrap lines differently, which makes the page taller after the End key.
      await page.evaluate(() => document.fonts.ready);
      await page.keyboard.press('End');
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
      expect(await belowWindow(page)).toBeLessThan(2);
      const end = await page.evaluate(() => window.scrollY);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
      await page.goBack();
      await page.waitForFunction((was) => Math.abs(window.scrollY - was) < 2, end);
      await context.close();
    },
  );

  it('lists the causes that received most, largest first', async () => {
    const { page, context } = await visit();
    await page.goto('/GoodCauses');
    const given = (texts: string[]) =>
      texts.flatMap((text) => text.match(/\$[\d,]+/)?.[0] ?? []).map((sum) => Number(sum.replace(/\D/g, '')));
    const all = given(await page.locator('main li').allTextContents()).sort((a, b) => b - a);
    await page.goto('/');
    const shown = given(
      await page
        .getByRole('region', { name: 'Where the money goes' })
        .getByRole('listitem')
        .allTextContents(),
    );
    expect(shown).toEqual(all.slice(0, 6));
    await context.close();
  });
});
