import type { Page } from 'playwright-core';
import { graphql } from './api.js';
import { newContext, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { untilFocused } from './focus.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const TAGLINE = ' - Uplift | 100% charitable';
const SCHOOL = 'Pōhutukawa School';
const get = (path: string) => fetch(underTest().url + path, { redirect: 'manual' });

/** Returns the id of a buyer that is not public. */
async function hiddenBuyer(): Promise<number> {
  const live = (await (await get('/api/impactBusiness/all/available')).json()) as { id: number }[];
  const ids = new Set(live.map(({ id }) => id));
  for (let id = 1; ; id += 1) if (!ids.has(id)) return id;
}

const dollars = (text: string | null) => Number(text?.match(/\$([\d,]+)/)?.[1]?.replaceAll(',', ''));

describe('impact buyers and good causes', () => {
  it('a report opens by keyword and by id, in any spelling R144 A14', async () => {
    const { page, context, errors } = await visit();
    const canonical = `${underTest().url}/ImpactBuyer/pohutukawa`;
    for (const path of [
      '/impactBusinessProfile/pohutukawa',
      '/impactBusinessProfile/POHUTUKAWA',
      '/impactBusinessProfile/1',
      '/ImpactBuyer/pohutukawa',
      '/impactbuyer/pohutukawa',
      '/ImpactBuyer/1',
    ]) {
      const response = await page.goto(path);
      expect([path, response?.status(), await page.title()]).toEqual([path, 200, `${SCHOOL}${TAGLINE}`]);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(SCHOOL);
    }
    await context.close();
    expect(errors).toEqual([]);
  });

  it('unknown and unpublished records respond with 404 and a not-found page R106 R115', async () => {
    const hidden = await hiddenBuyer();
    const paths = [
      '/ImpactBuyer/nobody-at-all',
      `/ImpactBuyer/${hidden}`,
      '/impactBusinessProfile/0',
      '/impactBusinessProfile/99999999999',
      `/impactBusinessProfile/${'x'.repeat(300)}`,
      // The causes with the statuses Paused / Live and Drafting.
      '/GoodCauses/11',
      '/GoodCauses/12',
      '/GoodCauses/999999',
      '/GoodCauses/abc',
      '/GoodCauses/0',
      '/mi/GoodCauses/12',
    ];
    for (const path of paths) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('noindex');
    }
    const { page, context, errors } = await visit();
    await page.goto('/ImpactBuyer/nobody-at-all');
    await page.getByRole('heading', { name: 'We couldn’t find that page' }).waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('shows the reports and the search with scripts turned off R129', async () => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/ImpactBuyer/pohutukawa');
    for (const name of [SCHOOL, 'Who we are', 'The chosen good cause', 'Year by year', 'Suppliers used'])
      expect([name, await page.getByRole('heading', { name, exact: true }).count()]).toEqual([name, 1]);
    await page.getByRole('heading', { name: 'What is an impact report?' }).waitFor();
    expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(3);
    expect(await page.getByRole('img', { name: /^Contributions by year from/ }).count()).toBe(1);
    await page.goto('/GoodCauses/4');
    await page.getByRole('heading', { name: 'Who gives to this cause' }).waitFor();
    await page.goto('/impactBusiness');
    await page.getByLabel('Name').fill('pohutukawa school');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.waitForURL('**/impactBusiness?search=pohutukawa+school*');
    await page.getByRole('link', { name: SCHOOL }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    await context.close();
  });

  it('the list is searched and filtered by keyboard, and its address contains the filter R146', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/impactBusiness');
    await page.getByLabel('Name').focus();
    await page.keyboard.type('POHUTUKAWA SCH');
    await page.waitForURL('**/impactBusiness?search=POHUTUKAWA+SCH');
    await page.getByText('1 impact buyer', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Farm');
    await page.waitForURL('**/impactBusiness?search=POHUTUKAWA+SCH&type=farm');
    await page.getByRole('heading', { name: 'No impact buyers match your search' }).waitFor();
    // The selected option keeps the focus.
    await untilFocused(page.getByLabel('Type'));
    await page.reload();
    expect(await page.getByLabel('Name').inputValue()).toBe('POHUTUKAWA SCH');
    expect(await page.getByLabel('Type').inputValue()).toBe('farm');
    await page.getByRole('link', { name: 'All impact buyers' }).last().click();
    await page.waitForURL('**/impactBusiness');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=search]')?.value === '',
    );
    expect(await page.getByLabel('Type').inputValue()).toBe('');
    const options = await page.getByLabel('Type').locator('option').allTextContents();
    expect(options).toHaveLength(19);
    expect(options).toContain('Small Service Business ( 2 - 20 )');
    await page.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/impactBusiness?page=2');
    await page.getByText('Page 2 of').waitFor();
    await page.getByRole('article').first().getByRole('link').focus();
    const name = await page.getByRole('article').first().getByRole('link').textContent();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the certificate of a Live Report opens as a PDF in a new window R149 R151', async () => {
    const { page, context } = await visit();
    await page.goto('/ImpactBuyer/pohutukawa');
    const link = page.getByRole('link', { name: /^Download Certificate/ });
    expect(await link.getAttribute('target')).toBe('_blank');
    const href = await link.getAttribute('href');
    expect(href).toBe('/api/impactBusiness/pdf/1');
    const answer = await get(href ?? '');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await context.close();
  });

  it('Admin sees a report before it is live, without a certificate A22 R149', async () => {
    const id = await hiddenBuyer();
    const { page, context } = await signedIn('admin@uplift.example', `/ImpactBuyer/${id}`);
    await page.getByText('only you and our staff can see this page').waitFor();
    expect(await page.getByRole('link', { name: /Certificate/ }).count()).toBe(0);
    await page.goto('/GoodCauses/12');
    await page.getByText('Drafting: only you and our staff can see this page').waitFor();
    await context.close();
  });

  it('causes of an area are listed separately; the page of a cause has no banner R105 R109 R038', async () => {
    const { page, context } = await visit();
    await page.goto('/GoodCauses');
    const areas = page.getByRole('region', { name: 'Or support every good cause in an area' });
    expect(await areas.getByRole('article').count()).toBe(3);
    for (const name of await areas.getByRole('heading', { level: 3 }).allTextContents())
      expect(name).toMatch(/\((Impact an Area|Impacts Overall)\)/);
    const banner = page.getByText('A portion of each sale goes to good causes', { exact: true });
    expect(await banner.count()).toBe(1);
    await areas.getByRole('link').first().click();
    await page.waitForURL('**/GoodCauses/*');
    await page.getByRole('heading', { name: 'Who gives to this cause' }).waitFor();
    expect(await banner.count()).toBe(0);
    await context.close();
  });

  it('the amounts of all causes and of enquiries without a cause add up to the total on Home R109 A113', async () => {
    const { page, context } = await visit();
    await page.goto('/');
    const home = await page.getByText('raised for good causes').locator('..').textContent();
    await page.goto('/GoodCauses');
    const band = page.getByRole('region', { name: 'Contributions to causes so far' });
    const received = await band.getByText('received so far', { exact: true }).locator('..').textContent();
    const waiting = await band.getByText(/^Another .* hasn’t been allocated to a cause yet/).textContent();
    expect(dollars(waiting)).toBeGreaterThan(0);
    expect(dollars(received) + dollars(waiting)).toBe(dollars(home));
    await context.close();
  });

  it('describes itself to search engines in both languages', async () => {
    const { page, context } = await visit();
    for (const [path, lang] of [
      ['/ImpactBuyer/pohutukawa', 'en-NZ'],
      ['/mi/ImpactBuyer/pohutukawa', 'mi-NZ'],
    ] as const) {
      await page.goto(path);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((each) => JSON.parse(each)['@type'])).toEqual(['Organization', 'BreadcrumbList']);
      expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
        /^http.*\/files\//,
      );
    }
    await page.getByRole('heading', { name: 'He aha te pūrongo whaitake?' }).waitFor();
    // The buyer’s own texts are in English, and are marked so.
    const own = page.getByRole('region', { name: 'Ko wai mātou' }).getByRole('paragraph');
    expect(await own.getAttribute('lang')).toBe('en-NZ');
    await context.close();
  });
});

