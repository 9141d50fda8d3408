import type { Page } from 'playwright-core';
import { axeViolations, newContext, signIn, untilAlive, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('text typed into a form', () => {
  it('is kept in the other language and after going back', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Mere Switch');
    await page.getByLabel('Message', { exact: false }).first().fill('Kia ora\nkoutou');
    await page.getByRole('link', { name: 'Te reo Māori' }).first().click();
    await page.waitForURL('**/mi/contact');
    await page.mouse.move(5, 5);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=fullName]')?.value === 'Mere Switch',
    );
    expect(await page.locator('textarea[name=message]').inputValue()).toBe('Kia ora\nkoutou');
    expect(await page.evaluate(() => sessionStorage.getItem('uplift-drafts'))).toBeNull();
    await page.locator('input[name=email]').fill('mere@switch.example');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(/[^i]\/contact$/);
    await page.mouse.move(6, 6);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=email]')?.value === 'mere@switch.example',
    );
    expect(await page.locator('input[name=fullName]').inputValue()).toBe('Mere Switch');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('is kept with the counted boxes', async () => {
    const { page, context } = await visit();
    await page.goto('/giftBox');
    await page.locator('input[name^="quantities"]').first().fill('3');
    await page.locator('select[name=goodCauseId]').selectOption({ index: 1 });
    const cause = await page.locator('select[name=goodCauseId]').inputValue();
    await page.locator('form output', { hasText: '$177' }).waitFor();
    await page.getByRole('link', { name: 'Te reo Māori' }).first().click();
    await page.waitForURL('**/mi/giftBox');
    await page.mouse.move(5, 5);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name^="quantities"]')?.value === '3',
    );
    expect(await page.locator('select[name=goodCauseId]').inputValue()).toBe(cause);
    await page.locator('form output', { hasText: '$177' }).waitFor();
    await context.close();
  });

  it('is kept on the account pages, except for passwords', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/register');
    await page.locator('input[name=fullName]').fill('Hēmi Switch');
    await page.locator('input[name=email]').fill('hemi@switch.example');
    await page.locator('input[name=password]').fill('a secret of mine');
    const saved: string[] = [];
    await page.exposeFunction('noteKept', (words: string) => saved.push(words));
    await page.evaluate(() => {
      const { noteKept } = window as unknown as { noteKept: (words: string) => void };
      addEventListener('pagehide', () => noteKept(JSON.stringify({ ...sessionStorage })));
    });
    await page.getByRole('link', { name: 'Te reo Māori' }).click();
    await page.waitForURL('**/mi/register');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=email]')?.value === 'hemi@switch.example',
    );
    expect(await page.locator('input[name=fullName]').inputValue()).toBe('Hēmi Switch');
    expect(await page.locator('input[name=password]').inputValue()).toBe('');
    expect(saved.join()).not.toContain('secret of mine');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('stays in its tab when the address of the other language is opened, and does not appear in other tabs', async () => {
    const { page, context } = await visit();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Mere Elsewhere');
    await page.goto('/mi/contact');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=fullName]')?.value === 'Mere Elsewhere',
    );
    const other = await context.newPage();
    await other.goto('/contact');
    await untilAlive(other);
    expect(await other.locator('input[name=fullName]').inputValue()).toBe('');
    await context.close();
  });

  it('is kept when the testimonial dialog is reopened, however it was closed, in both languages C012 R103', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/business/6');
    const open = page.getByRole('button', { name: 'Leave a testimonial' });
    const dialog = page.getByRole('dialog');
    const words = dialog.locator('textarea[name=message]');
    await open.click();
    await dialog.locator('input[name=fullName]').fill('Hana Switch');
    await words.fill('They came back.');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      // It reacts to the keys that close it once it has the focus.
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
      await close();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent?.includes('Leave a testimonial'));
      await open.click();
      await words.waitFor();
      expect(await words.inputValue()).toBe('They came back.');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Te reo Māori' }).first().click();
    await page.waitForURL('**/mi/business/6');
    await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
    await page.getByRole('button', { name: 'Waiho he kupu tautoko' }).click();
    await words.waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')?.value === 'They came back.',
    );
    await dialog.getByRole('button', { name: 'Tukuna' }).click();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Ngā mihi.'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Waiho he kupu tautoko' }).click();
    await words.waitFor();
    expect(await words.inputValue()).toBe('');
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('a server-rendered page', () => {
  it('is on the screen before a script is requested', async () => {
    const { page, context } = await visit({ width: 390 });
    const early: string[] = [];
    for (const path of ['/', '/searchResults/service/Plumbing', '/contact']) {
      await page.goto(path);
      const scripts = await page.evaluate(() => {
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        if (!painted) throw new Error('The browser has noted no first paint.');
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted.startTime)
          .map(({ name }) => name);
      });
      early.push(...scripts.map((script) => `${path} ${script}`));
    }
    expect(early).toEqual([]);
    await context.close();
  });

  it('contains suppliers, buyers, causes and categories, and for signed-in users their name and open items R251 A139', async () => {
    const { page, context } = await visit();
    const operations: string[] = [];
    page.on('request', (request) => {
      const [, name] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? [];
      if (name) operations.push(name);
    });
    await page.goto('/');
    const kinds = [
      'business',
      'impactBusiness|ImpactBuyer|impactbuyer',
      'GoodCauses',
      'searchResults/category',
    ];
    for (const kind of kinds) {
      const links = page
        .locator('main a')
        .evaluateAll(
          (all, path) =>
            all.filter((link) => new RegExp(`^/(${path})/.`).test(link.getAttribute('href') ?? '')).length,
          kind,
        );
      expect([kind, (await links) > 0]).toEqual([kind, true]);
    }
    await page.waitForLoadState('networkidle');
    expect(operations).toEqual([]);

    await signIn(page, 'admin@uplift.example');
    const response = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('RefreshSession')),
    );
    await page.goto('/');
    const { user } = (await (await response).json()).data.refreshSession;
    expect(user).toMatchObject({ email: 'admin@uplift.example', roles: ['ADMIN'] });
    expect(user.pendingActionCount).toBeGreaterThan(0);
    await page.goto('/admin/actionCenter');
    await page
      .getByRole('link', { name: /^Action \d/ })
      .first()
      .waitFor();
    await context.close();
  });

  it('loads its largest picture before all others', async () => {
    const { page, context } = await visit({ width: 390 });
    for (const path of ['/searchResults/service/Plumbing', '/business/5', '/GoodCauses/1'])
      expect([
        path,
        await page.goto(path).then(() => page.locator('img[fetchpriority=high]').count()),
      ]).toEqual([path, 1]);
    await context.close();
  });
});

