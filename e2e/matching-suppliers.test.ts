import type { Browser } from 'playwright-core';
import { POHUTUKAWA_SCHOOL_ID } from '../demo/demo-records';
import { axeViolations, openBrowser } from './browser';
import { sql } from './database';
import { signedIn } from './editing';

jest.setTimeout(60_000);

describe('suppliers that suit a buyer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('R192 staff read why a supplier suits a buyer, and one press makes a lead of it, which is off the list then', async () => {
    const { page, context, complaints } = await signedIn(
      browser,
      'admin@uplift.example',
      `/admin/ImpactBusinessAdmin/${POHUTUKAWA_SCHOOL_ID}`,
    );
    const openTab = () => page.getByRole('tab', { name: 'Matching suppliers' }).press('Enter');
    await openTab();
    const list = page.getByRole('list', { name: 'Matching suppliers' });
    const first = list.locator(':scope > li').first();
    const supplier = String(await first.getByRole('link').first().textContent());
    await first
      .getByText(/similar buyers? bought/)
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await first.getByRole('button', { name: `Make lead of ${supplier}` }).press('Enter');
    const lead = first.getByRole('link', { name: /^Lead - # \d+$/ });
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
    await first.waitFor();
    expect(await list.getByRole('link', { name: supplier, exact: true }).count()).toBe(0);
    await page.goto(`/admin/leads/${id}`);
    await page.getByRole('heading', { level: 1, name: `Lead - # ${id}` }).waitFor();
    await page.getByRole('link', { name: supplier, exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
