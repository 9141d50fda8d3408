import type { Browser } from 'playwright-core';
import { openBrowser, signIn, visit } from './browser';

jest.setTimeout(120_000);

describe('while the server does not answer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('a reload of the admin area says so in place, and trying again leads back in', async () => {
    const { page, context } = await visit(browser);
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry?progress=COMPLETED');
    await page.getByRole('grid').waitFor();
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    await page.reload();
    await page.getByRole('alert').getByText('We could not reach Uplift').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/salesEnquiry');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.getByRole('grid').waitFor();
    expect(new URL(page.url()).search).toBe('?progress=COMPLETED');
    await context.close();
  });
});
