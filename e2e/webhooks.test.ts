import { signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';

startProduct();

describe('webhooks', () => {
  it('are created, tested, paused and deleted by keyboard', async () => {
    const { page, context, errors } = await visit();
    await signIn(page, 'supplier@demo.example');
    await page.goto('/userProfile');
    const card = page.getByRole('region', { name: 'Webhooks' });
    await card.getByText('No webhooks yet.').waitFor();
    await card.getByRole('button', { name: 'New webhook' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await dialog.getByRole('checkbox', { name: 'Sales enquiry completed' }).waitFor();
    expect(await dialog.getByRole('checkbox', { name: 'Lead created' }).count()).toBe(0);
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
    await dialog.getByText('Choose at least one event').waitFor();
    await dialog.getByText('Enter an address that begins with https://').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Accounting');
    await dialog.getByRole('checkbox', { name: 'Sales enquiry completed' }).press('Space');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await address.fill('https://10.0.0.1/events');
    await dialog.getByRole('button', { name: 'Create webhook' }).press('Enter');
    await dialog.getByText('This address is in a private network').waitFor();
    await address.fill('https://hooks.invalid/events');
    await dialog.getByRole('button', { name: 'Create webhook' }).press('Enter');
    const secret = page.getByLabel('Secret of the webhook');
    await secret.waitFor();
    const shown = (await secret.textContent()) ?? '';
    expect(shown).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await card.getByText('Sales enquiry completed').waitFor();
    expect(await page.content()).not.toContain(shown);

    const more = card.getByRole('button', { name: 'More: Accounting' });
    await more.press('Enter');
    await page.getByRole('button', { name: 'Send test event' }).press('Enter');
    const log = page.getByRole('dialog', { name: 'Log: Accounting' });
    await log.getByText('Failed').waitFor();
    await log.getByText(/There is no such host|The host could not be looked up/).waitFor();
    await log.getByText('Details').press('Enter');
    await log.getByText('"type": "webhook.test"').waitFor();
    await page.keyboard.press('Escape');

    await more.press('Enter');
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await card.getByText('Paused').waitFor();
    await more.press('Enter');
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    const edit = page.getByRole('dialog', { name: 'Edit webhook' });
    await edit.getByRole('checkbox', { name: 'Supplier changed' }).press('Space');
    await edit.getByRole('button', { name: 'Save changes' }).press('Enter');
    await card.getByText('Sales enquiry completed, Supplier changed').waitFor();
    await more.press('Enter');
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await card.getByText('No webhooks yet.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('of a user are resumed by staff, who cannot replace their secret', async () => {
    const { page, context, errors } = await visit();
    const [user] = await sql<{ id: number }>(
      `SELECT id FROM user_account WHERE email = 'goodcause@demo.example'`,
    );
    await sql(
      `INSERT INTO webhook (user_id, name, url, event_types, secret, paused_at, pause_reason)
       VALUES ($1, 'Charity CRM', 'https://hooks.invalid', '{cause.changed}', 'x', now(), 'failing')`,
      [user?.id],
    );
    await signIn(page, 'admin@uplift.example');
    await page.goto(`/admin/users/${user?.id}`);
    const card = page.getByRole('region', { name: 'Webhooks' });
    await card.getByText('Paused because it accepted no events for three days').waitFor();
    await card.getByRole('button', { name: 'More: Charity CRM' }).press('Enter');
    expect(await page.getByRole('button', { name: 'Replace secret' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Resume' }).press('Enter');
    await page.getByText('Webhook resumed').waitFor();
    await card.getByText('Paused', { exact: true }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['their owner', 'supplier@demo.example', () => '/userProfile'],
    ['staff', 'admin@uplift.example', (userId: number) => `/admin/users/${userId}`],
  ])('send a waiting event now for %s, unless they are paused', async (_, email, path) => {
    const { page, context, errors } = await visit();
    const [user] = await sql<{ id: number }>(
      `SELECT id FROM user_account WHERE email = 'supplier@demo.example'`,
    );
    const userId = user?.id ?? 0;
    await sql('DELETE FROM webhook');
    await sql(
      `WITH made AS (INSERT INTO webhook (user_id, name, url, event_types, secret)
         VALUES ($1, 'Accounting', 'https://hooks.invalid', '{supplier.changed}', 'x') RETURNING id)
       INSERT INTO webhook_delivery (webhook_id, event_type, attempts, first_attempt_at, problem, next_attempt_at)
         SELECT id, 'supplier.changed', 4, now(), 'The connection was refused.', now() + interval '5 hours' FROM made`,
      [userId],
    );
    await signIn(page, email);
    await page.goto(path(userId));
    const card = page.getByRole('region', { name: 'Webhooks' });
    await card.getByRole('button', { name: 'Log: Accounting' }).press('Enter');
    const log = page.getByRole('dialog', { name: 'Log: Accounting' });
    await log.getByText('4 attempts').waitFor();
    await log.getByRole('button', { name: 'Send now: Supplier changed' }).press('Enter');
    await page.getByText('Sending the event now').waitFor();
    await log.getByText('5 attempts').waitFor();
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: 'More: Accounting' }).press('Enter');
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await card.getByText('Paused').waitFor();
    await card.getByRole('button', { name: 'Log: Accounting' }).press('Enter');
    await log.getByText('Waiting events are sent as soon as you resume it.').waitFor();
    expect(await log.getByRole('button', { name: /^Send now/ }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
