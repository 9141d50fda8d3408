import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { signIn, visit } from './browser.js';
import { sql } from './database.js';
import { delayFormCode } from './delayed-code.js';
import { mailTo } from './mail.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const PASSWORD = 'seven dull purple kettles';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

describe('server-rendered account pages', () => {
  it('create an account from a form sent by keyboard before its code has loaded R306', async () => {
    const { page, context, errors } = await visit();
    const gate = await delayFormCode(page);
    await page.goto('/register');
    await field(page, 'Your name').focus();
    await page.keyboard.type('Ana Early');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`ana.${Date.now()}@early.example`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    gate.open();
    await page.waitForURL(`${underTest().url}/userProfile`);
    expect(await field(page, 'Name').inputValue()).toBe('Ana Early');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('redirect a signed-in user from the registration to the dashboard, and back to the previous page R308', async () => {
    const { page, context, errors } = await visit();
    await signIn(page, 'supplier@demo.example');
    await page.goto('/contact');
    await page.goto('/register');
    await page.waitForURL('**/admin/dashboard');
    await page.goBack();
    await page.waitForURL('**/contact');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('set a new password by keyboard, with the secret in the address C068', async () => {
    // No other test of this file signs in as this buyer, whose password changes here.
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/forgot-password');
    await field(page, 'Email').focus();
    await page.keyboard.type('buyer@demo.example');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    expect(await page.getByRole('status').first().textContent()).toContain('buyer@demo.example');
    await mailTo('buyer@demo.example', 'Choose a new password');
    expect(await page.locator(':focus').textContent()).toBe('Check your email');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Forgotten password' }).waitFor();
    expect(await field(page, 'Email').inputValue()).toBe('buyer@demo.example');
    await field(page, 'Email').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    await until(
      async () => {
        const mails = await sql(
          "SELECT 1 FROM mail_delivery WHERE to_address = 'buyer@demo.example' AND subject = 'Choose a new password'",
        );
        return mails.length === 2;
      },
      () => 'a second link',
    );
    const mail = await mailTo('buyer@demo.example', 'Choose a new password');
    const link = /\/reset-password\?token=\S+/.exec(mail)?.[0] ?? '';
    const gate = await delayFormCode(page);
    await page.goto(link);
    await field(page, 'New password').focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    gate.open();
    await page.getByRole('heading', { level: 1, name: 'Your new password is set' }).waitFor();
    await signIn(page, 'buyer@demo.example', { password: PASSWORD });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('do not contain the secret of the address, and are not cached R342', async () => {
    const answer = await fetch(`${underTest().url}/reset-password?token=secret-of-a-mail`);
    expect(await answer.text()).not.toContain('secret-of-a-mail');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('report an incomplete link in the browser, because the server does not check it', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/reset-password');
    await page.getByRole('heading', { level: 1, name: 'This link is incomplete' }).waitFor();
    expect(await page.locator('form').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Signs in on the current page, in te reo Māori, with the keyboard only. */
async function signInByKeyboard(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Īmēra' }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('uplift-demo');
  await page.keyboard.press('Enter');
}

const lang = (page: Page) => page.locator('html').getAttribute('lang');

describe('accounts in te reo Māori', () => {
  /** Opens a window of a visitor who has chosen te reo Māori. */
  async function reader() {
    const seen = await visit();
    await seen.page.goto('/login');
    await seen.page.getByRole('link', { name: 'Te reo Māori' }).click();
    await seen.page.getByRole('heading', { level: 1, name: 'Nau mai, hoki mai' }).waitFor();
    return seen;
  }

  it('pages without a toolbar also have the language switch, which keeps the query of the address R037 P042', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/login/%2Fadmin%2Fleads');
    await page.getByRole('link', { name: 'Te reo Māori' }).click();
    await page.waitForURL('**/mi/login/%2Fadmin%2Fleads');
    expect([await lang(page), await page.title()]).toEqual([
      'mi-NZ',
      'Takiuru - Uplift | He kaupapa atawhai katoa',
    ]);
    await page.getByRole('link', { name: 'Hangaia he pūkete' }).click();
    await page.waitForURL('**/mi/register');
    await page.getByRole('heading', { level: 1, name: 'Hangaia he pūkete' }).waitFor();
    expect(await page.title()).toBe('Hangaia he pūkete - Uplift | He kaupapa atawhai katoa');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
    expect([new URL(page.url()).pathname, await lang(page)]).toEqual(['/register', 'en-NZ']);
    await context.close();
    expect(errors).toEqual([]);
  });

  it.each([
    ['reset-password', 'ResetPassword', 'Tiakina te kupuhipa'],
    ['confirm-email', 'ConfirmEmail', 'Whakaūngia te īmēra'],
  ])(
    'a mailed link to /%s continues in te reo Māori with its complete secret',
    async (path, operation, button) => {
      const { page, context } = await reader();
      const secret = 'a+b/c=&d é%';
      const query = `?token=${encodeURIComponent(secret)}`;
      await page.goto(`/${path}${query}#there`);
      await page.waitForURL(`${underTest().url}/mi/${path}${query}#there`);
      await page.getByRole('button', { name: button }).waitFor();
      await page.locator('input[type=password]').fill('long enough words');
      const sent = page.waitForRequest((request) => request.postData()?.includes(operation) ?? false);
      await page.getByRole('button', { name: button }).click();
      expect((await sent).postDataJSON().variables.token).toBe(secret);
      await page.getByRole('alert').waitFor();
      await context.close();
    },
  );

  it('sign-in at /mi/login leads to the English screens of the admin area, and back to te reo Māori R307 R308 R309', async () => {
    const { page, context, errors } = await visit();
    await page.goto(`/mi/login/${encodeURIComponent('/admin/salesEnquiry?tab=notes#reply')}`);
    await signInByKeyboard(page, 'admin@uplift.example');
    await page.waitForURL(`${underTest().url}/admin/salesEnquiry?**#reply`);
    await page.getByRole('heading', { level: 1, name: 'Sales Tracking' }).waitFor();
    expect(await lang(page)).toBe('en-NZ');
    await page.goto('/mi/login');
    await page.waitForURL(`${underTest().url}/admin/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL(`${underTest().url}/mi`);
    await page.getByRole('banner').getByRole('link', { name: 'Takiuru' }).waitFor();
    expect(await lang(page)).toBe('mi-NZ');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a user without a role lands on Home and on their profile in te reo Māori R307 R310 R297', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/mi/login');
    await signInByKeyboard(page, 'member@demo.example');
    await page.waitForURL(`${underTest().url}/mi`);
    await page.getByRole('button', { name: 'Pūkete' }).click();
    await page.getByRole('link', { name: 'Taku Pūkete' }).click();
    await page.getByRole('heading', { level: 1, name: 'Taku Pūkete' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/mi/userProfile');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a stored redirect to a bilingual page stays in te reo Māori, and on this site R307', async () => {
    for (const [target, end] of [
      ['/contact', '/mi/contact'],
      ['/mi/contact', '/mi/contact'],
      ['/mi//evil.example', '/mi'],
      ['//evil.example', '/admin/dashboard'],
    ] as const) {
      const { page, context } = await visit();
      await page.goto(`/mi/login/${encodeURIComponent(target)}`);
      await signInByKeyboard(page, 'admin@uplift.example');
      await page.waitForURL(underTest().url + end);
      await context.close();
    }
  });

  it('the Admin link leads to the dashboard in English, and Back to the previous page R046', async () => {
    const { page, context } = await reader();
    await signInByKeyboard(page, 'supplier@demo.example');
    await page.waitForURL(`${underTest().url}/admin/dashboard`);
    await page.goto('/mi/contact');
    await page.getByRole('button', { name: 'Pūkete' }).click();
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.waitForURL(`${underTest().url}/admin/dashboard`);
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([new URL(page.url()).pathname, await lang(page)]).toEqual(['/mi/contact', 'mi-NZ']);
    await context.close();
  });

  it('a wrong password shows a quiet message in te reo Māori and no notice R313', async () => {
    const { page, context } = await visit();
    await page.goto('/mi/login');
    await page.getByLabel('Īmēra').fill('admin@uplift.example');
    await page.locator('input[type=password]').fill('wrong');
    await page.getByRole('button', { name: 'Takiuru' }).click();
    await page.getByText('Kāore te īmēra me te kupuhipa e hāngai ana').waitFor();
    expect(await page.getByRole('region', { name: 'Ngā pānui' }).textContent()).toBe('');
    await context.close();
  });

  it('registering in te reo Māori leads to the profile in te reo Māori R306', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/mi/register');
    await page.getByLabel('Tō ingoa').fill('Hēmi Tāne');
    const address = `hemi.${Date.now()}@example.nz`;
    await page.getByLabel('Īmēra').fill(address);
    await page.locator('input[type=password]').fill('long enough words');
    await page.getByRole('button', { name: 'Hangaia te pūkete' }).click();
    await page.waitForURL(`${underTest().url}/mi/userProfile`);
    await page.getByRole('heading', { level: 1, name: 'Taku Pūkete' }).waitFor();
    expect(await mailTo(address, 'Whakaūngia tō wāhitau īmēra')).toContain('/mi/confirm-email?token=');
    await page.getByRole('button', { name: 'Tiakina te ingoa' }).click();
    await page.getByRole('region', { name: 'Ngā pānui' }).getByText('Kua tiakina').waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('requesting a new password in te reo Māori mails a link to the page in te reo Māori C068', async () => {
    const { page, context } = await visit();
    await page.goto('/mi/forgot-password');
    await page.getByLabel('Īmēra').fill('goodcause@demo.example');
    await page.getByRole('button', { name: 'Tukuna te hononga' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tirohia ō īmēra' }).waitFor();
    const words = await mailTo('goodcause@demo.example', 'Kōwhiria he kupuhipa hou');
    const link = /\/mi\/reset-password\?token=\S+/.exec(words)?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Kōwhiria he kupuhipa hou' }).waitFor();
    expect(await lang(page)).toBe('mi-NZ');
    await context.close();
  });
});
