import type { Page, WebSocket } from 'playwright-core';
import { TestSmtpServer } from '../server/testing/smtp-server.js';
import { until } from '../server/testing/until.js';
import { axeViolations, signIn, type Visit, visit } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct({ sendsMail: true });

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = new TestSmtpServer(underTest().smtpPort);
  await smtp.start();
});
afterAll(async () => {
  await smtp.stop();
});

interface Enquiry {
  id: number;
  full_name: string;
  email: string;
  supplier: string;
  address: string;
}

const NEW_ENQUIRY = `SELECT e.id, e.full_name, e.email, s.name AS supplier, coalesce(s.intros_email, s.enquiry_email) AS address
  FROM sales_enquiry e JOIN supplier s ON s.id = e.supplier_id
  WHERE s.listed AND e.progress = 'Enquiry' AND e.impact_buyer_id IS NULL AND e.email IS NOT NULL AND e.archived_at IS NULL
  ORDER BY e.id DESC LIMIT 1`;

describe('introducing a customer to a supplier', () => {
  it('staff send the prefilled email; it arrives once, also if sent again, and is in the timeline C014 A58', async () => {
    const [enquiry] = await sql<Enquiry>(NEW_ENQUIRY);
    if (!enquiry) throw new Error('There is no new enquiry');
    const title = `Introducing ${enquiry.full_name} to ${enquiry.supplier}`;
    // The server receives the mails of all tests in this file.
    const introductions = () => smtp.received.filter(({ mail }) => mail.subject?.startsWith('Introducing '));
    const { page, context, errors } = await signedIn(
      'admin@uplift.example',
      `/admin/salesEnquiry/${enquiry.id}`,
    );
    const introduce = page.getByRole('button', { name: 'Introduce', exact: true });
    await introduce.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Introduce' });
    await dialog.getByText(`This email goes to ${enquiry.address}.`).waitFor();
    const subject = dialog.getByRole('textbox', { name: 'Email Subject' });
    expect(await subject.inputValue()).toBe(title);
    await dialog.getByRole('textbox', { name: 'Email Body' }).getByText(enquiry.full_name).waitFor();
    expect(await dialog.getByText('Already introduced on').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send Email' }).dblclick();
    const received = await until(() => introductions()[0]);
    expect(received?.recipients).toEqual([enquiry.address]);
    expect(received?.mail.subject).toBe(title);
    expect(received?.mail.replyTo?.map(({ address }) => address)).toEqual([enquiry.email]);
    expect(received?.mail.text).toContain(`We would like you to meet ${enquiry.full_name}.`);
    await page.getByText('Email Sent').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const [stored] = await sql('SELECT progress FROM sales_enquiry WHERE id = $1', [enquiry.id]);
    expect(stored).toEqual({ progress: 'Introduction' });

    await page.getByRole('button', { name: 'Show activity' }).click();
    await page.getByText('introduced the customer to the supplier').waitFor();
    await page.getByRole('link', { name: `Introducing ${enquiry.full_name}` }).waitFor();

    await introduce.press('Enter');
    await dialog.getByRole('status').getByText('Already introduced on').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Don’t send' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(introductions()).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the enquiry grid', () => {
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
    'shows %s at least twelve rows on a small laptop, below its filters',
    async (email) => {
      const { page, context, errors } = await signedIn(email);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/admin/salesEnquiry');
      await page.locator('tr.row').first().waitFor();
      expect(await rowsInSight(page)).toBeGreaterThanOrEqual(12);
      await context.close();
      expect(errors).toEqual([]);
    },
  );

  it.each([
    ['admin@uplift.example', '/admin/salesEnquiry?year=2025'],
    ['goodcause@demo.example', '/admin/gcEnquiries?year=2025'],
  ])('shows %s complete dates with their year, numbers and statuses A166', async (email, path) => {
    const { page, context } = await signedIn(email, path);
    await page.locator('tr.row').first().waitFor();
    const cut = await page.evaluate(() => {
      const names = [...document.querySelectorAll('thead tr > *')].map((head) => head.textContent);
      const cells = [...document.querySelectorAll<HTMLElement>('tr.row > td')];
      const narrow = cells.filter((cell) => cell.scrollWidth > cell.clientWidth);
      return [...new Set(narrow.map((cell) => names[cells.indexOf(cell) % names.length]))];
    });
    const whole = ['ID', 'Date', 'Status', 'Revenue', '$UC', 'Paid to good cause', 'Follow Up'];
    expect(cut.filter((name) => name && whole.includes(name))).toEqual([]);
    await context.close();
  });

  it('an enquiry without a cause is marked until staff select one, and shows its import A167 A57', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/business/5');
    await page.getByLabel('Your name').fill('Moana Wait');
    await page.getByRole('textbox', { name: /^Email/ }).fill('moana@wait.example');
    await page.getByLabel('Your message').fill('Please call me.');
    const cause = page.getByLabel('Which good cause should your purchase help?');
    expect(await cause.locator('option').first().textContent()).toBe('Where it is needed most');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('your message has been sent').waitFor();

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
    await page.getByText('No matches').waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('live updates', () => {
  /**
   * Opens a window of a staff member with a session of its own, which shows this address and gets changes of
   * that kind.
   */
  async function notices(path: string, kind: string) {
    const visited = await signedIn('admin@uplift.example');
    const connected = visited.page.waitForEvent('websocket');
    const first = connected.then((socket) => frame(socket, kind));
    await visited.page.goto(path);
    await first;
    return { ...visited, socket: await connected };
  }

  /** Waits for a message of the server that contains these words. */
  const frame = (socket: WebSocket, words: string) =>
    socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(words));

  const enquiriesTold = () => notices('/admin/salesEnquiry', 'salesEnquiryChanges');

  it('a change by one user appears for another, and does not reload the list of the first R166', async () => {
    const [one, other] = [await enquiriesTold(), await enquiriesTold()];
    const newest = one.page.locator('select[aria-label^="Status of enquiry"]').first();
    const name = String(await newest.getAttribute('aria-label'));
    const status = ({ page }: Visit) => page.getByRole('combobox', { name, exact: true });
    await status(other).waitFor();
    let lists = 0;
    one.page.on('request', (request) => {
      if (request.postData()?.includes('EnquiryGrid')) lists += 1;
    });
    const change = async () => {
      const next = (await status(one).inputValue()) === 'IN_PROGRESS' ? 'INTRODUCTION' : 'IN_PROGRESS';
      await status(one).selectOption(next);
      await status(other)
        .and(other.page.locator(`:has(option[value=${next}]:checked)`))
        .waitFor();
    };
    // Changes of the previous test, and a change that arrives before the response to the own call, reload the
    // list: not every change does.
    const reads: number[] = [];
    while (reads.length < 5 && !reads.slice(1).includes(0)) {
      lists = 0;
      await change();
      reads.push(lists);
    }
    expect(reads.slice(1)).toContain(0);
    expect([...one.errors, ...other.errors]).toEqual([]);
    await Promise.all([one.context.close(), other.context.close()]);
  });

  it('a visitor’s enquiry appears in the staff list without a reload', async () => {
    const staff = await enquiriesTold();
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
    /** Tells a page that it is hidden, which stops its polling, or that it is visible again. */
    const setHidden = (page: Page, hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const moveOn = async (page: Page, id: number) => {
      await inColumn(page, 'Card Created', id).getByRole('link').focus();
      await page.keyboard.press('Alt+ArrowRight');
    };

    it('a move appears in all windows of another user, and one of two simultaneous moves is refused R215 A126', async () => {
      const id = await createdCard();
      const addresses = [`/admin/leads?shown=board&q=${id}`, `/admin/leads?q=${id}`, `/admin/leads/${id}`];
      const one = await notices(`/admin/leads?shown=board&q=${id}`, 'leadChanges');
      const others = await Promise.all(addresses.map((address) => notices(address, 'leadChanges')));
      const [board, list, card] = others.map(({ page }) => page) as [Page, Page, Page];
      await inColumn(board, 'Card Created', id).waitFor();
      await list.getByRole('row').getByText('Card Created').first().waitFor();
      await notes(card).waitFor();

      // Each window gets the change through its connection and not by polling, which it would do without one.
      const hearing = others.map(({ socket }) => frame(socket, `"ids":[${id}]`));
      await moveOn(one.page, id);
      await Promise.all([
        ...hearing,
        inColumn(board, 'Action Taken', id).waitFor(),
        list.getByRole('row').getByText('Action Taken').first().waitFor(),
        card.locator('h1 + *', { hasText: 'Action Taken' }).waitFor(),
      ]);

      await inColumn(one.page, 'Action Taken', id).getByRole('link').click();
      await notes(one.page).fill('They want three.');
      await notes(card).fill('They want two.');
      await one.page.getByRole('button', { name: 'Save & Close' }).click();
      const two = card.getByRole('region', { name: 'Two versions of Admin notes' });
      await two.getByText('They want three.').waitFor();
      expect(await notes(card).inputValue()).toBe('They want two.');
      await two.getByRole('button', { name: 'Keep my version' }).click();
      await card.getByRole('button', { name: 'Save & Close' }).click();
      await card.waitForURL(/\/admin\/leads$/);
      expect(await sql('SELECT status, notes FROM lead WHERE id = $1', [id])).toEqual([
        { status: 'Action Taken', notes: 'They want two.' },
      ]);
      expect([one, ...others].flatMap(({ errors }) => errors)).toEqual([]);
      await Promise.all([one, ...others].map(({ context }) => context.close()));
    });

    it('without WebSockets, the change appears when the user returns to the page R215', async () => {
      const id = await createdCard();
      const board = `/admin/leads?shown=board&q=${id}`;
      const [one, cutOff] = [await notices(board, 'leadChanges'), await visit()];
      await cutOff.page.routeWebSocket(/graphql/, (socket) => socket.close());
      await signIn(cutOff.page, 'admin@uplift.example', { to: board });
      await inColumn(cutOff.page, 'Card Created', id).waitFor();
      await setHidden(cutOff.page, true);
      await moveOn(one.page, id);
      await one.page.getByText('Successfully Saved').first().waitFor();
      expect(await inColumn(cutOff.page, 'Card Created', id).count()).toBe(1);
      await setHidden(cutOff.page, false);
      await inColumn(cutOff.page, 'Action Taken', id).waitFor();
      expect([...one.errors, ...cutOff.errors]).toEqual([]);
      await Promise.all([one.context.close(), cutOff.context.close()]);
    });
  });
});
