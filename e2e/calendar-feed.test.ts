import { signIn, visit } from './browser.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

describe('the calendar feed', () => {
  const statusOf = async (address: string) => {
    const { pathname } = new URL(address);
    return (await fetch(underTest().url + pathname)).status;
  };

  it('is created, replaced and revoked by keyboard in My Profile, and its address is shown once', async () => {
    const { page, context, errors } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'admin@uplift.example');
    await page.goto('/userProfile');
    const card = page.getByRole('region', { name: 'Calendar feed' });
    await card.getByText('No calendar address yet.').waitFor();
    const copied = async () => {
      const dialog = page.getByRole('dialog', { name: 'Copy your calendar address' });
      const address = await dialog.getByLabel('Calendar address', { exact: true }).textContent();
      await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
      // An earlier notice may still be there, so wait for the clipboard itself.
      await page.waitForFunction(async (text) => (await navigator.clipboard.readText()) === text, address);
      await dialog.getByRole('button', { name: 'Done' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      return address ?? '';
    };
    await card.getByRole('button', { name: 'Create address' }).press('Enter');
    const first = await copied();
    await card.getByText('Never used').waitFor();
    expect(await page.content()).not.toContain(first);
    expect(await statusOf(first)).toBe(200);
    await card.getByRole('button', { name: 'Replace' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).press('Enter');
    const second = await copied();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await card.getByRole('button', { name: 'Revoke' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await card.getByText('No calendar address yet.').waitFor();
    expect(await statusOf(second)).toBe(404);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is only offered to staff', async () => {
    const { page, context } = await visit();
    await signIn(page, 'goodcause@demo.example');
    await page.goto('/userProfile');
    await page.getByText('No API tokens yet.').waitFor();
    expect(await page.getByRole('region', { name: 'Calendar feed' }).count()).toBe(0);
    await context.close();
  });
});
