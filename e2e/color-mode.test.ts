import { axeViolations, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('light and dark', () => {
  it('follows the system while the page is open; a phone has the switch in its menu, and a choice stays', async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await page.goto('/about');
    const shows = (mode: string) =>
      page.waitForFunction((wanted) => document.documentElement.classList.contains(wanted), mode);
    await shows('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shows('dark');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    await page.getByRole('button', { name: 'Use light colours' }).press('Enter');
    await shows('light');
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await shows('light');
    await context.close();
    expect(complaints).toEqual([]);
  });
});
