import type { Page } from 'playwright-core';
import { signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';

startProduct();

describe('live changes', () => {
  const status = (page: Page) => page.locator('select[aria-label^="Status of enquiry"]').first();

  /** A window of staff, signed in by itself, that shows this and is told of changes of that kind. */
  async function told(path: string, kind: string) {
    const visited = await visit();
    await signIn(visited.page, 'admin@uplift.example');
    const first = visited.page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(kind)),
      );
    await visited.page.goto(path);
    await first;
    return visited;
  }

  /** A page of staff that shows the newest enquiries, and is told of changes. */
  async function watching() {
    const visited = await told('/admin/salesEnquiry', 'salesEnquiryChanges');
    await status(visited.page).waitFor();
    return visited;
  }

  it('R166 what one changes shows in the session of the other, who goes on without reading it again itself', async () => {
    const [one, other] = [await watching(), await watching()];
    let lists = 0;
    one.page.on('request', (request) => {
      if (request.postData()?.includes('EnquiryGrid')) lists += 1;
    });
    const next = (await status(one.page).inputValue()) === 'IN_PROGRESS' ? 'INTRODUCTION' : 'IN_PROGRESS';
    await status(one.page).selectOption(next);
    await other.page.waitForFunction(
      (value) =>
        document.querySelector<HTMLSelectElement>('select[aria-label^="Status of enquiry"]')?.value === value,
      next,
    );
    expect(lists).toBe(0);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await Promise.all([one.context.close(), other.context.close()]);
  });

  it('an enquiry that a visitor sends stands in the list of staff, who do nothing for it', async () => {
    const staff = await watching();
    const visitor = await visit();
    await visitor.page.goto('/business/5');
    await visitor.page.getByLabel('Your name').fill('Moana Live');
    await visitor.page.getByRole('textbox', { name: /^Email/ }).fill('moana@live.example');
    await visitor.page.getByLabel('Your message').fill('Is this seen at once?');
    await visitor.page.getByRole('button', { name: 'Send enquiry' }).click();
    await staff.page.getByText('Moana Live').first().waitFor();
    await Promise.all([staff.context.close(), visitor.context.close()]);
  });

  describe('of a lead', () => {
    const inColumn = (page: Page, name: string, id: number) =>
      page.getByRole('region', { name, exact: true }).locator(`[data-lead="${id}"]`);
    const notes = (page: Page) => page.getByRole('textbox', { name: 'Admin notes' });
    const createdCard = async () => {
      const [lead] = await sql<{ id: number }>(
        `SELECT id FROM lead WHERE status = 'Card Created' AND archived_at IS NULL ORDER BY id DESC LIMIT 1`,
      );
      if (!lead) throw new Error('No lead is new');
      return lead.id;
    };
    const moveOn = async (page: Page, id: number) => {
      await inColumn(page, 'Card Created', id).getByRole('link').focus();
      await page.keyboard.press('Alt+ArrowRight');
    };

    it('R215 A126 what one moves moves in each window of the other, and of two who change it one is told', async () => {
      const id = await createdCard();
      const addresses = [`/admin/leads?shown=board&q=${id}`, `/admin/leads?q=${id}`, `/admin/leads/${id}`];
      const one = await told(`/admin/leads?shown=board&q=${id}`, 'leadChanges');
      const others = await Promise.all(addresses.map((address) => told(address, 'leadChanges')));
      const [board, list, card] = others.map(({ page }) => page) as [Page, Page, Page];
      await inColumn(board, 'Card Created', id).waitFor();
      await list.getByRole('row').getByText('Card Created').first().waitFor();
      await notes(card).waitFor();

      await moveOn(one.page, id);
      const soon = { timeout: 5_000 };
      await Promise.all([
        inColumn(board, 'Action Taken', id).waitFor(soon),
        list.getByRole('row').getByText('Action Taken').first().waitFor(soon),
        card.locator('h1 + *', { hasText: 'Action Taken' }).waitFor(soon),
      ]);

      await inColumn(one.page, 'Action Taken', id).getByRole('link').click();
      await notes(one.page).fill('They want three.');
      await notes(card).fill('They want two.');
      await one.page.getByRole('button', { name: 'Save & Close' }).click();
      const two = card.getByRole('region', { name: 'Two versions of Admin notes' });
      await two.getByText('They want three.').waitFor();
      expect(await notes(card).inputValue()).toBe('They want two.');
      await two.getByRole('button', { name: 'Keep mine' }).click();
      await card.getByRole('button', { name: 'Save & Close' }).click();
      await card.waitForURL(/\/admin\/leads$/);
      expect(await sql('SELECT status, notes FROM lead WHERE id = $1', [id])).toEqual([
        { status: 'Action Taken', notes: 'They want two.' },
      ]);
      expect([one, ...others].flatMap(({ complaints }) => complaints)).toEqual([]);
      await Promise.all([one, ...others].map(({ context }) => context.close()));
    });

    it('R215 where no WebSocket passes it shows once somebody is back at the page', async () => {
      const id = await createdCard();
      const board = `/admin/leads?shown=board&q=${id}`;
      const [one, cutOff] = [await told(board, 'leadChanges'), await visit()];
      await cutOff.page.routeWebSocket(/graphql/, (socket) => socket.close());
      await signIn(cutOff.page, 'admin@uplift.example', { to: board });
      await inColumn(cutOff.page, 'Card Created', id).waitFor();
      await moveOn(one.page, id);
      await one.page.getByText('Save Successful').first().waitFor();
      expect(await inColumn(cutOff.page, 'Card Created', id).count()).toBe(1);
      await cutOff.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await inColumn(cutOff.page, 'Action Taken', id).waitFor();
      expect([...one.complaints, ...cutOff.complaints]).toEqual([]);
      await Promise.all([one.context.close(), cutOff.context.close()]);
    });
  });
});