const PASSWORD = 'long enough words';
const ADMIN_PATHS = [
  '/admin',
  '/admin/dashboard',
  '/admin/yourProfile',
  '/admin/salesEnquiry',
  '/admin/salesEnquiry/1',
  '/admin/gcEnquiries',
  '/admin/mailbox',
  '/admin/nothing-like-it',
];

type Kind = 'supplier' | 'good_cause';

/** Creates a record that is not public, so that no other test uses it, and a user who owns it. */
async function ownerOf(kind: Kind, role: string) {
  const email = `${kind}.${Date.now()}@example.nz`;
  await graphql(
    'mutation ($email: String!, $password: String!) { register(email: $email, password: $password) { accessToken } }',
    { email, password: PASSWORD },
  );
  const [record] = await sql<{ id: number }>(
    kind === 'supplier'
      ? "INSERT INTO supplier (name, list_title, enquiry_email, status) VALUES ($1, 'Left', $1, 'Drafting') RETURNING id"
      : "INSERT INTO good_cause (name, status) VALUES ($1, 'Drafting') RETURNING id",
    [email],
  );
  await sql(`UPDATE user_account SET roles = $1, ${kind}_id = $2 WHERE email = $3`, [
    [role],
    record?.id,
    email,
  ]);
  const leave = () => sql(`UPDATE ${kind} SET status = 'Left & Removed' WHERE id = $1`, [record?.id]);
  return { email, leave };
}

async function accountItems(page: Page): Promise<(string | null)[]> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  return Promise.all(
    ['My Profile', 'Admin', 'Logout'].map(async (name) => {
      const item = page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name }));
      return (await item.count()) > 0 ? name : null;
    }),
  );
}

/** Returns the final address after all redirects. */
async function destination(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return new URL(page.url()).pathname;
}

describe('users of a record that has left', () => {
  it.each([
    ['supplier', 'Business'],
    ['good_cause', 'GoodCause'],
  ] as const)(
    'a %s can still sign in but not open the admin area R046 R047 R308 R310 A36',
    async (kind, role) => {
      const { email, leave } = await ownerOf(kind, role);
      const before = await visit();
      await signIn(before.page, email, { password: PASSWORD, to: '/admin/dashboard' });
      expect(await accountItems(before.page)).toEqual(['My Profile', 'Admin', 'Logout']);
      expect(await destination(before.page, '/admin/dashboard')).toBe('/admin/dashboard');

      await leave();
      // A signed-in user is refused at the next step, and so is a new sign-in.
      expect(await destination(before.page, '/admin/dashboard')).toBe('/');
      const { page, context, errors } = await visit();
      await signIn(page, email, { password: PASSWORD, to: '/' });
      expect(await accountItems(page)).toEqual(['My Profile', null, 'Logout']);
      const led: Record<string, string> = {};
      for (const path of [...ADMIN_PATHS, '/login']) led[path] = await destination(page, path);
      expect(led).toEqual(Object.fromEntries(Object.keys(led).map((path) => [path, '/'])));
      expect(await destination(page, '/userProfile')).toBe('/userProfile');
      await Promise.all([before.context.close(), context.close()]);
      expect([...before.errors, ...errors]).toEqual([]);
    },
  );
});
