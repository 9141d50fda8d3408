import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { tokenOf } from './api.js';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

const choose = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name }).first().click();
};

describe('leads in the admin area', () => {
  it('staff offer a supplier to a buyer, change the status of the lead and archive it F15 R191 R194 R195 R206 R209 R214', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/leads');
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

    const row = page.getByRole('row').filter({ hasText: pair.buyer }).filter({ hasText: pair.supplier });
    const moveOn = async (status: string, chance: number) => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption(status);
      expect(await page.getByRole('slider', { name: 'Chance' }).inputValue()).toBe(String(chance));
      await page.getByRole('button', { name: 'Save & Close' }).click();
      await page.waitForURL(/\/admin\/leads$/);
      await row.getByText(status, { exact: true }).waitFor();
      await row.getByText(`${chance}%`, { exact: true }).waitFor();
    };
    const keptOf = async () =>
      (
        await sql<{ chance: number; positive: boolean; no: boolean; slim: boolean }>(
          `SELECT chance, sounding_positive_at >= created_at AS positive,
             no_opportunity_at >= created_at AS no, slim_chance_at >= created_at AS slim FROM lead WHERE id = $1`,
          [id],
        )
      )[0];
    for (const [status, chance] of [
      ['Future Follow Up', 40],
      ['Sale', 100],
      ['No Opportunity', 0],
      ['Sounding Positive', 60],
    ] as const) {
      await moveOn(status, chance);
      expect(await keptOf()).toEqual({
        chance,
        positive: status === 'Sounding Positive' || null,
        no: chance === 0 || status === 'Sounding Positive' || null,
        slim: null,
      });
      if (status !== 'Sounding Positive') await row.getByRole('link', { name: pair.buyer }).click();
    }
    // No select has the option Slim Chance; the API accepts it (A63).
    const token = await tokenOf('admin@uplift.example');
    const slim = await page.request.put('/api/leads', {
      data: { id, status: 'Slim Chance' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await slim.json()).toMatchObject({ status: 'Slim Chance', chance: 10 });
    expect(await keptOf()).toEqual({ chance: 10, positive: true, no: true, slim: true });
    await row.getByText('10%', { exact: true }).waitFor();

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
    expect(stored).toEqual([{ status: 'Slim Chance', chance: 10, archived: true }]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('ten leads of one buyer are created without a mouse F11 R221 R222 R223', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/leads');
    const pairs = await sql<{ buyerId: number; buyer: string; supplierId: number; supplier: string }>(
      `SELECT b.id AS "buyerId", b.name AS buyer, s.id AS "supplierId", s.name AS supplier
       FROM (SELECT id, name FROM impact_buyer b WHERE NOT EXISTS (
         SELECT FROM impact_buyer x WHERE x.id <> b.id AND x.name ILIKE '%' || b.name || '%') ORDER BY id DESC LIMIT 1) b
       CROSS JOIN supplier s
       WHERE s.listed AND NOT EXISTS (SELECT FROM lead l WHERE l.impact_buyer_id = b.id AND l.supplier_id = s.id)
         AND NOT EXISTS (SELECT FROM supplier x WHERE x.id <> s.id
           AND x.searched_text LIKE '%' || fold(s.name) || '%')
       ORDER BY s.id LIMIT 10`,
    );
    expect(pairs).toHaveLength(10);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const type = async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    };
    const tabTo = async (role: 'combobox' | 'button' | 'link', name: string) => {
      const wanted = page.getByRole(role, { name, exact: true });
      await wanted.waitFor();
      const isReached = () => wanted.evaluate((element) => element === document.activeElement);
      await until(async () => (await isReached()) || press('Tab'));
    };
    const take = async (picker: string, name: string) => {
      await type(name);
      await press('Enter');
      // Further typing applies to the card that has been picked up.
      await page
        .locator(`input[role=combobox][aria-expanded=false][value=${JSON.stringify(name)}]`)
        .waitFor();
      expect(await page.getByRole('combobox', { name: picker }).inputValue()).toBe(name);
    };
    await tabTo('link', 'Add several leads at once');
    await press('Enter');
    await tabTo('combobox', 'Impact buyer');
    const [first] = pairs;
    if (!first) throw new Error('There is no buyer');
    await take('Impact buyer', first.buyer);
    await press('Shift+Tab');
    await press('Enter');
    await page.getByRole('button', { name: 'Lock Lead From', pressed: true }).waitFor();
    await tabTo('combobox', 'Supplier');
    const began = Date.now();
    for (const [at, { supplier }] of pairs.entries()) {
      await take('Supplier', supplier);
      await press('Enter');
      await page
        .getByRole('listitem')
        .filter({ hasText: `${supplier} for ${first.buyer}` })
        .waitFor();
      expect(await page.getByRole('link', { name: /^Lead - # / }).count()).toBe(at + 1);
      await page.locator('input[role=combobox]:focus[value=""]').waitFor();
    }
    console.info(`Ten leads by ${keys} keys; the ten suppliers took ${Date.now() - began} ms.`);
    const made = await sql(
      `SELECT count(*)::integer AS count, count(DISTINCT l.from_name)::integer AS names FROM lead l
       WHERE l.impact_buyer_id = $1 AND l.supplier_id = ANY($2) AND l.status = 'Card Created'`,
      [first.buyerId, pairs.map(({ supplierId }) => supplierId)],
    );
    expect(made).toEqual([{ count: 10, names: 1 }]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a buyer’s page creates leads for the selected suppliers, and skips suppliers with a lead F12 R218 R220', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const [buyer] = await sql<{ id: number; name: string }>(
      `INSERT INTO impact_buyer (name, email, link_key) VALUES ('Hoiho Hall', 'hall@hoiho.example', 'the-key-of-hoiho-hall-0001')
       RETURNING id, name`,
    );
    await page.goto(`/admin/ImpactBusinessAdmin/${buyer?.id}`);
    await page.getByRole('tab', { name: 'Leads' }).click();
    await page.getByRole('button', { name: 'Approved & Live', pressed: true }).waitFor();
    const rows = page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) });
    await rows.first().waitFor();
    expect(await page.getByText('Hidden services').count()).toBe(0);
    const choose = async () => {
      for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').press('Space');
      await page.getByRole('button', { name: 'Create Leads for Selected' }).press('Enter');
    };
    await choose();
    await page.getByText('2 records').first().waitFor();
    await rows
      .nth(1)
      .getByRole('link', { name: /^# \d+ Card Created$/ })
      .waitFor();
    await choose();
    await page
      .getByText(/2 were skipped/)
      .first()
      .waitFor();
    const tasks = page.getByRole('region', { name: 'Tasks' });
    if (!(await tasks.isVisible())) await page.getByRole('button', { name: /^Tasks/ }).press('Enter');
    await tasks.getByRole('button', { name: '2 were skipped' }).press('Enter');
    await tasks
      .getByRole('link', { name: /^Hoiho Hall: / })
      .first()
      .waitFor();
    const made = await sql('SELECT count(*)::integer AS count FROM lead WHERE impact_buyer_id = $1', [
      buyer?.id,
    ]);
    expect(made).toEqual([{ count: 2 }]);
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('the lead board', () => {
  const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const cardOf = (page: Page, id: number) => page.locator(`[data-lead="${id}"]`);
  const statusOf = async (id: number) =>
    (await sql<{ status: string }>('SELECT status FROM lead WHERE id = $1', [id]))[0]?.status;

  it('a lead is moved by keyboard and by mouse, and back by Undo R192', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/leads');
    await page.getByRole('button', { name: 'Board' }).click();
    await page.waitForURL(/shown=board/);
    const first = column(page, 'Card Created').locator('[data-lead]').first();
    const id = Number(await first.getAttribute('data-lead'));
    await first.getByRole('link').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await column(page, 'Action Taken').locator(`[data-lead="${id}"]`).waitFor();
    await page.getByText('Successfully Saved').first().waitFor();
    expect(await statusOf(id)).toBe('Action Taken');
    expect(await cardOf(page, id).evaluate((card) => card.contains(document.activeElement))).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/admin/leads');

    // Undo below reverts the second move: its notice appears with the response, after the card has moved.
    const undo = page.getByRole('button', { name: /Undo/ });
    await page.getByRole('button', { name: 'Dismiss notice' }).click();
    await undo.waitFor({ state: 'hidden' });
    const from = await cardOf(page, id).boundingBox();
    const to = await column(page, 'Sounding Positive').boundingBox();
    if (!from || !to) throw new Error('The board is not in sight');
    await page.mouse.move(from.x + 40, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 80, to.y + 200, { steps: 8 });
    await column(page, 'Slim Chance')
      .getByText('You can’t set the Slim Chance status on the board')
      .waitFor();
    await page.mouse.up();
    await column(page, 'Sounding Positive').locator(`[data-lead="${id}"]`).waitFor();
    await undo.click();
    await column(page, 'Action Taken').locator(`[data-lead="${id}"]`).waitFor();
    expect(await statusOf(id)).toBe('Action Taken');
    expect(new URL(page.url()).pathname).toBe('/admin/leads');

    expect(await axeViolations(page)).toEqual([]);
    await cardOf(page, id).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Lead - # ${id}` }).waitFor();
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('region', { name: 'Leads by status' }).waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });
});
