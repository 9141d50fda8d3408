import { freePort, killLaunched, launch } from '../server/testing/launch-product.js';
import { TestOpenIdProvider } from '../server/testing/test-open-id-provider.js';
import { axeViolations, visit } from './browser.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const STAFF = { sub: 'staff', email: 'staff@uplift.example', email_verified: true, name: 'Staff' };

/** The product of the file has no Google; this one stands beside it, on the same database. */
describe('C067 A117 signing in with Google, in a browser', () => {
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

  it('R307 by keyboard alone, on to where somebody wanted to go, and signed in from then on', async () => {
    await provider.become(STAFF);
    const { page, context, complaints } = await visit();
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
    // Whoever goes back is not asked to sign in again.
    await page.goto(`${url}/login?google=expired`);
    await page.waitForURL(`${url}/admin/dashboard`);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R306 whoever registers with Google in te reo Māori lands on the own profile in it', async () => {
    await provider.become({
      sub: 'new',
      email: 'hemi.new@example.nz',
      email_verified: true,
      name: 'Hēmi Tāne',
    });
    const { page, context, complaints } = await visit({ width: 390 });
    await page.goto(`${url}/mi/register`);
    await page.getByRole('link', { name: 'Haere tonu mā Google' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${url}/mi/userProfile`);
    await page.getByText('Kua takiuru hei hemi.new@example.nz').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });

  it.each([
    [390, true],
    [1280, false],
  ])('R313 says why nobody is signed in, and lets them try again (%i px)', async (width, dark) => {
    await provider.become({ sub: 'unconfirmed', email: 'someone@example.nz', email_verified: false });
    const { page, context, complaints } = await visit({ width, dark });
    await page.goto(`${url}/login/${encodeURIComponent('/contact')}`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('You did not sign in with Google.').waitFor();
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
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
    expect(complaints).toEqual([]);
  });

  it('an address that says somebody is signed in, when nobody is, signs nobody in', async () => {
    const { page, context } = await visit();
    await page.goto(`${url}/mi/login?google=done`);
    await page.getByRole('alert').getByText('Kāore i taea te takiuru').waitFor();
    await page.getByRole('button', { name: 'Takiuru' }).waitFor();
    await context.close();
  });

  it('shows nothing of it where it is not set up', async () => {
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
