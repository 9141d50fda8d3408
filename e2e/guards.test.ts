import type { Browser } from 'playwright-core';
import { openBrowser, signIn, underTest, visit } from './browser';

jest.setTimeout(180_000);

describe('guards, in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('R307 R308 R310 R297 F19 send people where they belong', async () => {
    const { page, context } = await visit(browser);
    await page.goto('/admin/leads');
    await page.waitForURL(`${underTest().url}/`);
    await page.goto('/login/%2Fadmin%2FsalesEnquiry');
    await page.getByLabel('Email').fill('member@demo.example');
    await page.locator('input[type=password]').fill('uplift-demo');
    await page.getByRole('button', { name: 'Login' }).click();
    // No role: the admin area is closed, the own profile is open.
    await page.waitForURL(`${underTest().url}/`);
    await page.goto('/userProfile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/userProfile');
    await context.close();

    const admin = await visit(browser);
    await admin.page.goto('/login/%2Fadmin%2FsalesEnquiry');
    await admin.page.getByLabel('Email').fill('admin@uplift.example');
    await admin.page.locator('input[type=password]').fill('uplift-demo');
    await admin.page.getByRole('button', { name: 'Login' }).click();
    await admin.page.waitForURL('**/admin/salesEnquiry');
    await admin.page.goto('/login');
    await admin.page.waitForURL('**/admin/dashboard');
    await admin.context.close();
  });

  it('R307 who leaves or reloads a page while it is still finding out who is there stays signed in', async () => {
    const { page, context } = await visit(browser);
    await signIn(page, 'supplier@demo.example', { to: '/admin/dashboard' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const isRefresh = (url: URL) => url.pathname === '/graphql';
    const answered: number[] = [];
    await page.route(isRefresh, async (route) => {
      if (!route.request().postData()?.includes('RefreshSession')) return route.abort();
      // The server has traded the cookie; the browser never hears of it.
      const request = route.request();
      const headers = await request.allHeaders();
      const body = request.postData();
      answered.push((await fetch(request.url(), { method: 'POST', headers, body })).status);
      await route.abort();
    });
    const lost = () =>
      page.waitForEvent(
        'requestfailed',
        (request) => request.postData()?.includes('RefreshSession') ?? false,
      );
    await Promise.all([lost(), page.goto('/contact')]);
    await Promise.all([lost(), page.reload()]);
    expect(answered).toEqual([200, 200]);
    await page.unroute(isRefresh);
    await page.reload();
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await context.close();
  });

  it('R032 A11 unknown paths and /home lead to Home', async () => {
    const { page, context } = await visit(browser);
    for (const path of ['/zzz', '/home']) {
      await page.goto(path);
      await page.waitForURL(`${underTest().url}/`);
    }
    await context.close();
  });

  it('design rule 11: the supplier page can be read with script switched off', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: underTest().url });
    const page = await context.newPage();
    const response = await page.goto('/business/5');
    expect(response?.status()).toBe(200);
    expect(await page.title()).toBe('Kōwhai Plumbing - Uplift | 100% charitable');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Kōwhai Plumbing');
    expect(await page.getByText('Hot water cylinders').count()).toBeGreaterThan(0);
    expect(await page.content()).toContain('application/ld+json');
    expect(await page.locator('noscript p').textContent()).toMatch(/^This form needs JavaScript/);
    expect(await page.getByRole('heading', { name: 'Share' }).count()).toBe(0);
    expect((await page.goto('/business/32'))?.status()).toBe(404);
    await context.close();
  });

  it('a full load of a rendered page asks the API for nothing', async () => {
    const { page, context, complaints } = await visit(browser);
    const calls: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/graphql') && calls.push(request.postData() ?? ''),
    );
    await page.goto('/business/5');
    await page.waitForLoadState('networkidle');
    await context.close();
    expect([calls, complaints]).toEqual([[], []]);
  });
});
