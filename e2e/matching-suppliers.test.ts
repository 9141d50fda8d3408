import { POHUTUKAWA_SCHOOL_ID } from '../demo/demo-records.js';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('suppliers that suit a buyer', () => {
  it('R192 staff read why a supplier suits a buyer, and one press makes a lead of it, which is off the list then', async () => {
    const { page, context, complaints } = await signedIn(
      'admin@uplift.example',
      `/admin/ImpactBusinessAdmin/${POHUTUKAWA_SCHOOL_ID}`,
    );
    const openTab = () => page.getByRole('tab', { name: 'Matching suppliers' }).press('Enter');
    await openTab();
    const list = page.getByRole('list', { name: 'Matching suppliers' });
    const likely = list.locator(':scope > li', { hasText: /similar buyers? bought/ }).first();
    const supplier = String(await likely.getByRole('link').first().textContent());
    // By its name from here on: what else is in the list, and in which order, changes with the days.
    const suggested = list.locator(':scope > li', {
      has: page.getByRole('link', { name: supplier, exact: true }),
    });
    expect(await axeViolations(page)).toEqual([]);
    await suggested.getByRole('button', { name: `Make lead of ${supplier}` }).press('Enter');
    const lead = suggested.getByRole('link', { name: /^Lead - # \d+$/ });
    await lead.waitFor();
    expect(await lead.evaluate((link) => link === document.activeElement)).toBe(true);
    const id = Number((await lead.textContent())?.split('# ')[1]);
    expect(
      await sql(
        `SELECT l.impact_buyer_id AS buyer, s.name AS supplier, l.status FROM lead l JOIN supplier s ON s.id = l.supplier_id
         WHERE l.id = $1`,
        [id],
        { unnoticed: true },
      ),
    ).toEqual([{ buyer: POHUTUKAWA_SCHOOL_ID, supplier, status: 'Card Created' }]);

    await page.reload();
    await openTab();
    await list.locator(':scope > li').first().waitFor();
    expect(await list.getByRole('link', { name: supplier, exact: true }).count()).toBe(0);
    await page.goto(`/admin/leads/${id}`);
    await page.getByRole('heading', { level: 1, name: `Lead - # ${id}` }).waitFor();
    await page.getByRole('link', { name: supplier, exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
