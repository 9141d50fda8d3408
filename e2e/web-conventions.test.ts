import { axeViolations, newContext, signIn, visit } from './browser.js';
import { putFonts, translate } from './people/translate.js';
import { startProduct } from './start-product.js';

startProduct();

describe('a page translated by the browser', () => {
  it.each(['/contact', '/business/5'])('%s keeps working, and submits the typed text', async (path) => {
    const { page, context, errors } = await visit();
    await page.goto(path);
    await page.locator('form input[name=fullName]').fill('Ana');
    await page.locator('form input[name=email]').fill('ana@translated.example');
    await page.locator('form textarea[name=message]').fill('Kia ora');
    // React renders translated text again during hydration, and logs it.
    await page.waitForFunction(() => !document.querySelector('main [data-waiting]'));
    await translate(page);
    await page.locator('form:has(input[name=email]) button[type=submit]').click();
    await page
      .getByText(/^Thank you/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keeps text typed before its scripts have loaded, and responds', async () => {
    const { page, context, errors } = await visit();
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${putFonts})`);
    await page.goto('/business/5');
    await page.locator('form input[name=email]').fill('not an address');
    await page.locator('form:has(input[name=email]) button[type=submit]').click();
    await page.locator('form [aria-invalid=true]').first().waitFor();
    expect(await page.locator('form input[name=email]').inputValue()).toBe('not an address');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('lets users search, navigate and go back', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/GoodCauses');
    await translate(page);
    await page.locator('header a[href="/searchResults"]').first().click();
    await page.waitForURL('**/searchResults');
    await page.locator('main a[href*="/business/"]').first().waitFor();
    await translate(page);
    await page.locator('main a[href*="/business/"]').first().click();
    await page.waitForURL('**/business/*');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goBack();
    await page.locator('main a[href*="/business/"]').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('lets staff browse lists and open records', async () => {
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example', { to: '/admin/businesses' });
    const record = page.locator('main a[href*="/admin/businesses/"]');
    await record.nth(3).waitFor();
    await translate(page);
    await page.getByRole('navigation', { name: 'Admin' }).locator('a[href="/admin/leads"]').click();
    await page.waitForURL('**/admin/leads');
    await translate(page);
    await page.goBack();
    await record.nth(3).waitFor();
    await translate(page);
    await record.nth(3).click();
    await page.waitForURL(/businesses\/\d+/);
    await page.locator('main form input').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('signed out in another tab', () => {
  it.each([
    ['/userProfile', 'supplier@demo.example', 390, true],
    ['/admin/dashboard', 'supplier@demo.example', 1280, false],
    ['/mi/userProfile', 'member@demo.example', 1280, false],
  ])('%s shows a notice and continues after signing in', async (path, email, width, dark) => {
    const { page, context, errors } = await visit({ width, dark });
    await signIn(page, email, { to: path });
    await page.locator('main h1, main h2').first().waitFor();
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.removeItem('uplift-signed-in'));
    await page.getByRole('heading', { level: 1, name: /You are signed out|Kua takiputa koe/ }).waitFor();
    expect(await page.locator('body').textContent()).not.toContain(email);
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Sign in|Takiuru)$/ })
      .click();
    await page.locator('input[name=password]').waitFor();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toContain(`/login/${path.replace(/^\/mi/, '')}`);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('with scripts turned off', () => {
  it.each([
    ['/login', 'This page needs JavaScript'],
    ['/mi/login', 'Me whakakā te JavaScript'],
    ['/userProfile', 'This page needs JavaScript'],
    ['/admin/dashboard', 'This page needs JavaScript'],
    ['/EntityLink/abc', 'This page needs JavaScript'],
    ['/ProspectingBuyers/abc', 'This page needs JavaScript'],
    ['/confirm-email?token=x', 'This page needs JavaScript'],
  ])('%s says that it needs scripts', async (path, words) => {
    const context = await newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(path);
    const said = page.locator('noscript p').first();
    expect(await said.textContent()).toContain(words);
    expect(await said.isVisible()).toBe(true);
    await context.close();
  });
});

it('password managers get the user name that a new password belongs to', async () => {
  const { page, context } = await visit();
  const username = () => page.locator('form input[autocomplete=username]').first().getAttribute('value');
  await page.goto('/reset-password?token=x');
  await page.locator('form input[name=password]').focus();
  expect(await username()).toBe('');
  await signIn(page, 'member@demo.example', { to: '/userProfile' });
  await page.locator('input[name=newPassword]').waitFor();
  expect(await username()).toBe('member@demo.example');
  await context.close();
});

it('icons and previews can be downloaded, also by other sites', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  for (const [path, type] of [
    ['/favicon.ico', /image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/apple-touch-icon.png', /image\/png/],
    ['/favicon.svg', /image\/svg/],
    ['/preview.jpg', /image\/jpeg/],
  ] as const) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toMatch(type);
    expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  }
  for (const path of ['/', '/business/5']) {
    const html = await (await page.request.get(path)).text();
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const answer = await page.request.get(new URL(picture).pathname);
    expect([path, answer.headers()['content-type']]).toEqual([path, 'image/jpeg']);
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, new URL(picture).pathname);
    expect(size).toEqual([1200, 630]);
  }
  await context.close();
});

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['*;q=0', undefined],
  ['gzip;q=0, *', 'br'],
])('pages and built files are compressed as %s allows', async (accepted, encoding) => {
  const context = await newContext();
  const html = await (await context.request.get('/')).text();
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  for (const path of ['/', asset, '/favicon.svg']) {
    const answer = await context.request.get(path, { headers: { 'accept-encoding': accepted } });
    const wanted = path === '/favicon.svg' ? [encoding, undefined] : [encoding];
    expect(wanted).toContain(answer.headers()['content-encoding']);
  }
  await context.close();
});
