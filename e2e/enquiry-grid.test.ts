import type { Page } from 'playwright-core';
import { signIn, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('the grid of enquiries', () => {
  const rowsInSight = (page: Page) =>
    page.locator('tr.row').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          const grid = row.closest('[data-scroller]')?.getBoundingClientRect();
          return top >= 0 && bottom <= Math.min(window.innerHeight, grid?.bottom ?? 0);
        }).length,
    );

  it.each(['admin@uplift.example', 'supplier@demo.example'])(
    'shows %s twelve rows at least on a small laptop, below its filters',
    async (email) => {
      const { page, context, complaints } = await visit();
      await page.setViewportSize({ width: 1280, height: 800 });
      await signIn(page, email);
      await page.goto('/admin/salesEnquiry');
      await page.locator('tr.row').first().waitFor();
      expect(await rowsInSight(page)).toBeGreaterThanOrEqual(12);
      await context.close();
      expect(complaints).toEqual([]);
    },
  );

  it.each([
    ['admin@uplift.example', '/admin/salesEnquiry?year=2025'],
    ['goodcause@demo.example', '/admin/gcEnquiries?year=2025'],
  ])('A166 shows %s the whole of dates with their year, of numbers and of states', async (email, path) => {
    const { page, context } = await visit();
    await signIn(page, email);
    await page.goto(path);
    await page.locator('tr.row').first().waitFor();
    const cut = await page.evaluate(() => {
      const names = [...document.querySelectorAll('thead tr > *')].map((head) => head.textContent);
      const cells = [...document.querySelectorAll<HTMLElement>('tr.row > td')];
      const narrow = cells.filter((cell) => cell.scrollWidth > cell.clientWidth);
      return [...new Set(narrow.map((cell) => names[cells.indexOf(cell) % names.length]))];
    });
    const whole = ['ID', 'Date', 'Status', 'Revenue', '$UC', 'Paid to GC', 'Follow Up'];
    expect(cut.filter((name) => name && whole.includes(name))).toEqual([]);
    await context.close();
  });

  it('A167 A57 an enquiry that was left to us waits for a cause until staff give it one, and notes its import', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/business/5');
    await page.getByLabel('Your name').fill('Moana Wait');
    await page.getByRole('textbox', { name: /^Email/ }).fill('moana@wait.example');
    await page.getByLabel('Your message').fill('Please call me.');
    const cause = page.getByLabel('Which good cause should it help?');
    expect(await cause.locator('option').first().textContent()).toBe('Where it is needed most');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('it is on its way').waitFor();

    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry?cause=waits');
    await page.getByRole('link', { name: 'Moana Wait' }).click();
    await page.getByRole('heading', { level: 1, name: 'Moana Wait' }).waitFor();
    await page.getByRole('combobox', { name: 'Good cause', exact: true }).fill('Youth');
    await page.getByRole('option', { name: /Youth Trust/ }).click();
    await page.getByLabel('Imported supplier').fill('Kowhai Plumbing Ltd');
    await page.getByRole('button', { name: 'Save enquiry' }).click();
    await page.getByText('Save Successful').waitFor();
    await page.reload();
    expect(await page.getByLabel('Imported supplier').inputValue()).toBe('Kowhai Plumbing Ltd');
    await page.goto('/admin/salesEnquiry?cause=waits&q=Moana+Wait');
    await page.getByText('Nothing matches').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });
});
