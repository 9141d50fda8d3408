import type { Page } from 'playwright-core';
import { newContext, shifted, untilAlive, visit, watchShifts } from './browser.js';
import { openUntouched, openWithoutScripts } from './delayed-code.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const SEARCH_BOX = 'Search products & services';

/** Waits until the code of the form is loaded. */
const alive = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('main [data-waiting]:has(:focus)'));

describe('a server-rendered form', () => {
  it('keeps text typed before its code has loaded, with the focus and the caret', async () => {
    const { context, page, gate, errors } = await openUntouched('/contact');
    await page.waitForLoadState('networkidle');
    expect(gate.isRequested()).toBe(false);
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Ana Early');
    await page.getByLabel('Your message').focus();
    await page.keyboard.type('Kia or');
    await page.keyboard.press('Home');
    // A request is noticed a moment after its cause.
    await gate.whenRequested;
    gate.open();
    await alive(page);
    await page.keyboard.type('!');
    expect(await page.getByLabel('Your message').inputValue()).toBe('!Kia or');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-invalid=true]'));
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ana Early');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('submits once when submitted before its code has loaded, and stays on the page', async () => {
    const { context, page, gate, errors } = await openUntouched('/contact');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql') && /SendContactMessage/.test(request.postData() ?? ''))
        sent.push(request.postData() ?? '');
    });
    await page.getByLabel('Your name').fill('Ana Early');
    await page.getByLabel('Email').fill('ana@early.example');
    await page.getByLabel('Your message').fill('Kia ora');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    expect(page.url()).toBe(`${underTest().url}/contact`);
    gate.open();
    await page.getByRole('heading', { name: 'Thank you, your message has been sent' }).waitFor();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('ana@early.example');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('can be filled in and submitted before any script has loaded', async () => {
    const { context, page, release } = await openWithoutScripts('/contact');
    await page.getByLabel('Your name').fill('Ana Before');
    await page.getByLabel('Email').fill('ana@before.example');
    await page.getByLabel('Your message').fill('Kia ora');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('heading', { name: 'Thank you, your message has been sent' }).waitFor();
    await context.close();
  });

  it('keeps the values that the browser restores after going back', async () => {
    const { context, page, gate, errors } = await openUntouched('/contact');
    gate.open();
    await page.getByLabel('Your name').fill('Ana Back');
    await alive(page);
    await page.goto('/AboutUplift');
    await page.goBack();
    await alive(page);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ana Back');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-invalid=true]'));
    expect(await page.getByLabel('Your name').getAttribute('aria-invalid')).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows an error if its code fails to load, and keeps the text visible', async () => {
    const { page, context } = await visit();
    await page.route(/assets\/message-form/, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Ana Offline');
    await page.getByText('Can’t connect to Uplift').first().waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ana Offline');
    await context.close();
  });

  it('keeps a selection, a checkbox and a number, and counts every press', async () => {
    const profile = await openUntouched('/business/5');
    await profile.page.getByLabel('Keep me updated').check();
    await profile.page.getByRole('combobox').last().selectOption({ index: 2 });
    const chosen = await profile.page.getByRole('combobox').last().inputValue();
    profile.gate.open();
    await profile.page.waitForFunction(() => !document.querySelector('main [data-waiting]'));
    expect(await profile.page.getByRole('checkbox').first().isChecked()).toBe(true);
    expect(await profile.page.getByRole('combobox').last().inputValue()).toBe(chosen);
    expect(profile.errors).toEqual([]);
    await profile.context.close();

    const boxes = await openUntouched('/giftBox');
    expect(await boxes.page.getByRole('textbox', { name: 'Impact Box, small' }).inputValue()).toBe('1');
    await boxes.page.getByRole('textbox', { name: 'Morning tea for ten' }).fill('1');
    const more = boxes.page.getByRole('button', { name: 'Add: Impact Box, large' });
    await more.click();
    await more.click();
    boxes.gate.open();
    await boxes.page.getByText('$400.00').waitFor();
    expect(await boxes.page.getByRole('textbox', { name: 'Impact Box, large' }).inputValue()).toBe('2');
    expect(await boxes.page.getByRole('textbox', { name: 'Morning tea for ten' }).inputValue()).toBe('1');
    expect(boxes.errors).toEqual([]);
    await boxes.context.close();
  });

  it('follows a link within its page, with or without text typed', async () => {
    const { context, page, gate, errors } = await openUntouched('/business/5');
    gate.open();
    await page.evaluate(() => window.history.pushState(null, '', '#enquiry'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
    await page.locator('#enquiry form').waitFor();
    await page.locator('#enquiry').getByLabel('Your name').fill('Ana Link');
    await page.waitForFunction(() => !document.querySelector('main [data-waiting]'));
    expect(await page.locator('#enquiry').getByLabel('Your name').inputValue()).toBe('Ana Link');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('follows a navigation within its page before its code has loaded, and keeps the text', async () => {
    const { context, page, gate, errors } = await openUntouched('/contact');
    const goTo = async (search: string) => {
      await page.evaluate((to) => window.history.pushState(null, '', to), search);
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
      // The page shows its new address once React has rendered it.
      await page.locator(`a[hreflang=mi-NZ][href$="${search}"]`).first().waitFor();
    };
    await goTo('?from=here');
    expect(gate.isRequested()).toBe(false);
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Ana ');
    await goTo('?from=there');
    await page.keyboard.type('Early');
    gate.open();
    await alive(page);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ana Early');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-invalid=true]'));
    expect(await page.getByLabel('Your name').getAttribute('aria-invalid')).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('loads with its code when navigated to from another page', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/join');
    await page.getByRole('link', { name: 'Join as a supplier' }).click();
    await page.getByLabel('Name of the business').waitFor();
    expect(await page.locator('[data-waiting]').count()).toBe(0);
    await page.getByRole('button', { name: 'Send us your details' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-invalid=true]'));
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['/contact', 'This form needs JavaScript'],
    ['/register', 'This form needs JavaScript'],
    ['/reset-password?token=x', 'This form needs JavaScript'],
    ['/mi/giftBox', 'Me whakakā te JavaScript'],
  ])('%s says without scripts that its form needs them, and shows no field', async (path, words) => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    expect(await page.locator('noscript p').first().textContent()).toContain(words);
    expect(await page.locator('main form:visible').count()).toBe(0);
    await context.close();
  });

  it.each([360, 390, 1280])('does not move when its code loads, %d px wide', async (width) => {
    const { page, context } = await visit({ width });
    await watchShifts(page);
    const moved: [string, number][] = [];
    const contact = ['/contact', '/SupplierJoin', '/mi/giftBox', '/business/5'];
    const account = ['/register', '/forgot-password', '/mi/reset-password?token=x'];
    for (const path of [...contact, ...account]) {
      await page.goto(path);
      const form = page.locator('main [data-waiting] form').first();
      // Fonts that load late are not part of this test.
      await page.evaluate(() => document.fonts.ready);
      const shiftedBefore = await shifted(page);
      const before = await form.evaluate((element) => element.getBoundingClientRect().height);
      await form.locator('input:not([hidden])').first().focus();
      await alive(page);
      const after = await page
        .locator('main form:has(:focus)')
        .evaluate((element) => element.getBoundingClientRect().height);
      if (after !== before || (await shifted(page)) > shiftedBefore) moved.push([path, after - before]);
    }
    expect(moved).toEqual([]);
    await context.close();
  });
});

describe('before the scripts have loaded', () => {
  it.each([
    ['on Home', '/', 'Plumbi'],
    ['on the results', '/searchResults', 'Gard'],
  ])('a text typed into the search box %s is searched for', async (_, path, typed) => {
    const { context, page, release } = await openWithoutScripts(path);
    const box = page.locator('main, header').getByRole('combobox', { name: SEARCH_BOX }).last();
    await box.pressSequentially(typed);
    release();
    await untilAlive(page);
    expect(await box.inputValue()).toBe(typed);
    await box.press('Enter');
    await page.getByRole('heading', { level: 1, name: typed }).waitFor();
    await context.close();
  });

  it('a text and a type entered on the impact buyer list filter it', async () => {
    const { context, page, release } = await openWithoutScripts('/impactBusiness');
    const filters = page.getByRole('main').getByRole('search');
    await filters.getByRole('searchbox').pressSequentially('school');
    await filters.getByRole('combobox').selectOption('social-enterprise');
    release();
    await page.waitForURL(/search=school.*type=social-enterprise|type=social-enterprise.*search=school/);
    expect(await filters.getByRole('searchbox').inputValue()).toBe('school');
    expect(await filters.getByRole('combobox').inputValue()).toBe('social-enterprise');
    await context.close();
  });

  it('a region selected on the results page filters them', async () => {
    const { context, page, release } = await openWithoutScripts('/searchResults/service/plumber');
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Auckland');
    release();
    await page.waitForURL('**/searchResults/service/plumber/Auckland');
    expect(await page.getByLabel('Region').inputValue()).toBe('Auckland');
    await context.close();
  });
});
