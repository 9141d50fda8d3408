import { tokenOf } from './api.js';
import { axeViolations, errorsOf, newContext } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('“Try it” in the API reference', () => {
  it.each([
    { width: 1280, dark: false },
    { width: 390, dark: true },
  ])('sends calls by keyboard and shows their responses: $width px, dark: $dark', async ({ width, dark }) => {
    const context = await newContext({
      viewport: { width, height: 844 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto('/api/docs?find=CurrentUserData');
    const call = page.getByRole('article').first();
    await call.getByText('Try it', { exact: true }).press('Enter');
    await call.getByText('The response appears here.').waitFor();
    await call.getByRole('button', { name: 'Send' }).press('Enter');
    await call.getByText('401 Unauthorized').waitFor();
    const token = await tokenOf('member@demo.example');
    await page.getByLabel('Token for').fill(token);
    await call.getByRole('button', { name: 'Send' }).press('Enter');
    await call.getByText('200 OK').waitFor();
    expect(await call.getByRole('status').textContent()).toContain('"email": "member@demo.example"');
    await call.getByText('Headers', { exact: true }).press('Enter');
    expect(await call.getByRole('status').textContent()).toContain('cache-control: no-store');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/api/docs?find=sendSalesEnquiry');
    const form = page.getByRole('article').first();
    await form.getByText('Try it', { exact: true }).press('Enter');
    const body = form.getByLabel('Body (JSON)');
    expect(JSON.parse(await body.inputValue())).toMatchObject({ email: 'ana@example.nz' });
    await body.fill('{');
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await form.getByText('The body is not valid JSON').waitFor();
    await page.route('**/api/mailing/**', (route) => route.abort());
    await body.fill('{}');
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await form.getByText('The request was not sent').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(errors.filter((error) => !error.includes('net::ERR_FAILED'))).toEqual([]);
    await context.close();
  });
});
