import type { Page } from 'playwright-core';
import { newContext, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

/** Where the entries of a page of who gives lead. */
const givers = (page: Page) =>
  page
    .getByRole('region', { name: 'Who gives' })
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('lists of givers and suppliers that are turned', () => {
  it('P013 R109 the pages of who gives are turned by keyboard, and show everybody once', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/GoodCauses/1');
    const section = page.getByRole('region', { name: 'Who gives' });
    const [count] =
      (await page.getByText('suppliers have given').locator('..').textContent())?.match(/\d+/) ?? [];
    const pages = [await givers(page)];
    while ((await section.getByRole('link', { name: 'Next' }).count()) > 0) {
      await section.getByRole('link', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/GoodCauses/1?suppliers=${pages.length + 1}#suppliers`);
      await section.getByText(`Page ${pages.length + 1} of`).waitFor();
      pages.push(await givers(page));
      // The keyboard stands at the first of them, in sight.
      const first = section.getByRole('listitem').first().getByRole('link');
      expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
      const box = await first.boundingBox();
      expect(box?.y).toBeGreaterThan(80);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
    }
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toHaveLength(Number(count));
    expect(new Set(pages.flat()).size).toBe(Number(count));
    // Back leads through them, and an address shows the same to whoever gets it.
    await page.goBack();
    await section.getByText(`Page ${pages.length - 1} of`).waitFor();
    expect(await givers(page)).toEqual(pages.at(-2));
    await page.goto('/GoodCauses/1?suppliers=2#suppliers');
    expect(await givers(page)).toEqual(pages[1]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${underTest().url}/GoodCauses/1`,
    );
    await page.goto('/GoodCauses/1?suppliers=99');
    await section.getByRole('link', { name: 'To its beginning' }).click();
    await section.getByText('Page 1 of').waitFor();
    expect(await givers(page)).toEqual(pages[0]);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R144 all suppliers of an impact report can be seen, a page at a time, by the keyboard', async () => {
    const { page, context, complaints } = await visit();
    // The first that bought of more than a page.
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
    expect(await focused.evaluate((link) => link === document.activeElement)).toBe(true);
    const rest = await names();
    expect(new Set([...first, ...rest]).size).toBe(buyer?.suppliers);
    await section.getByRole('link', { name: 'Previous' }).click();
    await page.waitForURL(`**/ImpactBuyer/${buyer?.id}#suppliers`);
    await section.getByText('Page 1 of 2').waitFor();
    expect(await names()).toEqual(first);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('P013 they are turned with script switched off too, in both languages', async () => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/GoodCauses/1');
    const before = await givers(page);
    const section = page.getByRole('region', { name: 'Who gives' });
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
