import { until } from '../server/testing/until.js';
import { axeViolations, visit } from './browser.js';
import { sql } from './database.js';
import { mailTo } from './mail.js';
import { startProduct } from './start-product.js';

startProduct();

describe('link pages', () => {
  it('a signed-out buyer responds with a thumb on a phone 360 px wide F14 R226 R233 R231 R234 R342', async () => {
    const [lead] = await sql<{ id: number; key: string; supplier: string }>(
      `SELECT l.id, b.link_key AS key, s.name AS supplier FROM lead l JOIN supplier s ON s.id = l.supplier_id
         JOIN impact_buyer b ON b.id = l.impact_buyer_id
       WHERE l.archived_at IS NULL AND l.status = 'Card Created' AND l.customers_response IS NULL
         AND (SELECT count(*) FROM lead o WHERE o.impact_buyer_id = b.id AND o.archived_at IS NULL) BETWEEN 2 AND 40
       ORDER BY l.id LIMIT 1`,
    );
    if (!lead) throw new Error('No one is offered anything');
    const stored = async () =>
      (
        await sql<{ said: string | null; words: string | null; hidden: boolean }>(
          'SELECT customers_response AS said, customers_comments AS words, customer_hidden AS hidden FROM lead WHERE id = $1',
          [lead.id],
        )
      )[0];
    const { page, context, errors } = await visit({ width: 360 });
    const answer = await page.goto(`/EntityLink/${lead.key}/${lead.id}`);
    const {
      'cache-control': cacheControl,
      'referrer-policy': referrerPolicy,
      'x-robots-tag': robots,
    } = answer?.headers() ?? {};
    expect([cacheControl, referrerPolicy, robots]).toEqual(['no-store', 'no-referrer', 'noindex']);

    const card = page.getByRole('article').first();
    await card.getByRole('heading', { name: lead.supplier }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const targets = await card
      .locator('label:has(input), button, a')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);

    expect(await axeViolations(page)).toEqual([]);

    await card.getByText('Interested Now').click();
    await card.getByText('Saved', { exact: true }).waitFor();
    await card.getByRole('textbox', { name: 'What you’re interested in' }).fill('A tap for the staff room');
    // The page is left before the second ends.
    await page.goto('/contact');
    await until(async () => (await stored())?.words);
    await page.goto(`/EntityLink/${lead.key}/${lead.id}`);
    expect(await card.getByRole('textbox').inputValue()).toBe('A tap for the staff room');
    expect(await card.getByRole('button', { name: 'Use this text' }).count()).toBe(0);
    await card.getByRole('button', { name: 'Save & Hide Option' }).click();
    await page
      .getByText(`${lead.supplier}: your answer has been saved and the opportunity has been hidden.`)
      .waitFor();
    expect(await stored()).toEqual({
      said: 'Sounding Positive',
      words: 'A tap for the staff room',
      hidden: true,
    });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows the total and its hours, sorts leads by weight, and saves each response at once F14 R203 R226 R227 R229 R230 R236', async () => {
    const key = 'the-key-of-a-hall-that-looks-round-01';
    const [light, heavy] = await sql<{ id: number; supplier: string }>(
      `WITH buyer AS (INSERT INTO impact_buyer (name, email, link_key) VALUES ('Ruru Hall', 'hall@ruru.example', $1) RETURNING id),
         made AS (INSERT INTO lead (impact_buyer_id, supplier_id, weight, estimated_contribution_band)
           SELECT buyer.id, s.id, (ARRAY[3, 9])[s.nth], (ARRAY[2, 3])[s.nth] FROM buyer,
             (SELECT id, row_number() OVER (ORDER BY id)::integer AS nth FROM supplier WHERE listed ORDER BY id LIMIT 2) s
           RETURNING id, supplier_id, weight)
       SELECT made.id, s.name AS supplier FROM made JOIN supplier s ON s.id = made.supplier_id ORDER BY weight`,
      [key],
    );
    const [foreign] = await sql<{ id: number; said: string | null }>(
      `SELECT l.id, l.customers_response AS said FROM lead l JOIN impact_buyer b ON b.id = l.impact_buyer_id
       WHERE b.link_key <> $1 AND l.archived_at IS NULL AND l.customers_response IS NULL ORDER BY l.id LIMIT 1`,
      [key],
    );
    if (!light || !heavy || !foreign) throw new Error('There are too few leads');
    const answerOf = async (id: number) =>
      (
        await sql<{ said: string | null; status: string; hidden: boolean }>(
          'SELECT customers_response AS said, status, customer_hidden AS hidden FROM lead WHERE id = $1',
          [id],
        )
      )[0];
    const { page, context, errors } = await visit();
    await page.goto(`/EntityLink/${key}`);
    const names = page.getByRole('article').getByRole('heading', { level: 3 });
    await names.first().waitFor();
    expect(await names.allTextContents()).toEqual([heavy.supplier, light.supplier]);
    const totals = page.getByRole('region', { name: 'What your opportunities could be worth' });
    expect(await totals.getByRole('definition').allTextContents()).toEqual(['$700.00', '31 Hrs']);
    for (const frame of ['banner', 'navigation', 'contentinfo'] as const)
      expect([frame, await page.getByRole(frame).count()]).toEqual([frame, 0]);
    await page.goto(`/EntityLink/${key}/${light.id}`);
    await names.first().waitFor();
    expect(await names.allTextContents()).toEqual([light.supplier, heavy.supplier]);

    const card = page.getByRole('article', { name: heavy.supplier });
    const words = card.getByRole('textbox', { name: 'What you’re interested in' });
    const sent = page.waitForRequest((request) => request.postData()?.includes('customersResponse') ?? false);
    await card.getByText('Already Using').click();
    expect((await sent).postDataJSON().variables).toMatchObject({ leadId: heavy.id });
    await card.getByText('Saved', { exact: true }).waitFor();
    expect(await answerOf(heavy.id)).toEqual({
      said: 'No Opportunity (Already Using)',
      status: 'Already Using',
      hidden: false,
    });
    await words.waitFor();
    const other = page.getByRole('article', { name: light.supplier });
    await other.getByText('Not Interested').click();
    await other.getByText('Saved', { exact: true }).waitFor();
    expect(await other.getByRole('textbox').count()).toBe(0);
    await card.getByRole('button', { name: 'Save & Hide Option' }).click();
    await page
      .getByText(`${heavy.supplier}: your answer has been saved and the opportunity has been hidden.`)
      .waitFor();
    expect((await answerOf(heavy.id))?.hidden).toBe(true);

    const refused = await page.request.post('/api/entityLink/saveAll/viaBusinessLinkKey', {
      data: {
        linkKey: key,
        changedID: foreign.id,
        leads: [{ id: foreign.id, customersResponse: 'Sounding Positive' }],
      },
    });
    expect(refused.status()).toBe(404);
    expect((await answerOf(foreign.id))?.said).toBeNull();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the page is the same for every key, right or wrong, and is not cached, indexed or named R237 R342', async () => {
    const [right] = await sql<{ key: string; lead: number; foreign: number }>(
      `SELECT b.link_key AS key, l.id AS lead, (SELECT max(o.id) FROM lead o WHERE o.impact_buyer_id <> b.id) AS foreign
       FROM lead l JOIN impact_buyer b ON b.id = l.impact_buyer_id WHERE l.archived_at IS NULL ORDER BY l.id LIMIT 1`,
    );
    if (!right) throw new Error('No one is offered anything');
    const malformed = encodeURIComponent(`' OR "true" <>`);
    const { page, context } = await visit({});
    /**
     * Returns everything that a visitor sees of the page at this address, without the parts that differ
     * between any two responses.
     */
    const responseOf = async (address: string) => {
      const answer = await page.request.get(address, { maxRedirects: 0 });
      const { date, 'x-request-id': id, ...headers } = answer.headers();
      return { status: answer.status(), headers, body: await answer.text() };
    };
    const pages: [string, string[]][] = [
      ['/EntityLink', [right.key, 'nobody-has-it', malformed]],
      ['/EntityLink', [right.lead, right.foreign, 'x'].map((lead) => `${right.key}/${lead}`)],
      ['/ProspectingBuyers', [right.key, 'nobody-has-it', malformed]],
    ];
    for (const [name, keys] of pages) {
      const [first, ...others] = await Promise.all(keys.map((key) => responseOf(`${name}/${key}`)));
      for (const other of others) expect(other).toEqual(first);
      expect(first).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
        body: expect.stringContaining('<meta name="robots" content="noindex">'),
      });
      expect(first?.body).not.toContain(right.key);
    }
    await context.close();
  });

  it('a user of a cause signs in by a mailed link and records the outcome F16 R239 R241 R243 R245', async () => {
    const [cause] = await sql<{ key: string; id: number }>(
      `SELECT g.link_key AS key, g.id FROM user_account u JOIN good_cause g ON g.id = u.good_cause_id
       WHERE u.email = 'goodcause@demo.example'`,
    );
    if (!cause) throw new Error('No one is of a cause');
    await sql('UPDATE impact_buyer SET good_cause_link_enabled = false WHERE good_cause_id = $1', [cause.id]);
    const [buyer] = await sql<{ id: number; name: string; email: string }>(
      `UPDATE impact_buyer SET good_cause_link_enabled = true, good_cause_action = 'Haven''t Done', phone = NULL,
         prospecting_entered = '{}' WHERE id = (SELECT id FROM impact_buyer WHERE good_cause_id = $1 ORDER BY id LIMIT 1)
       RETURNING id, name, email`,
      [cause.id],
    );
    if (!buyer) throw new Error('The cause has no buyer');
    const stored = async () =>
      (
        await sql<{ action: string; comments: string | null; phone: string | null; email: string }>(
          'SELECT good_cause_action AS action, good_cause_comments AS comments, phone, email FROM impact_buyer WHERE id = $1',
          [buyer.id],
        )
      )[0];
    const { page, context, errors } = await visit({ width: 360 });
    await page.goto(`/ProspectingBuyers/${cause.key}`);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Your email address').fill('goodcause@demo.example');
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await page.getByText('we’ve sent a sign-in link').waitFor();
    const mail = await mailTo('goodcause@demo.example', 'Your Uplift sign-in link');
    const [link = ''] = /\/ProspectingBuyers\/\S+token=[\w-]+/.exec(mail) ?? [];
    await page.goto(link);
    await page.getByRole('button', { name: 'Open the page' }).click();

    const card = page.getByRole('article', { name: buyer.name });
    await card.waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await card.getByText(buyer.email).isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await card.getByLabel('Phone').fill('021 555 111');
    await card.getByLabel('Comments').fill('Met at the fair.');
    await card.getByText('In Process').click();
    await page.getByText(`${buyer.name}: In Process saved.`).waitFor();
    expect(await card.count()).toBe(0);
    await until(async () => (await stored())?.comments === 'Met at the fair.');
    expect(await stored()).toEqual({
      action: 'In Process',
      comments: 'Met at the fair.',
      phone: '021 555 111',
      email: buyer.email,
    });
    await page.getByRole('button', { name: 'In Process (1)' }).click();
    expect(await card.getByLabel('Comments').inputValue()).toBe('Met at the fair.');
    expect(errors).toEqual([]);
    await context.close();
  });
});
