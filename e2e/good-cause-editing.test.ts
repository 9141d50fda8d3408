import { picture } from '../server/uploads/testing/pictures.js';
import { axeViolations, visit } from './browser.js';
import { sql } from './database.js';
import { save, signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('good causes as staff keep them, and their own users see them', () => {
  const stored = async (name: string) => {
    const [row] = await sql('SELECT * FROM good_cause WHERE name = $1', [name]);
    return row as Record<string, unknown>;
  };

  it('R104 R107 R108 R330 P054 P077 staff record one, by keyboard, and the public page follows at once', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example');
    await page.goto('/admin/GoodCauses');
    await page.getByRole('link', { name: 'New good cause' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'New Good Cause' }).waitFor();
    await page.getByRole('button', { name: 'Create good cause' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Good Cause Name is required').waitFor();
    // What is wrong has the focus.
    await page.keyboard.type('Kāinga Tamariki');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kainga.example.nz');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A house by the sea.');
    await page.getByRole('button', { name: 'Create good cause' }).press('Enter');
    await page.getByText('Good Cause has successfully been created').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Kāinga Tamariki' }).waitFor();
    const { id, link_key: before } = await stored('Kāinga Tamariki');
    expect(page.url()).toMatch(new RegExp(`/admin/GoodCauses/${id}$`));
    expect(await stored('Kāinga Tamariki')).toMatchObject({
      status: 'Drafting',
      website: 'https://kainga.example.nz',
      description: 'A house by the sea.',
    });

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved & Live');
    await page
      .getByRole('group', { name: 'Picture' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: await picture('png', 1300, 900) });
    await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('img', { name: 'Picture as it is' }).waitFor();
    await save(page);
    expect((await stored('Kāinga Tamariki')).image_url).toMatch(/^\/files\/goodCauseImages\/.*1200x800/);
    await page.getByRole('button', { name: 'Make a new link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new link' }).click();
    await page.getByText('The old link opens nothing any more.').waitFor();
    expect((await stored('Kāinga Tamariki')).link_key).not.toBe(before);
    expect(await axeViolations(page)).toEqual([]);

    const visitor = await visit();
    await visitor.page.goto(`/GoodCauses/${id}`);
    await visitor.page.getByRole('heading', { level: 1, name: 'Kāinga Tamariki' }).waitFor();
    await page.getByLabel('Good cause name').fill('Kāinga Rangatahi');
    await save(page);
    await visitor.page.goto('/GoodCauses');
    await visitor.page.getByText('Kāinga Rangatahi').first().waitFor();
    await visitor.context.close();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The good cause has been deleted').waitFor();
    await page.waitForURL(/\/admin\/GoodCauses$/);
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByText('Kāinga Rangatahi').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('A155 R104 one that has enquiries stays, and says why; the list is found and sorted', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example');
    await page.goto('/admin/GoodCauses?q=youth');
    await page.getByRole('link', { name: /Youth/ }).first().click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText(/This good cause cannot be deleted: .* refer to it/).waitFor();
    await context.close();
    expect(complaints).toEqual([expect.stringContaining('409')]);
  });

  it('A158 P077 its own user reads all of it, and changes nothing', async () => {
    const { page, context, complaints } = await signedIn('goodcause@demo.example');
    const [own] = await sql(
      `SELECT g.id, g.name FROM good_cause g JOIN user_account u ON u.good_cause_id = g.id WHERE u.email = $1`,
      ['goodcause@demo.example'],
    );
    const { id, name } = own as { id: number; name: string };
    await page.goto(`/admin/GoodCauses/${id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Total $UC').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    for (const button of ['Save', 'Delete', 'Make a new link'])
      expect(await page.getByRole('button', { name: button, exact: true }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(`/admin/GoodCauses/${id + 1}`);
    await page.getByText('There is no such good cause').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });
});
