import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn, visit } from './browser';

jest.setTimeout(90_000);

describe('live changes', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const status = (page: Page) => page.locator('select[aria-label^="Status of enquiry"]').first();

  /** A page of staff that shows the newest enquiries, and is told of changes. */
  async function watching() {
    const visited = await visit(browser);
    await signIn(visited.page, 'admin@uplift.example');
    const told = visited.page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) =>
          String(payload).includes('salesEnquiryChanges'),
        ),
      );
    await visited.page.goto('/admin/salesEnquiry');
    await status(visited.page).waitFor();
    await told;
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
    const visitor = await visit(browser);
    await visitor.page.goto('/business/5');
    await visitor.page.getByLabel('Your name').fill('Moana Live');
    await visitor.page.getByRole('textbox', { name: /^Email/ }).fill('moana@live.example');
    await visitor.page.getByLabel('Your message').fill('Is this seen at once?');
    await visitor.page.getByRole('button', { name: 'Send enquiry' }).click();
    await staff.page.getByText('Moana Live').first().waitFor();
    await Promise.all([staff.context.close(), visitor.context.close()]);
  });
});
