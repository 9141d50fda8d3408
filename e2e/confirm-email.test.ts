import type { Page } from 'playwright-core';
import { axeViolations, visit } from './browser.js';
import { mailTo } from './mail.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const STRANGERS = 'the stranger chose this';
const OWNERS = 'seven dull purple kettles';

describe('an address that somebody registered', () => {
  let people = 0;
  const field = (page: Page, name: string) => page.getByRole('textbox', { name });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  /** Types into the field that has the focus after so many tabs. */
  async function tabTo(page: Page, name: string): Promise<void> {
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement | null;
        return focused?.labels?.[0]?.textContent ?? focused?.textContent ?? '';
      });
      if (label.startsWith(name)) return;
    }
    throw new Error(`The keyboard does not reach ${name}`);
  }

  /** Registers with the keyboard alone; answers the browser and the link of the mail. */
  async function registered() {
    const seen = await visit();
    const { page } = seen;
    const email = `mailbox${++people}.${Date.now()}@example.nz`;
    await page.goto('/register');
    await field(page, 'Your name').focus();
    await page.keyboard.type('A Stranger');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('password123');
    await page.keyboard.press('Enter');
    await page.getByText('This is one of the passwords that are tried first.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(STRANGERS);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${underTest().url}/userProfile`);
    const link = /\/confirm-email\?token=\S+/.exec(await mailTo(email, 'Confirm your e-mail address'))?.[0];
    return { ...seen, email, link: link ?? '' };
  }

  it('is confirmed with one press by whoever is still signed in', async () => {
    const { page, context, link, complaints } = await registered();
    await page.goto(link);
    const press = page.getByRole('button', { name: 'Confirm email' });
    await page.getByText('One press, and we know').waitFor();
    await press.press('Enter');
    await heading(page, 'Your email is confirmed');
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('is confirmed with its password on another device', async () => {
    const { context, link } = await registered();
    await context.close();
    const phone = await visit({ width: 390 });
    await phone.page.goto(link);
    await field(phone.page, 'The password you registered with').focus();
    await phone.page.keyboard.type('not that one');
    await phone.page.keyboard.press('Enter');
    await phone.page.getByText('This is not the password of the registration.').waitFor();
    await phone.page.keyboard.press('Control+A');
    await phone.page.keyboard.type(STRANGERS);
    await phone.page.keyboard.press('Enter');
    await heading(phone.page, 'Your email is confirmed');
    await phone.context.close();
    expect(phone.complaints).toEqual([]);
  });

  it('becomes that of whoever reads the mail and did not register', async () => {
    const stranger = await registered();
    const { page, context, complaints } = await visit();
    await page.goto(stranger.link);
    await field(page, 'The password you registered with').focus();
    await tabTo(page, 'I did not register');
    await page.keyboard.press('Enter');
    await page.getByText('nothing that they entered stays').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type('Hera Hemi');
    await page.keyboard.press('Tab');
    await page.keyboard.type(OWNERS);
    await page.keyboard.press('Enter');
    await heading(page, 'Your email is confirmed');
    await page.getByText('The account is yours now.').waitFor();
    await page.goto('/login');
    await field(page, 'Email').focus();
    await page.keyboard.type(stranger.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(OWNERS);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${underTest().url}/`);
    await page.goto('/userProfile');
    expect(await field(page, 'Name').inputValue()).toBe('Hera Hemi');
    await Promise.all([context.close(), stranger.context.close()]);
    expect(complaints).toEqual([]);
  });
});
