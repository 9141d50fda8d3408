import { readFile } from 'node:fs/promises';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('audit log', () => {
  it('is filtered by record, field and user, shows the values of a change, and is exported', async () => {
    const [supplier] = await sql<{ id: number; name: string }>('SELECT id, name FROM supplier WHERE id = 5');
    const { id = 0, name = '' } = supplier ?? {};
    await sql(
      `INSERT INTO activity (actor_kind, actor_id, action, subject_type, subject_id, changes, request_id)
       SELECT 'user', u.id, 'supplier.changed', 'supplier', $1,
         '{"listTitle": ["Joiner", "Cabinetmaker"], "ownerName": null}', 'request-of-the-test'
       FROM user_account u WHERE u.email = 'staff@uplift.example'`,
      [id],
    );
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/audit');
    await page.getByRole('button', { name: /^Record type/ }).click();
    await page.getByRole('checkbox', { name: 'Supplier', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Changed field/ }).click();
    await page.getByLabel('Find: Changed field').fill('title');
    await page.getByRole('checkbox', { name: 'Listing title', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search by a user’s name or email' }).fill('staff@uplift');
    const details = page.getByRole('button', { name: `Details: Changed this supplier, Supplier: ${name}` });
    await details.first().waitFor();
    expect(page.url()).toContain('type=supplier');
    expect(await axeViolations(page)).toEqual([]);

    await details.first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Changed this supplier' });
    for (const text of ['Joiner', 'Cabinetmaker', 'request-of-the-test'])
      await dialog.getByText(text, { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export \d/ }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('listTitle: Joiner → Cabinetmaker; ownerName (personal)');
    expect(errors).toEqual([]);
    await context.close();
  });
});
