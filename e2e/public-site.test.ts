import type { BrowserContext, Page } from 'playwright-core';
import { newContext, visit } from './browser.js';
import pages from './public-pages.json';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

describe('the public site', () => {
  it('design rule 11: every page can be read with script switched off', async () => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of pages) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      const text = (await page.locator('main').textContent()) ?? '';
      expect([path, text.length > 200]).toEqual([path, true]);
      expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
    }
    await context.close();
  });

  it('R013 the search finds with script switched off, and before scripts have come', async () => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [home, results] of [
      ['/', '/searchResults/service/blocked%20drain'],
      ['/mi', '/mi/searchResults/service/blocked%20drain'],
    ] as const) {
      await page.goto(home);
      await page.getByRole('combobox').last().fill('blocked drain');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${results}`);
      await page.getByRole('link', { name: 'Kōwhai Plumbing' }).waitFor();
    }
    await context.close();
  });

  it('R032 P046 an unknown address is a helpful 404, and leads Home in a browser', async () => {
    const { page, context } = await visit();
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await page.waitForURL(`${underTest().url}/`);
    await page.getByRole('region', { name: 'Notices' }).getByText('There is no such page').waitFor();
    await context.close();
    const plain = await newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto('/mi/no-such-page');
    expect(await reader.getByRole('heading', { level: 1 }).textContent()).toBe('Kāore he whārangi pēnā');
    await plain.close();
  });

  it('is read in te reo Māori below /mi, and the browser remembers the choice', async () => {
    const { page, context } = await visit();
    await page.goto('/about?a=1#areas');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Te reo Māori' }).click();
    await page.waitForURL('**/mi/about?a=1#areas');
    expect(await page.locator('html').getAttribute('lang')).toBe('mi-NZ');
    await page.getByRole('heading', { level: 1, name: 'E rua ngā wāhi, kotahi te whāinga' }).waitFor();
    expect(await page.title()).toBe('Ngā Wāhi Āwhina - Uplift | He kaupapa atawhai katoa');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ngā Kaiwhakarato' }).click();
    await page.waitForURL('**/mi/searchResults');
    // An address without a language, as from a mail.
    await page.goto('/contact');
    await page.waitForURL('**/mi/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${underTest().url}/contact`);
    await page.goto('/about');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-NZ');
    await context.close();
  });

  it('what is not in te reo Māori on its pages is marked as English', async () => {
    const { page, context } = await visit();
    const unmarked: string[] = [];
    for (const path of [
      '',
      '/about',
      '/GoodCauses',
      '/searchResults',
      '/business/5',
      '/coffee',
      '/giftBox',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password?token=x',
      '/confirm-email?token=x',
    ]) {
      await page.goto(`/mi${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const found = await page.evaluate(() => {
        const english = /\b(the|and|with|from|your|our|this|every|all|loading)\b/i;
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (words.nextNode()) {
          const text = words.currentNode.textContent ?? '';
          const element = words.currentNode.parentElement;
          const marked = element?.closest('[lang]')?.getAttribute('lang')?.startsWith('en');
          if (!marked && !element?.closest('script, style, noscript, option') && english.test(text))
            texts.push(text);
        }
        return texts;
      });
      unmarked.push(...found);
    }
    await context.close();
    expect(unmarked).toEqual([]);
  });

  it('says its one address, the other language and what it is to search engines', async () => {
    const { page, context } = await visit();
    await page.goto('/buy/kowhai');
    const href = (selector: string) => page.locator(selector).getAttribute('href');
    expect(new URL((await href('link[rel=canonical]')) ?? '').pathname).toBe('/business/5');
    expect(new URL((await href('link[hreflang="mi-NZ"]')) ?? '').pathname).toBe('/mi/business/5');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = data.map((text) => JSON.parse(text));
    expect(things.map((thing) => thing['@type'])).toEqual(['LocalBusiness', 'BreadcrumbList']);
    expect(things[0].areaServed[0]).toEqual({ '@type': 'AdministrativeArea', name: 'Auckland' });
    await context.close();
  });
});

describe('the carousel on Home', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    // With motion, unlike every other visit.
    context = await newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
  });
  const carousel = () => page.getByRole('group', { name: 'Featured suppliers' });
  const left = () =>
    carousel()
      .getByRole('list')
      .evaluate((list) => list.scrollLeft);

  it('R052 moves on by itself until somebody pauses it', async () => {
    await page.waitForFunction(
      () => (document.querySelector('[aria-roledescription=carousel] ul')?.scrollLeft ?? 0) > 50,
    );
    await carousel()
      .getByRole('button', { name: /^Pause/ })
      .click();
    await page.mouse.move(0, 0);
    await carousel().getByRole('button', { name: /^Play/ }).waitFor();
    await page.waitForTimeout(700);
    const still = await left();
    // Longer than a slide stands (R052: 2.5 s).
    await page.waitForTimeout(3200);
    expect(await left()).toBe(still);
  });

  it('R022 goes on by button and keyboard, and leads to the profile', async () => {
    const before = await left();
    await carousel()
      .getByRole('button', { name: /^Further/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (was) => (document.querySelector('[aria-roledescription=carousel] ul')?.scrollLeft ?? 0) !== was,
      before,
    );
    await carousel()
      .getByRole('link', { name: /^Find out more/ })
      .first()
      .click();
    await page.waitForURL('**/business/*');
  });

  it('stands still for people who ask for less motion', async () => {
    const calm = await visit();
    await calm.page.goto('/', { waitUntil: 'networkidle' });
    expect(await calm.page.getByRole('button', { name: /^Pause/ }).count()).toBe(0);
    await calm.context.close();
  });
});
