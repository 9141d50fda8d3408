import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { pressInDialog } from './dialogs.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

describe('the sign-ins in My Profile', () => {
  it('are listed, and a lost phone is signed out by keyboard', async () => {
    const phone = await visit({ width: 390 });
    await signIn(phone.page, 'goodcause@demo.example');
    const { page, context, errors } = await visit();
    await signIn(page, 'goodcause@demo.example');
    await page.goto('/userProfile');
    const card = page.getByRole('region', { name: 'Your sign-ins' });
    const own = card.getByRole('listitem').filter({ hasText: 'This device' });
    await own.getByText('Chrome on Linux').waitFor();
    await own.getByText('with your password').waitFor();
    expect(await own.getByRole('button').count()).toBe(0);
    await card.getByRole('button', { name: 'Sign out: Chrome on Linux' }).first().press('Enter');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).press('Enter');
    await page.getByText('Device signed out').waitFor();
    await phone.page.goto('/userProfile');
    await phone.page.waitForURL(`${underTest().url}/`);
    await phone.page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await Promise.all([context.close(), phone.context.close()]);
    expect(errors).toEqual([]);
  });

  it('end on every other device at once', async () => {
    const others = [await visit({ width: 390 }), await visit()];
    for (const other of others) {
      await signIn(other.page, 'admin@uplift.example');
      await other.page.goto('/admin/leads');
    }
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example');
    await page.goto('/userProfile');
    const card = page.getByRole('region', { name: 'Your sign-ins' });
    await card.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).press('Enter');
    await page.getByText('Signed out everywhere else').waitFor();
    await card.getByRole('button').first().waitFor({ state: 'detached' });
    expect(await card.getByRole('listitem').count()).toBe(1);
    for (const other of others) await other.page.getByText('You are signed out').waitFor();
    await Promise.all([context, ...others.map((other) => other.context)].map((each) => each.close()));
    expect(errors).toEqual([]);
  });
});

describe('a user on the screen for staff', () => {
  it('is signed out everywhere by keyboard, with the API tokens if chosen', async () => {
    const user = await visit({ width: 390 });
    await signIn(user.page, 'buyer@demo.example');
    const [{ id } = { id: 0 }] = await sql<{ id: number }>(
      `SELECT id FROM user_account WHERE email = 'buyer@demo.example'`,
    );
    await sql(
      `INSERT INTO api_token (user_id, name, token_hash, token_start, scopes)
       VALUES ($1, 'Lost laptop', '\\x01', 'uplift_abc', '{profile:read}')`,
      [id],
    );
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example');
    await page.goto(`/admin/users/${id}`);
    await page.getByText('Lost laptop').waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('can sign in again').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'Revoke the API tokens too' }).press('Space');
    await pressInDialog(dialog, 'Sign out');
    await page.getByText('buyer@demo.example is signed out everywhere').waitFor();
    await page.getByText('This user has no API tokens.').waitFor();
    await user.page.goto('/userProfile');
    await user.page.waitForURL(`${underTest().url}/`);
    await user.page.getByRole('link', { name: 'Login' }).first().waitFor();
    await Promise.all([context.close(), user.context.close()]);
    expect(errors).toEqual([]);
  });
});
