import { signIn, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('while the server does not answer', () => {
  it('a reload of the admin area says so in place, and trying again leads back in', async () => {
    const { page, context } = await visit();
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

  it('a list under a new filter shows the failure in place of the old rows, and trying again brings the new ones', async () => {
    const { page, context } = await visit();
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry');
    await page.locator('tr.row').first().waitFor();
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    await page.getByRole('button', { name: 'Completed', exact: true }).press('Enter');
    const alert = page.getByRole('alert');
    await alert.getByText('The list could not be loaded').waitFor();
    await alert.getByText('Something went wrong on our side').waitFor();
    expect(await page.locator('tr.row').count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.locator('tr.row').first().waitFor();
    expect(new URL(page.url()).search).toBe('?progress=COMPLETED');
    await context.close();
  });
});
