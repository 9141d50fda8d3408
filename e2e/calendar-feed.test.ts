import { signIn, visit } from './browser.js';
import { sql } from './database.js';
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

  it('of a colleague is revoked on the screen of the user, and other users have none', async () => {
    const { page, context, errors } = await visit();
    const [colleague] = await sql<{ id: number }>(
      `INSERT INTO user_account (identity_id, email, roles)
       VALUES (gen_random_uuid(), 'feed@uplift.example', '{Admin}') RETURNING id`,
    );
    await sql(`INSERT INTO calendar_link (user_id, secret_hash) VALUES ($1, '\\x00')`, [colleague?.id]);
    const [user] = await sql<{ id: number }>(
      `SELECT id FROM user_account WHERE email = 'goodcause@demo.example'`,
    );
    await signIn(page, 'admin@uplift.example');
    await page.goto(`/admin/users/${colleague?.id}`);
    const card = page.getByRole('region', { name: 'Calendar feed' });
    await card.getByText('Never used').waitFor();
    expect(await card.getByRole('button').allTextContents()).toEqual(['Revoke']);
    await card.getByRole('button', { name: 'Revoke' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await card.getByText('This user has no calendar address.').waitFor();
    expect(await sql('SELECT FROM calendar_link WHERE user_id = $1', [colleague?.id])).toEqual([]);
    await page.goto(`/admin/users/${user?.id}`);
    await page.getByText('This user has no API tokens.').waitFor();
    expect(await card.count()).toBe(0);
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
