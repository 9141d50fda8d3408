import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('what happened, and where suppliers are', () => {
  it('P074 a supplier is told of what staff changed, and reads it', async () => {
    const [{ id }] = (await sql(
      "SELECT supplier_id AS id FROM user_account WHERE email = 'supplier@demo.example'",
      [],
    )) as [{ id: number }];
    await sql(
      `INSERT INTO activity (actor_kind, actor_id, action, subject_type, subject_id, changes)
       SELECT 'user', id, 'supplier.changed', 'supplier', $1, '{"website": ["a", "b"], "adminNotes": ["a", "b"]}'
       FROM user_account WHERE email = 'admin@uplift.example'`,
      [id],
    );
    const { page, context, complaints } = await signedIn('supplier@demo.example', '/admin/dashboard');
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.getByRole('link', { name: /^Notifications, \d+ new$/ }).click();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: 'The Uplift team changed the supplier' })
      .first();
    await row.getByText('Website', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    await row.getByRole('link').click();
    await page.waitForURL('**/admin/yourProfile');
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('P075 staff see where suppliers are, and go on to those of a region', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example');
    await page.goto('/admin/maps');
    const region = page.getByRole('list', { name: 'Regions' }).getByRole('listitem').first();
    const count = (await region.textContent())?.match(/[\d,]+$/)?.[0];
    expect(await axeViolations(page)).toEqual([]);
    await region.getByRole('link').click();
    await page.waitForURL('**/admin/businesses?**');
    await page.getByText(` of ${count}`).waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });
});
