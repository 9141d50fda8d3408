import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser';
import { sql } from './database';

jest.setTimeout(120_000);

describe('the link page of an impact buyer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('F14 R226 R233 R231 R234 R342 a buyer answers with a thumb, signed out, on a phone 360 px wide', async () => {
    const [lead] = await sql<{ id: number; key: string; supplier: string }>(
      `SELECT l.id, b.link_key AS key, s.name AS supplier FROM lead l JOIN supplier s ON s.id = l.supplier_id
         JOIN impact_buyer b ON b.id = l.impact_buyer_id
       WHERE l.archived_at IS NULL AND l.status = 'Card Created' AND l.customers_response IS NULL
         AND (SELECT count(*) FROM lead o WHERE o.impact_buyer_id = b.id AND o.archived_at IS NULL) BETWEEN 2 AND 40
       ORDER BY l.id LIMIT 1`,
    );
    if (!lead) throw new Error('Nobody is offered anything');
    const stored = async () =>
      (
        await sql<{ said: string | null; words: string | null; hidden: boolean }>(
          'SELECT customers_response AS said, customers_comments AS words, customer_hidden AS hidden FROM lead WHERE id = $1',
          [lead.id],
        )
      )[0];
    const { page, context, complaints } = await visit(browser, { width: 360 });
    const answer = await page.goto(`/EntityLink/${lead.key}/${lead.id}`);
    const {
      'cache-control': kept,
      'referrer-policy': told,
      'x-robots-tag': robots,
    } = answer?.headers() ?? {};
    expect([kept, told, robots]).toEqual(['no-store', 'no-referrer', 'noindex']);

    const card = page.getByRole('article').first();
    await card.getByRole('heading', { name: lead.supplier }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const targets = await card
      .locator('label:has(input), button, a')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);

    await card.getByText('Interested Now').click();
    await card.getByText('Saved', { exact: true }).waitFor();
    await card.getByRole('textbox', { name: 'What you’re interested in' }).fill('A tap for the staff room');
    // The page is left before the second is over.
    await page.goto('/contact');
    while (!(await stored())?.words) await page.title();
    await page.goto(`/EntityLink/${lead.key}/${lead.id}`);
    expect(await card.getByRole('textbox').inputValue()).toBe('A tap for the staff room');
    expect(await card.getByRole('button', { name: 'Use it' }).count()).toBe(0);
    await card.getByRole('button', { name: 'Save & Hide Option' }).click();
    await page.getByText(`${lead.supplier} is saved and hidden.`).waitFor();
    expect(await stored()).toEqual({
      said: 'Sounding Positive',
      words: 'A tap for the staff room',
      hidden: true,
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
