import type { Page } from 'playwright-core';
import { axeViolations, newContext, visit } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

describe('route guards in a browser', () => {
  /** Signs in on the sign-in screen, from any page. */
  async function typeSignIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.locator('input[type=password]').fill('uplift-demo');
    await page.getByRole('button', { name: 'Login' }).click();
  }

  it('signing in leads staff to the requested page, with their fourteen menu entries F19 R307 R308 R310 R297 R044', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/admin/leads');
    await page.waitForURL(`${underTest().url}/`);
    await page.goto('/login/%2Fadmin%2Fleads');
    await typeSignIn(page, 'admin@uplift.example');
    await page.waitForURL('**/admin/leads');
    await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
    await page.goto('/login');
    await page.waitForURL('**/admin/dashboard');
    const drawer = page.getByRole('navigation', { name: 'Admin' });
    await drawer.waitFor();
    expect(
      await drawer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual([
      '/home',
      '/admin/actionCenter',
      '/admin/salesEnquiry',
      '/admin/leads',
      '/admin/ImpactBusinessAdmin',
      '/admin/salesTrackingStats',
      '/admin/businesses',
      '/admin/GoodCauses',
      '/admin/testimonials',
      '/admin/categories',
      '/admin/featuredListings',
      '/admin/users',
      '/admin/dashboard',
      '/admin/orders',
    ]);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${underTest().url}/`);
    await page.goto('/login');
    await typeSignIn(page, 'admin@uplift.example');
    await page.waitForURL('**/admin/dashboard');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the admin area is closed to users without a role and to a supplier that has left F19 R047 R290 R308 R310 R344', async () => {
    const nobody = await visit();
    await nobody.page.goto('/login/%2Fadmin%2FsalesEnquiry');
    await typeSignIn(nobody.page, 'member@demo.example');
    await nobody.page.waitForURL(`${underTest().url}/`);
    await nobody.page.goto('/userProfile');
    await nobody.page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await nobody.page.goto('/admin/dashboard');
    await nobody.page.waitForURL(`${underTest().url}/`);
    await nobody.context.close();

    const left = (status: string) =>
      sql(
        `UPDATE supplier SET status = $1 WHERE id = (SELECT supplier_id FROM user_account WHERE email = 'supplier@demo.example')`,
        [status],
      );
    await left('Left & Removed');
    const gone = await visit();
    await gone.page.goto('/login');
    await typeSignIn(gone.page, 'supplier@demo.example');
    await gone.page.waitForURL(`${underTest().url}/`);
    await gone.page.getByRole('button', { name: 'Account' }).click();
    await gone.page.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await gone.page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
    await left('Approved & Live');
    await gone.context.close();

    // A user who names a role in its own registration gets none.
    const email = 'made.itself@example.nz';
    const created = await fetch(`${underTest().url}/api/user/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firebase_id: 'made-itself', email, role: 'Admin' }),
    });
    expect(created.status).toBe(200);
    const made = await sql<{ roles: string[] }>('SELECT roles FROM user_account WHERE email = $1', [email]);
    expect(made).toEqual([{ roles: [] }]);
    expect([...nobody.errors, ...gone.errors]).toEqual([]);
  });

  it('leaving or reloading a page while it checks the session keeps the user signed in R307', async () => {
    const { page, context } = await signedIn('supplier@demo.example', '/admin/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const isRefresh = (url: URL) => url.pathname === '/graphql';
    const answered: number[] = [];
    await page.route(isRefresh, async (route) => {
      if (!route.request().postData()?.includes('RefreshSession')) return route.abort();
      // The server has exchanged the cookie, but the browser never gets the response.
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

  it('unknown paths and /home redirect to Home R032 A11', async () => {
    const { page, context } = await visit();
    for (const path of ['/zzz', '/home']) {
      await page.goto(path);
      await page.waitForURL(`${underTest().url}/`);
    }
    await context.close();
  });

  it('the supplier page is readable with scripts turned off (design rule 11)', async () => {
    const context = await newContext({ javaScriptEnabled: false });
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

  it('a full load of a server-rendered page sends no request to the API', async () => {
    const { page, context, errors } = await visit();
    const calls: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/graphql') && calls.push(request.postData() ?? ''),
    );
    await page.goto('/business/5');
    await page.waitForLoadState('networkidle');
    await context.close();
    expect([calls, errors]).toEqual([[], []]);
  });
});

describe('the command palette', () => {
  it('staff find a record, a screen and an action in one box, by keyboard only', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/dashboard');
    const box = page.getByRole('combobox', { name: 'Find a record, a screen or an action' });
    await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
    const find = async (text: string) => {
      // The previous one returns the focus when it closes.
      await box.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page.locator('input[role=combobox]:focus').waitFor();
      await page.keyboard.type(text);
      expect(await box.inputValue()).toBe(text);
    };
    await find('kōwhai plumbing');
    await page
      .getByRole('option', { name: /Kōwhai Plumbing/ })
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/businesses/*');
    await page.getByRole('heading', { level: 1, name: 'Kōwhai Plumbing' }).waitFor();

    await find('categ');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/categories');
    await find('new supp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/businesses/new');
    await find('import cat');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/categories/import');
    const [order] = await sql<{ id: number; full_name: string }>(
      'SELECT id, full_name FROM impact_box_order ORDER BY id LIMIT 1',
    );
    await find(String(order?.full_name));
    await page.getByRole('option', { name: new RegExp(`Order ${order?.id}`) }).click();
    await page.waitForURL(`**/admin/orders/${order?.id}`);
    await find('');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await page.goto('/admin/dashboard');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a supplier’s own user finds its own screens, and no records', async () => {
    const { page, context } = await signedIn('supplier@demo.example', '/admin/dashboard');
    await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find a screen or an action' }).fill('your');
    const found = await page.getByRole('option').allTextContents();
    expect(found).toEqual(['Your Profile', 'Your Enquiries', 'Your details']);
    await context.close();
  });
});

describe('while the server is down', () => {
  it('reloading the admin area shows the error in place, and a retry loads it', async () => {
    const { page, context } = await signedIn(
      'admin@uplift.example',
      '/admin/salesEnquiry?progress=COMPLETED',
    );
    await page.getByRole('grid').waitFor();
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    const tryAgain = async () => {
      await page.getByRole('alert').getByText('Can’t connect to Uplift').waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/salesEnquiry');
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
    };
    // The reload ends only with a response, which needs the second try.
    await Promise.all([tryAgain(), page.reload()]);
    await page.getByRole('grid').waitFor();
    expect(new URL(page.url()).search).toBe('?progress=COMPLETED');
    await context.close();
  });

  it('a list with a new filter replaces the old rows with the error, and a retry loads the new rows', async () => {
    const { page, context } = await signedIn('admin@uplift.example', '/admin/salesEnquiry');
    await page.locator('tr.row').first().waitFor();
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    await page.getByRole('button', { name: 'Completed', exact: true }).press('Enter');
    const alert = page.getByRole('alert');
    await alert.getByText('Couldn’t load the list').waitFor();
    await alert.getByText('Something went wrong on our side').waitFor();
    expect(await page.locator('tr.row').count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.locator('tr.row').first().waitFor();
    expect(new URL(page.url()).search).toBe('?progress=COMPLETED');
    await context.close();
  });
});
