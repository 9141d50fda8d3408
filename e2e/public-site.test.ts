import type { BrowserContext, Page } from 'playwright-core';
import { newContext, visit } from './browser.js';
import { sql } from './database.js';
import { untilFocused } from './focus.js';
import pages from './public-pages.json' with { type: 'json' };
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

describe('the public site', () => {
  it('every page is readable with scripts turned off (design rule 11)', async () => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of pages) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      const text = (await page.locator('main').textContent()) ?? '';
      expect([path, text.length > 200]).toEqual([path, true]);
      expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
      // A select outside a form would have no effect.
      const selects = page.locator('main select:visible');
      const dead = await selects.evaluateAll(
        (all) => all.filter((one) => !(one as HTMLSelectElement).form).length,
      );
      expect([path, dead]).toEqual([path, 0]);
    }
    await context.close();
  });

  it('search works with scripts turned off, and before scripts have loaded R013', async () => {
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

  it('an unknown address shows a helpful 404 page, and redirects to Home in a browser R032 P046', async () => {
    const { page, context } = await visit();
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await page.waitForURL(`${underTest().url}/`);
    await page.getByRole('region', { name: 'Notices' }).getByText('Page not found').waitFor();
    await context.close();
    const plain = await newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto('/mi/no-such-page');
    expect(await reader.getByRole('heading', { level: 1 }).textContent()).toBe('Kāore he whārangi pēnā');
    await plain.close();
  });

  it('is available in te reo Māori under /mi, and the browser remembers the choice', async () => {
    const { page, context } = await visit();
    await page.goto('/about?a=1#areas');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Te reo Māori' }).click();
    await page.waitForURL('**/mi/about?a=1#areas');
    expect(await page.locator('html').getAttribute('lang')).toBe('mi-NZ');
    await page.getByRole('heading', { level: 1, name: 'E rua ngā wāhi, kotahi te whāinga' }).waitFor();
    expect(await page.title()).toBe('Ngā Wāhi Āwhina - Uplift | He kaupapa atawhai katoa');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ngā Kaiwhakarato' }).click();
    await page.waitForURL('**/mi/searchResults');
    // An address without a language, such as in a mail.
    await page.goto('/contact');
    await page.waitForURL('**/mi/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${underTest().url}/contact`);
    await page.goto('/about');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-NZ');
    await context.close();
  });

  it('untranslated text on pages in te reo Māori is marked as English', async () => {
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

  it('gives search engines its canonical address, its other language and its type', async () => {
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
    // With animations, unlike all other visits.
    context = await newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
  });
  afterAll(() => context.close());
  const carousel = () => page.getByRole('group', { name: 'Featured suppliers' });
  const slides = () => carousel().getByRole('list');
  const left = () => slides().evaluate((list) => list.scrollLeft);

  it('advances automatically until the user pauses it R052', async () => {
    await page.waitForFunction(
      () => (document.querySelector('[aria-roledescription=carousel] ul')?.scrollLeft ?? 0) > 50,
    );
    await carousel()
      .getByRole('button', { name: /^Pause/ })
      .click();
    const play = carousel().getByRole('button', { name: /^Play/ });
    await play.waitFor();
    // The pointer and the focus would stop it.
    await page.mouse.move(0, 0);
    await play.blur();
    // Back to the first slide. From here on, every movement is immediate.
    await slides().evaluate((list) => {
      list.style.scrollBehavior = 'auto';
      list.scrollTo({ left: 0, behavior: 'instant' });
    });
    // Far longer than a slide is shown.
    await page.clock.runFor(20_000);
    expect(await left()).toBe(0);
  });

  it('advances by button and keyboard, and links to the profile R022', async () => {
    const before = await left();
    await carousel().getByRole('button', { name: /^Next/ }).focus();
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

  it('does not move for users who prefer reduced motion', async () => {
    const calm = await visit();
    await calm.page.goto('/', { waitUntil: 'networkidle' });
    expect(await calm.page.getByRole('button', { name: /^Pause/ }).count()).toBe(0);
    await calm.context.close();
  });
});

/** Returns the links of the entries on a page of givers. */
const givers = (page: Page) =>
  page
    .getByRole('region', { name: 'Who gives to this cause' })
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('pages of givers and suppliers', () => {
  it('the pages of givers are turned by keyboard, and list each giver once P013 R109', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/GoodCauses/1');
    const section = page.getByRole('region', { name: 'Who gives to this cause' });
    const [count] =
      (await page.getByText('suppliers have given').locator('..').textContent())?.match(/\d+/) ?? [];
    const pages = [await givers(page)];
    while ((await section.getByRole('link', { name: 'Next' }).count()) > 0) {
      await section.getByRole('link', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/GoodCauses/1?suppliers=${pages.length + 1}#suppliers`);
      await section.getByText(`Page ${pages.length + 1} of`).waitFor();
      pages.push(await givers(page));
      // The focus is on the first of them, which is visible.
      const first = section.getByRole('listitem').first().getByRole('link');
      await untilFocused(first);
      const box = await first.boundingBox();
      expect(box?.y).toBeGreaterThan(80);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
    }
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toHaveLength(Number(count));
    expect(new Set(pages.flat()).size).toBe(Number(count));
    // Back goes through them, and an address shows everyone the same.
    await page.goBack();
    await section.getByText(`Page ${pages.length - 1} of`).waitFor();
    expect(await givers(page)).toEqual(pages.at(-2));
    await page.goto('/GoodCauses/1?suppliers=2#suppliers');
    expect(await givers(page)).toEqual(pages[1]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${underTest().url}/GoodCauses/1`,
    );
    await page.goto('/GoodCauses/1?suppliers=99');
    await section.getByRole('link', { name: 'Go to the first page' }).click();
    await section.getByText('Page 1 of').waitFor();
    expect(await givers(page)).toEqual(pages[0]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('all suppliers of an impact report are reachable page by page, by keyboard R144', async () => {
    const { page, context, errors } = await visit();
    // The first buyer with suppliers on more than one page.
    const [buyer] = await sql<{ id: number; suppliers: number }>(
      `SELECT b.id, count(*)::integer AS suppliers FROM impact_buyer b
       JOIN partner_rollup p ON p.scope = 'impact-buyer' AND p.owner_id = b.id
       JOIN supplier s ON s.id = p.supplier_id AND s.listed
       WHERE b.status = 'Live Report' GROUP BY b.id HAVING count(*) > 24 ORDER BY b.id LIMIT 1`,
    );
    await page.goto(`/ImpactBuyer/${buyer?.id}`);
    const section = page.getByRole('region', { name: 'Suppliers used' });
    const names = () => section.getByRole('listitem').getByRole('link').allTextContents();
    const first = await names();
    expect(first).toHaveLength(24);
    await section.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/ImpactBuyer/${buyer?.id}?suppliers=2#suppliers`);
    await section.getByText('Page 2 of 2').waitFor();
    const focused = section.getByRole('listitem').first().getByRole('link');
    await untilFocused(focused);
    const rest = await names();
    expect(new Set([...first, ...rest]).size).toBe(buyer?.suppliers);
    await section.getByRole('link', { name: 'Previous' }).click();
    await page.waitForURL(`**/ImpactBuyer/${buyer?.id}#suppliers`);
    await section.getByText('Page 1 of 2').waitFor();
    expect(await names()).toEqual(first);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the pages are turned with scripts turned off too, in both languages P013', async () => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/GoodCauses/1');
    const before = await givers(page);
    const section = page.getByRole('region', { name: 'Who gives to this cause' });
    await section.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/GoodCauses/1?suppliers=2#suppliers');
    await section.getByText('Page 2 of').waitFor();
    expect((await givers(page)).filter((giver) => before.includes(giver))).toEqual([]);
    await page.goto('/mi/GoodCauses/1?suppliers=2');
    await page.getByRole('navigation', { name: 'Ngā whārangi o te hunga e tuku ana' }).waitFor();
    await page.getByRole('link', { name: 'Ki muri' }).click();
    await page.waitForURL('**/mi/GoodCauses/1?suppliers=3#suppliers');
    await context.close();
  });
});