describe('the API documentation page', () => {
  /** Opens the page, which has no scripts of its own to wait for. */
  async function open({
    width = 1280,
    dark = false,
    script = true,
    address = '/api/docs',
  } = {}): Promise<Page> {
    const context = await newContext({
      viewport: { width, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      javaScriptEnabled: script,
    });
    const page = await context.newPage();
    await page.goto(address);
    return page;
  }

  it.each([
    [390, false],
    [1280, true],
  ])('has no axe violation and no overflow, %d px wide, dark: %s', async (width, dark) => {
    const page = await open({ width, dark });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect([await axeViolations(page), over, ground]).toEqual([
      [],
      0,
      dark ? 'rgb(16, 22, 19)' : 'rgb(251, 248, 241)',
    ]);
    await page.context().close();
  });

  it('is read and searched with scripts turned off, by keyboard only', async () => {
    const page = await open({ script: false });
    await page.getByLabel('Find calls').focus();
    await page.keyboard.type('salesEnquiry delete');
    await page.keyboard.press('Enter');
    await page.getByText('1 call has').waitFor();
    expect(await page.locator('main h3').first().textContent()).toContain(
      'business/salesEnquiry/delete/{id}',
    );
    await page.context().close();
  });

  it('links to a call by its number, and from there to its response', async () => {
    const page = await open({ address: '/api/docs#C071' });
    const seen = (selector: string) =>
      page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top));
    expect(await seen('#C071')).toBeLessThan(200);
    await page.locator('#C071').getByRole('link', { name: 'SalesEnquiry', exact: true }).click();
    expect(await seen('#record-SalesEnquiry')).toBeLessThan(200);
    await page.context().close();
  });
});
