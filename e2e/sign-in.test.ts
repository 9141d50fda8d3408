import type { Page } from 'playwright-core';
import { freePort, killLaunched, launch } from '../server/testing/launch-product.js';
import { TestOpenIdProvider } from '../server/testing/test-open-id-provider.js';
import { axeViolations, signIn, visit } from './browser.js';
import { untilFocused } from './focus.js';
import { mailTo } from './mail.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const STRANGERS = 'the stranger chose this';
const OWNERS = 'seven dull purple kettles';

describe('a registered address', () => {
  let people = 0;
  const field = (page: Page, name: string) => page.getByRole('textbox', { name });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  /** Presses Tab until the field with this name has the focus. */
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

  /** Registers with the keyboard only. Returns the browser and the link in the mail. */
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
    await page.getByText('This password is too common.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(STRANGERS);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${underTest().url}/userProfile`);
    const link = /\/confirm-email\?token=\S+/.exec(await mailTo(email, 'Confirm your email address'))?.[0];
    return { ...seen, email, link: link ?? '' };
  }

  it('is confirmed with one press by the signed-in user', async () => {
    const { page, context, link, errors } = await registered();
    await page.goto(link);
    const press = page.getByRole('button', { name: 'Confirm email' });
    await page.getByText('Click the button to confirm').waitFor();
    await press.press('Enter');
    await heading(page, 'Your email is confirmed');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('is confirmed with its password on another device', async () => {
    const { context, link } = await registered();
    await context.close();
    const phone = await visit({ width: 390 });
    await phone.page.goto(link);
    await field(phone.page, 'The password you registered with').focus();
    await phone.page.keyboard.type('not that one');
    await phone.page.keyboard.press('Enter');
    await phone.page.getByText('That password isn’t right.').waitFor();
    await phone.page.keyboard.press('Control+A');
    await phone.page.keyboard.type(STRANGERS);
    await phone.page.keyboard.press('Enter');
    await heading(phone.page, 'Your email is confirmed');
    await phone.context.close();
    expect(phone.errors).toEqual([]);
  });

  it('passes to the mailbox owner if someone else registered it', async () => {
    const stranger = await registered();
    const { page, context, errors } = await visit();
    await page.goto(stranger.link);
    await field(page, 'The password you registered with').focus();
    await tabTo(page, 'I haven’t registered');
    await page.keyboard.press('Enter');
    await page.getByText('signed out and their details removed').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type('Hera Hemi');
    await page.keyboard.press('Tab');
    await page.keyboard.type(OWNERS);
    await page.keyboard.press('Enter');
    await heading(page, 'Your email is confirmed');
    await page.getByText('Your account is ready.').waitFor();
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
    expect(errors).toEqual([]);
  });
});

const API = 'https://api.dev.uplift.example';
const LIVE = 'wss://api.dev.uplift.example';

describe('an API on its own host', () => {
  /**
   * Changes a page in the same way as the server with PUBLIC_API_URL, and answers calls to that address from
   * the product.
   */
  async function moveApi(page: Page, path: string): Promise<string[]> {
    const { url } = underTest();
    const requests: string[] = [];
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      await route.fulfill({
        response,
        headers: {
          ...headers,
          'content-security-policy': policy.replace(
            "connect-src 'self'",
            `connect-src 'self' ${API} ${LIVE}`,
          ),
        },
        body: (await response.text()).replace('"config":{', `"config":{"apiUrl":"${API}",`),
      });
    });
    await page.routeWebSocket(`${LIVE}/graphql`, () => requests.push(`${API} of changes`));
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON();
      requests.push(`${new URL(route.request().url()).origin} ${operationName}`);
      const response = await route.fetch({ url: `${url}/graphql` });
      const headers = { 'access-control-allow-origin': url, 'access-control-allow-credentials': 'true' };
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
    return requests;
  }

  it('is called by a page with that configuration, for sign-in and all other requests R312 A154', async () => {
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example');
    // Requests of the previous page must not be included.
    await page.goto('about:blank');
    const requests = await moveApi(page, '/admin/salesEnquiry');
    await page.goto('/admin/salesEnquiry');
    await page.locator('tr.row').first().waitFor();
    expect(requests).toEqual(
      expect.arrayContaining([`${API} RefreshSession`, `${API} EnquiryGrid`, `${API} of changes`]),
    );
    expect(requests.filter((call) => !call.startsWith(API))).toEqual([]);
    // Calls that are still being forwarded, such as for saved views, end before their window closes.
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
    expect(errors).toEqual([]);
  });
});

