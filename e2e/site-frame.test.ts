import type { Locator, Page } from 'playwright-core';
import { signIn, visit } from './browser.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const TAGLINE = ' - Uplift | 100% charitable';
const banner = (page: Page) => page.getByText('A portion of each sale goes to good causes', { exact: true });
/** Returns the width of the navigation drawer of the admin area. */
const widthOf = (drawer: Locator) =>
  drawer.evaluate((nav) => (nav.closest('[data-drawer]') ?? nav).getBoundingClientRect().width);

describe('the site frame', () => {
  it('titles have the route name and the tagline; results have their own R021 R030 R031', async () => {
    const { page, context } = await visit();
    const titles: [string, string][] = [
      ['/', `Home${TAGLINE}`],
      ['/contact', `Contact${TAGLINE}`],
      ['/about', `Impact Areas${TAGLINE}`],
      ['/searchResults/service/Plumbing', `Search Results - Plumbing${TAGLINE}`],
    ];
    for (const [path, title] of titles) {
      await page.goto(path);
      expect(await page.title()).toBe(title);
    }
    await context.close();
  });

  it('the menu button appears below 991 px and adds Suppliers R028 R034 R036', async () => {
    const wide = await visit({ width: 992 });
    await wide.page.goto('/');
    await wide.page.getByRole('link', { name: 'Suppliers' }).first().waitFor();
    expect(await wide.page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
    await wide.context.close();
    const narrow = await visit({ width: 990 });
    await narrow.page.goto('/');
    await narrow.page.getByRole('button', { name: 'Menu' }).click();
    await narrow.page.getByRole('link', { name: 'Suppliers' }).first().click();
    await narrow.page.waitForURL('**/searchResults');
    await narrow.context.close();
  });

  it('navigation starts at the top, or at the hash R033', async () => {
    const { page, context } = await visit({ width: 390 });
    await page.goto('/searchResults');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.getByRole('article').nth(6).getByRole('link').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.getByRole('link', { name: 'Send an enquiry' }).click();
    await page.waitForFunction(() => window.scrollY > 300);
    await context.close();
  });

  it('toolbar, footer and banner are hidden on the specified pages R037 R038', async () => {
    const { page, context } = await visit();
    await page.goto('/contact');
    await banner(page).waitFor();
    for (const path of ['/', '/about', '/login']) {
      await page.goto(path);
      expect([path, await banner(page).count()]).toEqual([path, 0]);
    }
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('search').count()).toBe(0);
    await context.close();
  });

  it('the admin area has its own toolbar, and a drawer 260 px wide R040 R041 R044 R045', async () => {
    const { page, context } = await visit();
    await page.goto('/');
    expect(await page.getByText('admin@uplift.example').count()).toBe(0);
    await signIn(page, 'admin@uplift.example', { to: '/admin/dashboard' });
    const drawer = page.getByRole('navigation', { name: 'Admin' });
    await drawer.waitFor();
    expect(await widthOf(drawer)).toBe(260);
    const toolbar = page.getByRole('banner');
    expect(await toolbar.textContent()).toContain('admin@uplift.example');
    await toolbar.getByRole('button', { name: 'Logout' }).click();
    // R309: signing out goes to Home.
    await page.waitForURL(`${underTest().url}/`);
    await context.close();
  });

  it('all search paths open directly, in any case A05 A06 A07', async () => {
    const { page, context, errors } = await visit();
    const results = [
      '/searchResults',
      '/searchResults/service/Plumbing',
      '/searchResults/category/Cleaning',
      '/searchResults/Auckland',
      '/searchResults/Auckland/Cleaning',
      '/searchResults/service/Plumbing/Auckland',
      '/searchResults/service/Plumbing/Auckland/Cleaning',
      '/SEARCHRESULTS/SERVICE/Plumbing',
      '/searchResults/Manawatu%2FWhanganui',
      "/searchResults/Hawke's%20Bay",
    ];
    for (const path of results) {
      const response = await page.goto(path);
      expect([path, response?.status(), (await page.title()).startsWith('Search Results - ')]).toEqual([
        path,
        200,
        true,
      ]);
    }
    const profiles = [
      ...results.slice(0, 7).map((path) => `${path}/business/5`),
      '/business/5',
      '/buy/KOWHAI',
      '/use/kowhai',
    ];
    for (const path of profiles) {
      const response = await page.goto(path);
      expect([path, response?.status(), await page.title()]).toEqual([
        path,
        200,
        `Kōwhai Plumbing${TAGLINE}`,
      ]);
    }
    await context.close();
    expect(errors).toEqual([]);
  });

  it('typing on the results screen searches live, and leaving it clears the text A137 R012 R016', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults');
    const box = page.getByRole('combobox', { name: 'Search products & services' });
    await box.pressSequentially('cater');
    await page.waitForURL('**/searchResults/service/cater');
    await box.fill('');
    await page.waitForURL('**/searchResults');
    await box.fill('print');
    await page.waitForURL('**/searchResults/service/print');
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await page.waitForURL('**/contact');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=service]')?.value === '',
    );
    await context.close();
  });

  it('the user stays signed in after a reload R314 R311', async () => {
    const { page, context, errors } = await signedIn('supplier@demo.example', '/admin/dashboard');
    await page.reload();
    await page.getByText('supplier@demo.example').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('responsive parts', () => {
  it('the mode icons appear on tablets and larger, and not on phones R020', async () => {
    const { page, context } = await visit({ width: 800 });
    await page.goto('/about');
    const icons = page.getByRole('banner').getByRole('button', { name: /^(Commercial|Consumer)$/ });
    expect(await icons.count()).toBe(2);
    await page.setViewportSize({ width: 600, height: 844 });
    expect(await icons.count()).toBe(0);
    await context.close();
  });

  it('the feedback link of an email shows Home with thanks, and keeps its address R029', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/');
    const home = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto('/thanksForFeedback/good/Te%20Awa%20Plumbing');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(home);
    await page.getByRole('status').getByText('Te Awa Plumbing').waitFor();
    expect(page.url()).toBe(`${underTest().url}/thanksForFeedback/good/Te%20Awa%20Plumbing`);
    await context.close();
    expect(errors).toEqual([]);
  });

  describe('the public toolbar, the footer and the About banner R037', () => {
    /** Returns the number of each of these elements. */
    async function frameOf(path: string): Promise<number[]> {
      const { page, context } = await visit();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const parts = [
        page.getByRole('search'),
        page.getByRole('navigation', { name: 'Main' }),
        page.getByRole('contentinfo'),
        banner(page),
      ];
      const counts = await Promise.all(parts.map((part) => part.count()));
      await context.close();
      return counts;
    }

    it('appear on a public page', async () => {
      expect(await frameOf('/contact')).toEqual([1, 1, 1, 1]);
    });

    it.each(['/login', '/EntityLink/k', '/EntityLink/k/1', '/ProspectingBuyers/k'])(
      'do not appear on %s',
      async (path) => {
        expect(await frameOf(path)).toEqual([0, 0, 0, 0]);
      },
    );
  });

  it('the drawer appears from 991 px, collapses to icons, is on admin screens only and has Logout R041', async () => {
    const { page, context } = await signedIn('admin@uplift.example', '/admin/dashboard');
    const drawer = page.getByRole('navigation', { name: 'Admin' });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.setViewportSize({ width: 991, height: 800 });
    await drawer.waitFor();
    expect(await widthOf(drawer)).toBe(260);
    expect(await menu.isVisible()).toBe(false);
    await page.setViewportSize({ width: 990, height: 800 });
    expect(await drawer.isVisible()).toBe(false);
    expect(await menu.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await drawer.getByRole('button', { name: 'Collapse menu to icons' }).click();
    await drawer.getByRole('button', { name: 'Expand menu' }).waitFor();
    // It is rendered again a moment after the name of its button changes.
    await page.waitForFunction(() => {
      const nav = document.querySelector('nav[aria-label=Admin]');
      return nav && (nav.closest('[data-drawer]') ?? nav).getBoundingClientRect().width < 100;
    });
    await page.goto('/about');
    expect(await drawer.count()).toBe(0);
    await page.goto('/admin/dashboard');
    await drawer.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${underTest().url}/`);
    await context.close();
  });

  it('Impact Areas lists both areas and the causes that they support R350', async () => {
    const { page, context } = await visit();
    await page.goto('/about');
    for (const area of ['Community', 'Youth'])
      await page.getByRole('main').getByRole('heading', { name: area, exact: true }).waitFor();
    expect(await page.getByRole('main').textContent()).toMatch(
      /chosen good cause.*community.*youth.*children and young people/is,
    );
    await context.close();
  });
});
