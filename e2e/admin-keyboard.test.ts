import type { Page } from 'playwright-core';
import { signIn, visit } from './browser.js';
import { startProduct } from './start-product.js';
import { whereItIs } from './where-it-is.js';

startProduct();

/** Where the keyboard is, once it is at what has this name. */
const arrivesAt = (page: Page, name: string) =>
  page.waitForFunction((wanted) => {
    const at = document.activeElement;
    return (at?.getAttribute('aria-label') ?? at?.textContent)?.trim().startsWith(wanted);
  }, name);

describe('the admin area, with the keyboard alone', () => {
  it('where it is can be seen on every stop: marked whole, and not below a bar of the window', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'admin@uplift.example');
    for (const path of ['/admin/dashboard', '/admin/salesEnquiry/new', '/admin/mailbox?mail=1']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const stops: string[] = [];
      const unseen: string[] = [];
      for (let presses = 0; presses < 150; presses++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(whereItIs);
        // A mail is a document of its own, which marks its links itself.
        if (!stop || stop.first || stop.frame) break;
        // The parts of a date are marked by the browser.
        if (stop.name === stops.at(-1)) continue;
        stops.push(stop.name);
        if (!stop.ring || !stop.inSight || stop.covered) unseen.push(stop.name);
      }
      expect([path, unseen, stops.length > 25]).toEqual([path, [], true]);
    }
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R041 the drawer of a phone takes the focus, keeps it, closes with Escape and gives it back', async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await signIn(page, 'supplier@demo.example', { to: '/admin/dashboard' });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await arrivesAt(page, 'Home');
    await page.keyboard.press('Shift+Tab');
    await arrivesAt(page, 'Logout');
    await page.keyboard.press('Tab');
    await arrivesAt(page, 'Home');
    await page.keyboard.press('Escape');
    await arrivesAt(page, 'Menu');
    await context.close();
    expect(complaints).toEqual([]);
  });
});
