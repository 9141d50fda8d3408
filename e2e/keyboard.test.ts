import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { signIn, visit } from './browser.js';
import { focusVisibility } from './focus-visibility.js';
import { startProduct } from './start-product.js';

startProduct();

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Waits until the focus is on an element of this name. */
const untilFocusIs = (page: Page, is: (name: string | undefined) => boolean | undefined) =>
  until(async () => is((await focused(page)) ?? undefined));

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Returns the name of the element with the focus, unless it becomes visible within a second. */
async function stillUnseen(page: Page): Promise<string[]> {
  for (let look = 0; look < 60; look++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const stop = await page.evaluate(focusVisibility);
    if (stop?.ring && stop.inSight) return [];
  }
  return [(await page.evaluate(focusVisibility))?.name ?? ''];
}

describe('by keyboard only', () => {
  it('the menu opens, closes with Escape and navigates; the search suggests services R014 R034', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/contact');
    await page.getByRole('button', { name: 'About' }).focus();
    await press(page, 'Enter', 'Tab', 'Escape');
    await untilFocusIs(page, (text) => text === 'About');
    await press(page, 'Enter', 'Tab', 'Tab');
    await untilFocusIs(page, (text) => text === 'Impact Areas');
    await press(page, 'Enter');
    await page.waitForURL('**/about');
    // The focus moves to the new page.
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    const box = page.getByRole('combobox', { name: 'Search products & services' });
    await box.focus();
    await page.keyboard.type('plu');
    await page.getByRole('option', { name: 'Plumbing', exact: true }).waitFor();
    await press(page, 'ArrowDown');
    await page.getByRole('option', { name: 'Plumbing', selected: true }).waitFor();
    await press(page, 'Enter');
    await page.waitForURL('**/searchResults/service/Plumbing');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a refused sign-in keeps the focus on the pressed button R313', async () => {
    const { page, context } = await visit();
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@demo.example');
    await page.locator('input[type=password]').fill('not the password');
    await page.getByRole('button', { name: 'Login' }).focus();
    await press(page, 'Enter');
    await page.getByText('That email and password do not match.').waitFor();
    await page.locator('button[type=submit]:enabled').waitFor();
    await untilFocusIs(page, (text) => text === 'Login');
    await context.close();
  });

  it('arrow keys in the grid’s status field save nothing before the choice is confirmed R166', async () => {
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry?progress=ENQUIRY');
    const saved: string[] = [];
    page.on('request', (request) => {
      const { operationName, variables } = request.postDataJSON() ?? {};
      if (operationName === 'ChangeEnquiryRow') saved.push(variables.input.progress);
    });
    await page.getByRole('row').nth(2).waitFor();
    await page.getByRole('row').nth(1).focus();
    // The checkbox of the row comes first.
    await press(page, 'ArrowDown', 'ArrowUp', 'Tab', 'Tab');
    await untilFocusIs(page, (text) => text?.includes('Status of enquiry'));
    await press(page, 'ArrowDown');
    await page.waitForFunction(() => document.activeElement?.matches(':open'));
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(saved).toEqual([]);
    const answered = page.waitForResponse(
      (response) => !!response.request().postData()?.includes('ChangeEnquiryRow'),
    );
    await press(page, 'Enter');
    await answered;
    expect(saved).toEqual(['INTRODUCTION']);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('Enter opens a grid row; dialogs return the focus; a picker accepts a choice', async () => {
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry');
    await page.getByRole('row').nth(2).waitFor();
    await page.getByRole('row').nth(1).focus();
    await press(page, 'ArrowDown', 'Enter');
    await page.waitForURL(/salesEnquiry\/\d+$/);
    await page.getByRole('button', { name: 'Delete' }).focus();
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await press(page, 'Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await untilFocusIs(page, (text) => text === 'Delete');
    const staff = page.getByRole('combobox', { name: 'Person responsible' });
    await staff.focus();
    await page.keyboard.type('aroha');
    const option = page.getByRole('option', { name: 'Aroha' });
    await option.waitFor();
    // The list is visible, wherever its field is on the screen.
    expect(await option.evaluate((item) => item.getBoundingClientRect().bottom <= window.innerHeight)).toBe(
      true,
    );
    await press(page, 'Enter');
    // Selected once the results for the typed text are there.
    await until(async () => (await staff.inputValue()).includes('Aroha'));
    await context.close();
    expect(errors).toEqual([]);
  });

  it('on a phone the actions of a record are behind one button, which gets the focus back R174', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry/1');
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.focus();
    expect(await page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
    await press(page, 'Enter', 'Tab', 'Escape');
    await untilFocusIs(page, (text) => text === 'More');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Delete', exact: true }).focus();
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await press(page, 'Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await untilFocusIs(page, (text) => text === 'More');
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a skip link comes first on every public page, and skips the toolbar', async () => {
    const { page, context, errors } = await visit();
    for (const path of [
      '/',
      '/join',
      '/contact',
      '/giftBox',
      '/coffee',
      '/GoodCauses/1',
      '/business/5',
      '/mi',
    ]) {
      await page.goto(path);
      await press(page, 'Tab');
      expect(await focused(page)).toMatch(/^(Skip to content|Peke ki te ihirangi)$/);
      await press(page, 'Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'content');
      await press(page, 'Tab');
      const inside = () => document.querySelector('main')?.contains(document.activeElement);
      expect([path, await page.evaluate(inside)]).toEqual([path, true]);
    }
    await context.close();
    expect(errors).toEqual([]);
  });

  it.each([
    ['/', '/join', '/SupplierJoin', '/contact', '/giftBox', '/coffee'],
    [
      '/GoodCauses',
      '/GoodCauses/1',
      '/impactBusiness',
      '/impactBusinessProfile/1',
      '/business/5',
      '/about',
      '/searchResults',
    ],
  ])('Tab goes through all of %s … and out again, with visible focus', async (...paths) => {
    const { page, context } = await visit();
    for (const path of paths) {
      await page.goto(path);
      if (['/SupplierJoin', '/contact', '/giftBox', '/business/5'].includes(path))
        await page.locator('main form').first().waitFor();
      const unseen: string[] = [];
      let last = '';
      for (let stops = 0; stops < 200; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(focusVisibility);
        if (!stop || stop.first) break;
        last = stop.name;
        // Content that appears further up at the same time may move it for a frame.
        if (!stop.ring || !stop.inSight) unseen.push(...(await stillUnseen(page)));
      }
      expect([path, unseen, last]).toEqual([path, [], 'Terms & privacy (PDF) (opens in a new tab)']);
    }
    await context.close();
  });

  it('the testimonial dialog traps the focus, moves it to the thanks, and returns it C012', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/mi/business/7');
    await page.getByRole('button', { name: 'Waiho he kupu tautoko' }).focus();
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'));
    await press(page, 'Enter');
    await dialog.getByText('Me whakakī tēnei').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.matches('[role=dialog] input'))).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Katia' }).count()).toBe(1);
    await page.keyboard.type('Hana Keys');
    await press(page, 'Tab');
    await page.keyboard.type('Tino pai.');
    await press(page, 'Tab', 'Enter');
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Ngā mihi.'));
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilFocusIs(page, (text) => text === 'Waiho he kupu tautoko');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('sending an enquiry and starting the next one never loses the focus R186', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/business/7');
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Mere Keys');
    await press(page, 'Tab');
    await page.keyboard.type('mere@keyboard.example');
    await press(page, 'Tab', 'Tab', 'Tab');
    await page.keyboard.type('By keyboard alone.');
    await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
    await untilFocusIs(page, (text) => text === 'Send enquiry');
    await press(page, 'Enter');
    await page.waitForFunction(
      () => document.activeElement?.textContent === 'Thank you, your message has been sent',
    );
    await press(page, 'Tab', 'Enter');
    await page.waitForFunction(() => document.activeElement?.matches('#enquiry form input[name=fullName]'));
    await context.close();
    expect(errors).toEqual([]);
  });

  it('boxes are counted down to zero and up again with the focus on the same button C124', async () => {
    const { page, context } = await visit();
    await page.goto('/giftBox');
    await page.getByRole('button', { name: 'Remove: Impact Box, small' }).focus();
    await press(page, 'Enter', 'Enter');
    await untilFocusIs(page, (text) => text === 'Remove: Impact Box, small');
    const count = page.getByRole('textbox', { name: 'Impact Box, small' });
    await page.locator('form output', { hasText: '$0' }).waitFor();
    expect(await count.inputValue()).toBe('0');
    await press(page, 'Tab', 'Tab', 'Enter', 'Enter');
    expect(await count.inputValue()).toBe('2');
    await context.close();
  });

  it('a video holds the focus only while in use; closing its window returns the focus R080', async () => {
    const { page, context } = await visit();
    await page.route('**/*youtube*/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<button>In the film</button>' }),
    );
    const play = page.getByRole('button', { name: /^Play: / }).first();
    for (let id = 5; id < 40; id++) {
      await page.goto(`/business/${id}`);
      if ((await play.count()) > 0) break;
    }
    await play.focus();
    await press(page, 'Enter');
    await page.getByRole('dialog').waitFor();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    const isClose = () => document.activeElement?.getAttribute('aria-label') === 'Close';
    for (let stops = 0; stops < 8 && !(await page.evaluate(isClose)); stops++) await press(page, 'Tab');
    // Once more around, through the video, to the same button.
    await until(async () => {
      await press(page, 'Tab');
      return page.evaluate(isClose);
    });
    await press(page, 'Enter');
    await close.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Play: ');
    await context.close();
  });
});
