import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { sql } from './database';
import { signedIn } from './editing';

jest.setTimeout(120_000);

const choose = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name }).first().click();
};

describe('leads as staff keep them', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('F15 R191 R206 R209 R214 staff offer a supplier to a buyer, move the lead on and archive it', async () => {
    const { page, context, complaints } = await signedIn(browser, 'admin@uplift.example', '/admin/leads');
    const [pair] = await sql<{ buyer: string; contact: string; supplier: string }>(
      `SELECT b.name AS buyer, b.contact_name AS contact, s.name AS supplier FROM impact_buyer b, supplier s
       WHERE b.contact_name IS NOT NULL AND s.listed
         AND NOT EXISTS (SELECT FROM lead l WHERE l.impact_buyer_id = b.id AND l.supplier_id = s.id)
       ORDER BY b.id, s.id LIMIT 1`,
    );
    if (!pair) throw new Error('Every buyer is offered every supplier');
    const [listed] = await sql<{ count: string }>('SELECT count(*) FROM lead WHERE archived_at IS NULL');
    const before = `of ${listed?.count}`;
    await page.getByText(before).waitFor();
    await page.getByRole('link', { name: 'New lead' }).click();
    await page.getByRole('button', { name: 'Create lead' }).click();
    await page.getByText('Choose an impact buyer').waitFor();
    await choose(page, 'Impact buyer', pair.buyer);
    await choose(page, 'Supplier', pair.supplier);
    await page.getByRole('button', { name: 'Create lead' }).click();
    await page.getByText('Lead has successfully been created').waitFor();
    await page.waitForURL(/\/admin\/leads\/\d+$/);
    const id = Number(page.url().split('/').pop());
    await page.getByRole('heading', { level: 1, name: `Lead - # ${id}` }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(pair.contact);

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Sounding Positive');
    expect(await page.getByRole('slider', { name: 'Chance' }).inputValue()).toBe('60');
    await page.getByRole('button', { name: 'Save & Close' }).click();
    await page.waitForURL(/\/admin\/leads$/);
    const row = page.getByRole('row').filter({ hasText: pair.buyer }).filter({ hasText: pair.supplier });
    await row.getByText('Sounding Positive').waitFor();
    await row.getByText('60 %').waitFor();

    await row.getByRole('link', { name: pair.buyer }).click();
    await page.getByRole('button', { name: 'Archive' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to Archive this sale enquiry card?').waitFor();
    await question.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByText('Archived', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByText(before).waitFor();
    expect(await row.count()).toBe(0);
    const stored = await sql(
      'SELECT status, chance, archived_at IS NOT NULL AS archived FROM lead WHERE id = $1',
      [id],
    );
    expect(stored).toEqual([{ status: 'Sounding Positive', chance: 60, archived: true }]);
    await context.close();
    expect(complaints).toEqual([]);
  });
});
