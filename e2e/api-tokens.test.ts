import { signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

describe('API tokens', () => {
  const profile = (headers: Record<string, string>) =>
    fetch(`${underTest().url}/api/user/CurrentUserData`, { headers });

  it('are created by keyboard, shown once, work in the API, and stop when revoked', async () => {
    const { page, context, errors } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'goodcause@demo.example');
    await page.goto('/userProfile');
    await page.getByText('No API tokens yet.').waitFor();
    await page.getByRole('button', { name: 'New token' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New token' });
    await dialog.getByRole('checkbox', { name: 'Profile and saved views: Read' }).waitFor();
    await dialog.getByText('profile:read', { exact: true }).waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
    await dialog.getByText('Choose at least one permission').waitFor();
    await dialog.getByText('Enter a name').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Charity CRM');
    await dialog.getByRole('checkbox', { name: 'Profile and saved views: Read' }).press('Space');
    await dialog.getByRole('button', { name: 'Create token' }).press('Enter');
    await page.getByRole('dialog', { name: 'Copy your token' }).waitFor();
    await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
    await page.getByText('Copied to Clipboard').waitFor();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const row = page.getByRole('listitem').filter({ hasText: 'Charity CRM' });
    await row.getByText('Read: Profile and saved views').waitFor();
    expect(await row.textContent()).toContain(`${token.slice(0, 11)}…`);
    expect(await page.content()).not.toContain(token);
    const headers = { authorization: `Bearer ${token}` };
    expect((await profile(headers)).status).toBe(200);
    await row.getByRole('button', { name: 'Revoke: Charity CRM' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await page.getByText('No API tokens yet.').waitFor();
    expect((await profile(headers)).status).toBe(401);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('of a user are listed and revoked by staff', async () => {
    const { page, context, errors } = await visit();
    const [user] = await sql<{ id: number }>(
      `SELECT id FROM user_account WHERE email = 'goodcause@demo.example'`,
    );
    await sql(
      `INSERT INTO api_token (user_id, name, token_hash, token_start, scopes)
       VALUES ($1, 'Old website', '\\x00', 'uplift_Ab3d', '{causes:read}')`,
      [user?.id],
    );
    await signIn(page, 'admin@uplift.example');
    await page.goto(`/admin/users/${user?.id}`);
    const card = page.getByRole('region', { name: 'API tokens' });
    await card.getByText('Read: Good causes').waitFor();
    expect(await card.getByRole('button', { name: 'New token' }).count()).toBe(0);
    await card.getByRole('button', { name: 'Revoke: Old website' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await card.getByText('This user has no API tokens.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
