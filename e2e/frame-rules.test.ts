import { signIn, visit } from './browser.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

describe('what is shown where', () => {
  it('R020 the modes have their icons on tablets and larger, and none on phones', async () => {
    const { page, context } = await visit({ width: 800 });
    await page.goto('/about');
    const icons = page.getByRole('banner').getByRole('button', { name: /^(Commercial|Consumer)$/ });
    expect(await icons.count()).toBe(2);
    await page.setViewportSize({ width: 600, height: 844 });
    expect(await icons.count()).toBe(0);
    await context.close();
  });

  it('R029 the feedback link of a mail shows Home with thanks, and stays at its address', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/');
    const home = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto('/thanksForFeedback/good/Te%20Awa%20Plumbing');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(home);
    await page.getByRole('status').getByText('Te Awa Plumbing').waitFor();
    expect(page.url()).toBe(`${underTest().url}/thanksForFeedback/good/Te%20Awa%20Plumbing`);
    await context.close();
    expect(complaints).toEqual([]);
  });

  describe('R037 the public toolbar, the footer and the About banner', () => {
    /** How many there are of each. */
    async function frameOf(path: string): Promise<number[]> {
      const { page, context } = await visit();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const parts = [
        page.getByRole('search'),
        page.getByRole('navigation', { name: 'Main' }),
        page.getByRole('contentinfo'),
        page.getByText('A portion of each sale goes to good causes', { exact: true }),
      ];
      const counts = await Promise.all(parts.map((part) => part.count()));
      await context.close();
      return counts;
    }

    it('stand around a public page', async () => {
      expect(await frameOf('/contact')).toEqual([1, 1, 1, 1]);
    });

    it.each(['/login', '/EntityLink/k', '/EntityLink/k/1', '/ProspectingBuyers/k'])(
      'are not on %s',
      async (path) => {
        expect(await frameOf(path)).toEqual([0, 0, 0, 0]);
      },
    );
  });

  it('R041 the drawer stands from 991 px on, shrinks to icons, is on admin screens alone and has Logout', async () => {
    const { page, context } = await visit();
    await signIn(page, 'admin@uplift.example', { to: '/admin/dashboard' });
    const drawer = page.getByRole('navigation', { name: 'Admin' });
    const width = () =>
      drawer.evaluate((nav) => (nav.closest('[data-drawer]') ?? nav).getBoundingClientRect().width);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.setViewportSize({ width: 991, height: 800 });
    await drawer.waitFor();
    expect(await width()).toBe(260);
    expect(await menu.isVisible()).toBe(false);
    await page.setViewportSize({ width: 990, height: 800 });
    expect(await drawer.isVisible()).toBe(false);
    expect(await menu.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await drawer.getByRole('button', { name: 'Shrink menu to icons' }).click();
    await drawer.getByRole('button', { name: 'Widen menu' }).waitFor();
    // It is drawn anew a moment after its button has another name.
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

  it('R350 Impact Areas names both areas, and whom they support', async () => {
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
