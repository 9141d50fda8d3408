import sharp from 'sharp';
import { picture } from '../server/kits/uploads/testing/pictures.js';
import { until } from '../server/testing/until.js';
import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { pressInDialog } from './dialogs.js';
import { save, signedIn } from './editing.js';
import { mailTo } from './mail.js';
import { startProduct } from './start-product.js';

startProduct();

/** Returns the name of the picture that a browser chose, without its size. */
const stem = (address: string | null | undefined) => /[\da-f]{32}/.exec(address ?? '')?.[0];
const shownAddress = (img: Element) =>
  /[\da-f]{32}/.exec((img as HTMLImageElement).currentSrc || (img as HTMLImageElement).src)?.[0];

describe('good causes in the admin area', () => {
  const stored = async (name: string) => {
    const [row] = await sql('SELECT * FROM good_cause WHERE name = $1', [name]);
    return row as Record<string, unknown>;
  };

  it('staff create a cause by keyboard, and the public page shows it at once R104 R107 R108 R330 P054 P077', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    await page.goto('/admin/GoodCauses');
    await page.getByRole('link', { name: 'New good cause' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'New Good Cause' }).waitFor();
    await page.getByRole('button', { name: 'Create good cause' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Good Cause Name is required').waitFor();
    // The focus is in the field with the error.
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
    await page.getByRole('img', { name: 'Current: Picture' }).waitFor();
    await save(page);
    expect((await stored('Kāinga Tamariki')).image_url).toMatch(/^\/files\/goodCauseImages\/.*1200x800/);
    await page.getByRole('button', { name: 'Make a new link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new link' }).click();
    await page.getByText('The old link no longer works.').waitFor();
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
    expect(errors).toEqual([]);
  });

  it('a cause with enquiries cannot be deleted, with the reason; the list is searched and sorted A155 R104', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    await page.goto('/admin/GoodCauses?q=youth');
    await page.getByRole('link', { name: /Youth/ }).first().click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText(/This good cause cannot be deleted: .* refer to it/).waitFor();
    await context.close();
    expect(errors).toEqual([expect.stringContaining('409')]);
  });

  it('its own user reads all fields, and changes none A158 P077', async () => {
    const { page, context, errors } = await signedIn('goodcause@demo.example');
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
    await page.getByText('Good cause not found').waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('featured listings in the admin area', () => {
  const onFirstPage = async (title: string, width: number) => {
    const { page, context } = await visit();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: title });
    const there = (await card.count()) > 0;
    const address = there ? await card.locator('img:visible').evaluate(shownAddress) : null;
    await context.close();
    return { there, address };
  };

  it('are created with both pictures, appear on Home at once, and are deleted P059 R298 R299 R022', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    await page.goto('/admin/featuredListings');
    await page.getByRole('link', { name: 'New featured listing' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'New Featured Listing' }).waitFor();
    await page.getByRole('combobox', { name: 'Supplier' }).focus();
    await page.keyboard.type('kowhai');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('Title').fill('Zwieback for all');
    await page.getByLabel('Position').fill('0');
    for (const [which, width, height] of [
      ['Desktop picture', 1600, 1280],
      ['Phone picture', 800, 800],
    ] as const) {
      const buffer = await sharp({ create: { width, height, channels: 3, background: '#0a5' } })
        .png()
        .toBuffer();
      const input = page.locator(`input[type=file]`).nth(which === 'Desktop picture' ? 0 : 1);
      await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      await pressInDialog(page.getByRole('dialog'), 'Use picture');
      await page.getByRole('img', { name: `Current: ${which}` }).waitFor();
    }
    await page.getByRole('button', { name: 'Create featured listing' }).press('Enter');
    await page.getByText('Featured Listing has successfully been created').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Zwieback for all' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const [desktop, phone] = await page
      .getByRole('img', { name: /^Current: / })
      .evaluateAll((found) => found.map((img) => (img as HTMLImageElement).getAttribute('src')));
    await until(async () => (await onFirstPage('Zwieback for all', 1280)).there);
    const wide = await onFirstPage('Zwieback for all', 1280);
    const narrow = await onFirstPage('Zwieback for all', 390);
    expect([wide.address, narrow.address]).toEqual([stem(desktop), stem(phone)]);

    await page.getByLabel('Title').fill('Rusks for all');
    await save(page);
    await page.getByText('Save Successful').first().waitFor();
    await page.getByText('Featured Listing has successfully been saved').first().waitFor();
    // A change shows within a second (ADR 21), or later on a busy machine.
    await until(async () => (await onFirstPage('Rusks for all', 1280)).there);

    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await pressInDialog(page.getByRole('alertdialog'), 'Delete');
    await page.getByText('The featured listing has been deleted').waitFor();
    await page.waitForURL(/\/admin\/featuredListings$/);
    await until(async () => !(await onFirstPage('Rusks for all', 1280)).there);
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('users in the admin area', () => {
  it('staff grant a role, get a warning about another login, and deactivate a user R293 R295 R296', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const theirs = await signedIn('member@demo.example');
    await page.goto('/admin/users');
    await page.getByText('superAdmin').first().waitFor();
    await page.getByRole('searchbox').fill('member@demo');
    await page.getByRole('link', { name: 'member@demo.example' }).click();
    // The list has a text box of that name as well: its filter.
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
    await page.getByText('is now signed out everywhere').waitFor();
    await theirs.page.goto('/admin/yourProfile');
    await theirs.page.waitForURL((url) => !url.pathname.startsWith('/admin'));
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByText('can sign in again').waitFor();
    await sql(
      `UPDATE user_account SET roles = '{}', supplier_id = NULL WHERE email = 'member@demo.example'`,
      [],
    );
    await theirs.context.close();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('staff invite a user, who sets a password with the mailed link R290', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    await page.goto('/admin/users');
    await page.getByRole('link', { name: 'Invite user' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('member@demo.example');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Hana Rewi');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByText('There is already a user with this email address: “').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill('hana@invited.example');
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hana Rewi' }).waitFor();
    await page.getByText('Not confirmed yet').waitFor();
    await page.getByRole('button', { name: 'Send invitation again' }).click();
    await page.getByText('Invitation sent').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const mine = await visit();
    const words = await mailTo('hana@invited.example', 'You’re invited to Uplift');
    await mine.page.goto(/\/reset-password\?token=[\w-]+/.exec(words)?.[0] ?? '');
    await mine.page.locator('input[type=password]').first().fill('a kauri in the mist 7');
    await mine.page.locator('form button[type=submit]').click();
    await mine.page.getByText('Your new password is set').waitFor();
    await signIn(mine.page, 'hana@invited.example', { password: 'a kauri in the mist 7' });
    await mine.context.close();
    await page.reload();
    await page.getByRole('button', { name: 'Deactivate' }).waitFor();
    expect(await page.getByRole('button', { name: 'Send invitation again' }).count()).toBe(0);
    // A second user of the same name is created only on confirmation. The message names the first one.
    await page.goto('/admin/users');
    await page.getByRole('link', { name: 'Invite user' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('hana@second.example');
    await page.getByRole('textbox', { name: 'Full name' }).fill('HANA  rewi');
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByText(/There is already a user with this name: “Hana Rewi” \(ID \d+\)/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByRole('heading', { level: 1, name: 'HANA  rewi' }).waitFor();
    await sql("DELETE FROM user_account WHERE email IN ('hana@invited.example', 'hana@second.example')", []);
    await context.close();
    // The browser logs the refusal, which the form has handled.
    expect(errors.filter((words) => !/40[09]/.test(words))).toEqual([]);
  });
});
