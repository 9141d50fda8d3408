import type { Page } from 'playwright-core';
import { visit } from './browser.js';
import { byHand, openUntouched } from './delayed-code.js';
import { startProduct } from './start-product.js';

startProduct();

async function inTeReo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Te reo Māori' }).first().click();
  await page.waitForURL('**/mi/**');
}

describe('text in a server-rendered form', () => {
  it('is kept in the other language before the form’s code has loaded', async () => {
    const { page, context, gate } = await openUntouched('/contact');
    await page.getByLabel('Your name').fill('Ana Quick');
    await inTeReo(page);
    gate.open();
    await page.waitForFunction(() => !document.querySelector('main [data-waiting] form'));
    expect(await page.locator('main input[autocomplete=name]').first().inputValue()).toBe('Ana Quick');
    await context.close();
  });

  it('is kept in the other language when the form’s code loads during the navigation', async () => {
    const { page, context, gate } = await openUntouched('/register');
    await page.locator('input[name=email]').fill('ana@quick.example');
    const [leaving, living] = [byHand(), byHand()];
    // Playwright cannot query a page that is being left, so the page reports when its form is hydrated.
    await page.exposeFunction('tellAlive', living.keep);
    await page.evaluate(() => {
      const { tellAlive } = window as unknown as { tellAlive: () => void };
      const waiting = document.querySelector('main [data-waiting]:has(form)') as Element;
      new MutationObserver(tellAlive).observe(waiting, { attributeFilter: ['data-waiting'] });
    });
    await page.route('**/mi/register', async (route) => {
      await leaving.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Te reo Māori' }).first().click({ noWaitAfter: true });
    gate.open();
    await living.promise;
    leaving.keep();
    await page.waitForURL('**/mi/register');
    await page.waitForFunction(() => !document.querySelector('main [data-waiting] form'));
    expect(await page.locator('input[name=email]').inputValue()).toBe('ana@quick.example');
    await context.close();
  });

  it.each([
    ['in the same language', (page: Page) => page.reload()],
    ['in the other language', inTeReo],
  ])('is kept except for passwords when the page is reloaded: %s', async (_, again) => {
    for (const [path, form] of [
      ['/business/5', 'enquiry-form'],
      ['/register', 'register-form'],
    ] as const) {
      const { page, context } = await visit();
      await page.route(`**/assets/${form}-*.js`, (route) => route.abort());
      await page.goto(path);
      const fields = page.locator('main [data-waiting] form').first();
      await fields.locator('input[autocomplete=name]').fill('Ana Offline');
      await page.getByText('Can’t connect to Uplift').first().waitFor();
      if (form === 'register-form') await fields.locator('input[type=password]').fill('seven dull kettles');
      await page.unroute(`**/assets/${form}-*.js`);
      await again(page);
      await page.waitForFunction(() => !document.querySelector('main [data-waiting] form'));
      const now = page.locator('main form').first();
      expect(await now.locator('input[autocomplete=name]').inputValue()).toBe('Ana Offline');
      const password = now.locator('input[type=password]');
      if (form === 'register-form') expect(await password.inputValue()).toBe('');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('kettles');
      // The form has the value as well, not only its field.
      await now.locator('button[type=submit]').click();
      await page.waitForFunction(() => document.querySelector('[aria-invalid=true]'));
      expect(await now.locator('input[autocomplete=name]').getAttribute('aria-invalid')).toBeNull();
      await context.close();
    }
  });

  it('is kept after following a link and going back, before the form’s code has loaded', async () => {
    const { context, page, gate, errors } = await openUntouched('/giftBox');
    const order = page.locator('main form:has([name=address])');
    await order.locator('[name=fullName]').fill('Ana Away');
    await order.locator('[name=goodCauseId]').selectOption({ index: 1 });
    await order.locator('input[inputmode=numeric]').last().fill('3');
    await page.locator('header a[href="/searchResults"]').first().click();
    await page.waitForURL('**/searchResults');
    gate.open();
    await page.goBack();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Ana Away'),
    );
    expect(await order.locator('[name=goodCauseId]').inputValue()).not.toBe('');
    expect(await order.locator('input[inputmode=numeric]').last().inputValue()).toBe('3');
    // The form has the value as well, not only its field.
    await order.locator('button[type=submit]').click();
    await page.waitForFunction(() => document.querySelector('[aria-invalid=true]'));
    expect(await order.locator('[name=fullName]').getAttribute('aria-invalid')).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });
});
