import type { Page } from 'playwright-core';
import { signIn, visit } from './browser.js';
import { mailTo } from './mail.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const PASSWORD = 'seven dull purple kettles';

/** Holds back the code of a form, as a slow connection does; answers a way to let it through. */
async function holdCode(page: Page, form: string): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(`**/assets/${form}-*.js`, async (route) => {
    await opened;
    await route.continue();
  });
  return () => open();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

describe('the pages of accounts that the server draws', () => {
  it('R306 make an account of what was typed and sent, by keyboard, before the code of the form was here', async () => {
    const { page, context, complaints } = await visit();
    const open = await holdCode(page, 'register-form');
    await page.goto('/register');
    await field(page, 'Your name').focus();
    await page.keyboard.type('Ana Early');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`ana.${Date.now()}@early.example`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    open();
    await page.waitForURL(`${underTest().url}/userProfile`);
    expect(await field(page, 'Name').inputValue()).toBe('Ana Early');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('R308 lead whoever is signed in from the registration to the dashboard, and back to where they were', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'supplier@demo.example');
    await page.goto('/contact');
    await page.goto('/register');
    await page.waitForURL('**/admin/dashboard');
    await page.goBack();
    await page.waitForURL('**/contact');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('C068 take a new password by keyboard, with the secret of the address', async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await page.goto('/forgot-password');
    await field(page, 'Email').focus();
    await page.keyboard.type('member@demo.example');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    expect(await page.getByRole('status').first().textContent()).toContain('member@demo.example');
    const mail = await mailTo('member@demo.example', 'Choose a new password');
    const link = /\/reset-password\?token=\S+/.exec(mail)?.[0] ?? '';
    const open = await holdCode(page, 'new-password-form');
    await page.goto(link);
    await field(page, 'New password').focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    open();
    await page.getByRole('heading', { level: 1, name: 'Your new password is set' }).waitFor();
    await signIn(page, 'member@demo.example', { password: PASSWORD });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('R342 never hold the secret of an address themselves, and are kept by nobody', async () => {
    const answer = await fetch(`${underTest().url}/reset-password?token=secret-of-a-mail`);
    expect(await answer.text()).not.toContain('secret-of-a-mail');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('say in the browser that a link is not whole, for the server does not look', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/reset-password');
    await page.getByRole('heading', { level: 1, name: 'This link is not complete' }).waitFor();
    expect(await page.locator('form').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
