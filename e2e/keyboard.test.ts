import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn, visit } from './browser';

jest.setTimeout(120_000);

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe('with the keyboard alone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('R014 R034 the menu opens, closes with Escape and leads on; the search offers services', async () => {
    const { page, context, complaints } = await visit(browser);
    await page.goto('/contact');
    await page.getByRole('button', { name: 'About' }).focus();
    await press(page, 'Enter', 'Tab', 'Escape');
    expect(await focused(page)).toBe('About');
    await press(page, 'Enter', 'Tab', 'Tab');
    expect(await focused(page)).toBe('Impact Areas');
    await press(page, 'Enter');
    await page.waitForURL('**/about');
    // The keyboard goes on at the new page.
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    const box = page.getByRole('combobox', { name: 'Search products & services' });
    await box.focus();
    await page.keyboard.type('plu');
    await page.getByRole('option', { name: 'Plumbing' }).waitFor();
    await press(page, 'ArrowDown', 'Enter');
    await page.waitForURL('**/searchResults/service/Plumbing');
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R166 the status in the grid is chosen before it is saved, not on the way to it', async () => {
    const { page, context, complaints } = await visit(browser);
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry?progress=ENQUIRY');
    const saved: string[] = [];
    page.on('request', (request) => {
      const { operationName, variables } = request.postDataJSON() ?? {};
      if (operationName === 'ChangeEnquiryRow') saved.push(variables.input.progress);
    });
    await page.getByRole('row').nth(2).waitFor();
    await page.getByRole('row').nth(1).focus();
    await press(page, 'ArrowDown', 'ArrowUp', 'Tab');
    expect(await focused(page)).toContain('Status of enquiry');
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
    expect(complaints).toEqual([]);
  });

  it('a row of the grid opens with Enter; dialogs give the focus back; a picker takes what is chosen', async () => {
    const { page, context, complaints } = await visit(browser);
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
    expect(await focused(page)).toBe('Delete');
    const staff = page.getByRole('combobox', { name: 'Person responsible' });
    await staff.focus();
    await page.keyboard.type('aroha');
    const option = page.getByRole('option', { name: 'Aroha' });
    await option.waitFor();
    // The list is in sight, wherever on the screen its field stands.
    expect(await option.evaluate((item) => item.getBoundingClientRect().bottom <= window.innerHeight)).toBe(
      true,
    );
    await press(page, 'Enter');
    expect(await staff.inputValue()).toContain('Aroha');
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R041 the drawer of a phone takes the focus, closes with Escape and gives it back', async () => {
    const { page, context, complaints } = await visit(browser, { width: 390 });
    await signIn(page, 'supplier@demo.example');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await press(page, 'Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Home');
    await press(page, 'Escape');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
    await context.close();
    expect(complaints).toEqual([]);
  });
});
