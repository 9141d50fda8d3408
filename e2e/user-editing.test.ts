import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { save, signedIn } from './editing.js';
import { mailTo } from './mail.js';
import { startProduct } from './start-product.js';

startProduct();

describe('users as staff keep them', () => {
  it('R293 R295 R296 staff grant a role, are told of another login, and deactivate somebody', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'admin@uplift.example');
    const theirs = await visit();
    await signIn(theirs.page, 'member@demo.example');
    await page.goto('/admin/users');
    await page.getByText('superAdmin').first().waitFor();
    await page.getByRole('searchbox').fill('member@demo');
    await page.getByRole('link', { name: 'member@demo.example' }).click();
    // The list has a box of that name, too: it filters.
    await page.getByRole('textbox', { name: 'Full name' }).waitFor();
    await page.getByRole('checkbox', { name: 'Supplier' }).check();
    const supplier = page.getByRole('combobox', { name: 'Supplier' });
    const [taken] = (await sql(
      `SELECT s.name FROM supplier s JOIN user_account u ON u.supplier_id = s.id
       WHERE u.email = 'supplier@demo.example'`,
      [],
    )) as [{ name: string }];
    await supplier.fill(taken.name);
    await page
      .getByRole('option', { name: new RegExp(taken.name) })
      .first()
      .click();
    await page.getByText('Business already has a login: supplier@demo.example').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await save(page);
    await theirs.page.goto('/admin/yourProfile');
    await theirs.page.getByRole('tab', { name: 'Public Profile' }).waitFor();

    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('has been signed out everywhere').waitFor();
    await theirs.page.goto('/admin/yourProfile');
    await theirs.page.waitForURL((url) => !url.pathname.startsWith('/admin'));
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByText('may sign in again').waitFor();
    await sql(
      `UPDATE user_account SET roles = '{}', supplier_id = NULL WHERE email = 'member@demo.example'`,
      [],
    );
    await theirs.context.close();
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R290 staff invite somebody, who chooses a password by the mailed link', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example');
    await page.goto('/admin/users');
    await page.getByRole('link', { name: 'Invite user' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('member@demo.example');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Hana Rewi');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByText('Somebody with this address has an account already.').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill('hana@invited.example');
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hana Rewi' }).waitFor();
    await page.getByText('Not confirmed yet').waitFor();
    await page.getByRole('button', { name: 'Send invitation again' }).click();
    await page.getByText('Invitation sent').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const mine = await visit();
    const words = await mailTo('hana@invited.example', 'You are invited to Uplift');
    await mine.page.goto(/\/reset-password\?token=[\w-]+/.exec(words)?.[0] ?? '');
    await mine.page.locator('input[type=password]').first().fill('a kauri in the mist 7');
    await mine.page.locator('form button[type=submit]').click();
    await mine.page.getByText('Your new password is set').waitFor();
    await signIn(mine.page, 'hana@invited.example', { password: 'a kauri in the mist 7' });
    await mine.context.close();
    await page.reload();
    await page.getByRole('button', { name: 'Deactivate' }).waitFor();
    expect(await page.getByRole('button', { name: 'Send invitation again' }).count()).toBe(0);
    await sql("DELETE FROM user_account WHERE email = 'hana@invited.example'", []);
    await context.close();
    // The browser tells of the refusal, which the form has answered.
    expect(complaints.filter((words) => !words.includes('400'))).toEqual([]);
  });
});