const STAFF = { sub: 'staff', email: 'staff@uplift.example', email_verified: true, name: 'Staff' };

/** The product of this file has no Google sign-in. This one runs beside it, on the same database. */
describe('signing in with Google in a browser C067 A117', () => {
  let provider: TestOpenIdProvider;
  let url: string;

  beforeAll(async () => {
    const { databaseUrl, folder } = underTest();
    const port = await freePort();
    url = `http://localhost:${port}`;
    provider = await TestOpenIdProvider.start(`${url}/api/auth/google/back`);
    const product = launch({
      ...provider.env,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      PORT: String(port),
      PUBLIC_URL: url,
    });
    await Promise.race([product.open, product.ended.then(({ output }) => Promise.reject(new Error(output)))]);
  });
  afterAll(async () => {
    killLaunched();
    await provider.close();
  });

  it('works by keyboard only, leads to the requested page, and keeps the user signed in R307', async () => {
    await provider.become(STAFF);
    const { page, context, errors } = await visit();
    await page.goto(`${url}/login/${encodeURIComponent('/admin/salesEnquiry?tab=notes')}`);
    const link = page.getByRole('link', { name: 'Continue with Google' });
    for (let n = 0; n < 10 && !(await link.evaluate((element) => element === document.activeElement)); n++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${url}/admin/salesEnquiry?tab=notes`);
    await page.getByRole('heading', { level: 1, name: 'Sales Tracking' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Sales Tracking' }).waitFor();
    // Going back does not ask for a sign-in again.
    await page.goto(`${url}/login?google=expired`);
    await page.waitForURL(`${url}/admin/dashboard`);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('registering with Google in te reo Māori leads to the profile in te reo Māori R306', async () => {
    await provider.become({
      sub: 'new',
      email: 'hemi.new@example.nz',
      email_verified: true,
      name: 'Hēmi Tāne',
    });
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto(`${url}/mi/register`);
    await page.getByRole('link', { name: 'Haere tonu mā Google' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${url}/mi/userProfile`);
    await page.getByText('Kua takiuru hei hemi.new@example.nz').waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it.each([
    [390, true],
    [1280, false],
  ])('shows why signing in failed, and offers a retry (%i px) R313', async (width, dark) => {
    await provider.become({ sub: 'unconfirmed', email: 'someone@example.nz', email_verified: false });
    const { page, context, errors } = await visit({ width, dark });
    await page.goto(`${url}/login/${encodeURIComponent('/contact')}`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('You didn’t finish signing in with Google.').waitFor();
    await untilFocused(alert);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await alert.getByText('Google has not confirmed your email address.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login/%2Fcontact');
    await page.getByLabel('Email').fill('member@demo.example');
    await page.locator('input[type=password]').fill('uplift-demo');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`${url}/contact`);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('an address that claims a sign-in does not sign in a visitor', async () => {
    const { page, context } = await visit();
    await page.goto(`${url}/mi/login?google=done`);
    await page.getByRole('alert').getByText('Kāore i taea te takiuru').waitFor();
    await page.getByRole('button', { name: 'Takiuru' }).waitFor();
    await context.close();
  });

  it('is hidden if not configured', async () => {
    const { page, context } = await visit();
    for (const [path, button] of [
      ['/login', 'Login'],
      ['/register', 'Create account'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: button }).waitFor();
      expect(await page.getByText('Google').count()).toBe(0);
    }
    await context.close();
  });
});
