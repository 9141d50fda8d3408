import { pdf } from '../server/kits/uploads/testing/documents.js';
import { picture } from '../server/kits/uploads/testing/pictures.js';
import { until } from '../server/testing/until.js';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { openDialog } from './dialogs.js';
import { mostAtOnce, mutationsOf, save, saveToList, seeLoading, signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

const FILLED = {
  Name: 'Rimurimu Bakers',
  'Listing title': 'Seaweed baker',
  'Enquiries email': 'hi@rimurimu.example',
};

const OWN_TABS = ['Details', 'Public Profile', 'Our Work', 'Testimonials', 'Services'];
const STAFF_TABS = ['Product Details', 'Promotions', 'Learn More', 'Locations', 'Sustainability', 'Leads'];

describe('suppliers in the admin area', () => {
  const asStaff = () => signedIn('admin@uplift.example');

  it('staff create a supplier, edit it and delete it R055 R056 R067 A16 A17 R069 R060 R066 R080 R081 R083 R084 R095', async () => {
    const { page, context, errors } = await asStaff();
    await page.goto('/admin/businesses');
    await page.getByRole('link', { name: 'New supplier' }).click();
    const mutations = mutationsOf(page);
    await page.getByRole('button', { name: 'Create supplier' }).click();
    await page.getByText('Name is required.').waitFor();
    for (const message of ['Listing title is required.', 'Email is required.'])
      expect(await page.getByText(message).count()).toBe(1);
    for (const [label, value] of Object.entries(FILLED))
      await page.getByRole('textbox', { name: label, exact: true }).fill(value);
    // An error on another tab is shown there.
    await page.getByRole('tab', { name: 'Product Details' }).click();
    await page.getByLabel('Contribution details').fill('x'.repeat(36));
    await page.getByRole('tab', { name: 'Details', exact: true }).click();
    await page.getByRole('tab', { name: 'Details', exact: true, selected: true }).waitFor();
    await page.getByRole('button', { name: 'Create supplier' }).click();
    await page.getByText('Maximum of 35 characters allowed.').waitFor();
    // R084: nothing is sent before all fields are valid.
    expect(mutations).toEqual([]);
    await page.getByLabel('Contribution details').fill('5%');
    await page.getByRole('button', { name: 'Create supplier' }).click();
    await page.getByRole('heading', { level: 1, name: FILLED.Name }).waitFor();
    expect(page.url()).toMatch(/\/admin\/businesses\/\d+$/);
    expect(mutations).toHaveLength(1);
    // R055, R056: the tab of the impact buyer appears once the supplier is one.
    expect(await page.getByRole('tab').allTextContents()).toEqual([...OWN_TABS, ...STAFF_TABS, 'Timeline']);

    await page.getByRole('tab', { name: 'Our Work' }).click();
    for (const [name, id] of [
      ['First loaf', 'dQw4w9WgXcQ'],
      ['Second loaf', 'aaaaaaaaaaa'],
    ]) {
      const dialog = await openDialog(page, 'Add a video');
      await dialog.getByLabel('YouTube link').fill('https://vimeo.com/1');
      await dialog.getByLabel('Description').fill(String(name));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Enter the address of a YouTube video.').waitFor();
      await dialog.getByLabel('YouTube link').fill(`https://youtu.be/${id}`);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: String(name) })
        .waitFor();
    }
    await page.getByRole('button', { name: 'Move Second loaf left' }).click();
    await page.getByRole('button', { name: 'Move Second loaf left', disabled: true }).waitFor();
    await page.reload();
    const works = page.getByRole('tabpanel', { name: 'Our Work' }).getByRole('listitem');
    await works.first().waitFor();
    expect((await works.allTextContents()).map((text) => /(First|Second)/.exec(text)?.[0])).toEqual([
      'Second',
      'First',
    ]);

    await page.getByRole('tab', { name: 'Learn More' }).click();
    await page.getByRole('button', { name: 'Add a file' }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'price-list.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await page.getByText('price-list.pdf', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'price list' }).waitFor();

    await page.getByRole('tab', { name: 'Public Profile' }).click();
    await page
      .getByRole('group', { name: 'Profile picture' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'loaf.png', mimeType: 'image/png', buffer: await picture('png', 900, 700) });
    await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('img', { name: 'Current: Profile picture' }).waitFor();
    await page.getByRole('tab', { name: 'Sustainability' }).click();
    await page.getByLabel('Carbon', { exact: true }).check();
    await page.getByLabel('Notes about Carbon').fill('Zero since 2024');

    await page.getByRole('tab', { name: 'Services' }).click();
    // R064: only the list of services accepts new words. Staff add them to it from here.
    const offers = page.getByRole('combobox', { name: 'What you offer' });
    await offers.fill('Seaweed bread');
    await offers.press('Enter');
    expect(await page.getByRole('button', { name: /Seaweed bread/ }).count()).toBe(0);
    // The message of the field when it loses the focus does not move the button away from the pointer.
    await offers.fill('Seaweed bread');
    await page.getByRole('button', { name: 'Add a missing service to the list' }).click();
    await page.getByRole('button', { name: 'Add service' }).click();
    await page.getByText('Service has successfully been created').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await offers.fill('seaweed');
    await page.getByRole('option', { name: 'Seaweed bread' }).click();
    const own = page.url();
    await saveToList(page);
    const [stored] = await sql('SELECT image_url, sustainability_notes FROM supplier WHERE name = $1', [
      FILLED.Name,
    ]);
    expect(stored).toEqual({
      image_url: expect.stringMatching(/^\/files\/profileImages\/\w+-600x400\.png$/),
      sustainability_notes: { sustainabilityCarbon: 'Zero since 2024' },
    });
    await page.goto(own);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('**/admin/businesses');
    expect(await sql('SELECT FROM supplier WHERE name = $1', [FILLED.Name])).toEqual([]);
    // R064: supplier 32 has a single list, which accepts any text from staff.
    await page.goto('/admin/businesses/32?tab=services');
    await page.getByRole('combobox', { name: 'Enter services' }).fill('Kelp weaving');
    await page.getByRole('combobox', { name: 'Enter services' }).press('Enter');
    await page.getByRole('button', { name: /Kelp weaving/ }).waitFor();
    expect(await page.getByRole('main').getByRole('combobox').count()).toBe(1);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the list is filtered, its columns are arranged by keyboard, and both are saved R327 R325', async () => {
    const { page, context, errors } = await asStaff();
    await page.goto('/admin/businesses');
    await page.locator('tr.row').first().waitFor();
    await page.getByRole('button', { name: 'Drafting', exact: true }).click();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByLabel('Value').fill('a');
    await page.getByRole('dialog').getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('button', { name: 'Remove filter: Name contains “a”' }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Contact' }).uncheck();
    await page.getByRole('checkbox', { name: 'City' }).check();
    await page.getByRole('button', { name: 'Move Status up' }).press('Enter');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    const width = page.getByRole('separator', { name: 'Width of Name' });
    const before = Number(await width.getAttribute('aria-valuenow'));
    await width.press('ArrowRight');
    await page.reload();
    await page.locator('tr.row').first().waitFor();
    const heads = await page.locator('th').allTextContents();
    expect([heads.includes('Contact'), heads.includes('City')]).toEqual([false, true]);
    expect(heads.indexOf('Status')).toBeLessThan(heads.indexOf('Listing title'));
    expect(Number(await width.getAttribute('aria-valuenow'))).toBe(before + 16);
    const rows = page.locator('tr.row');
    expect(await rows.filter({ hasText: 'Drafting' }).count()).toBe(await rows.count());
    await page.getByRole('button', { name: 'Clear Grid Filters' }).click();
    await page.waitForURL('**/admin/businesses');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('its own user edits its fields and finds the others read-only R054 R055 R057 R088 R089 R345 A19', async () => {
    const { page, context, errors } = await signedIn('supplier@demo.example', '/admin/dashboard');
    // R345: its statistics, its listing and its part of the record.
    await page.getByText('Your activity stats as a Supplier').waitFor();
    await page.goto('/admin/businesses');
    await page.locator('tr.row a').first().click();
    await page.getByRole('tab', { name: 'Public Profile' }).waitFor();
    const listing = await page
      .getByRole('link', { name: /public profile/i })
      .first()
      .getAttribute('href');
    expect(listing).toMatch(/^\/business\/\d+$/);
    expect((await page.getByRole('tab').allTextContents()).filter((name) => name !== 'Timeline')).toEqual(
      OWN_TABS,
    );
    for (const label of ['Name', 'Listing title', 'URL keyword', 'Membership option'])
      expect(await page.getByRole('textbox', { name: label, exact: true }).isDisabled()).toBe(true);
    await page.getByLabel('Owner mobile').fill('021 555 0101');
    await save(page);
    await seeLoading(page, '/admin/yourProfile');
    expect(await page.getByRole('tab').allTextContents()).toEqual(OWN_TABS.slice(1));
    await page.getByLabel('Who are we').fill('Plumbers who answer the phone.');
    await save(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Services' }).click();
    const services = page.getByRole('combobox', { name: 'What you offer' });
    await services.fill('Time travel');
    await services.press('Enter');
    expect(await page.getByRole('button', { name: /Time travel/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Ask us to add a service' }).click();
    const ask = page.getByRole('dialog', { name: 'Ask us to add a service' });
    expect(await ask.getByRole('textbox', { name: 'Service', exact: true }).inputValue()).toBe('Time travel');
    expect(await axeViolations(page)).toEqual([]);
    await ask.getByRole('textbox', { name: 'Service', exact: true }).press('Enter');
    await page.getByText('We will look into adding this service.').waitFor();
    expect(
      await sql(
        `SELECT message FROM contact_message WHERE email = 'supplier@demo.example' ORDER BY id DESC LIMIT 1`,
        [],
      ),
    ).toEqual([{ message: 'Please add this service to the list: Time travel' }]);
    // A19 R088: the address for enquiries is among the details.
    await page.goto('/admin/yourProfile');
    await page.getByRole('link', { name: 'All details' }).click();
    await page.getByRole('textbox', { name: 'Enquiries email' }).waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('two users edit one supplier: the second resolves a version conflict, and no change is lost', async () => {
    const [one, other] = [await asStaff(), await asStaff()];
    for (const { page } of [one, other]) {
      await page.goto('/admin/businesses/7');
      await page.getByRole('textbox', { name: 'Admin notes' }).waitFor();
    }
    await one.page.getByRole('textbox', { name: 'Admin notes' }).fill('Call on Mondays');
    await one.page.getByLabel('Contact person').fill('Hana');
    await saveToList(one.page);
    await other.page.getByRole('textbox', { name: 'Admin notes' }).fill('Call on Fridays');
    await other.page.getByLabel('Owner mobile').fill('021 555 0202');
    await other.page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = other.page.getByRole('region', { name: 'Two versions of Admin notes' });
    await conflict.waitFor();
    expect(await other.page.getByLabel('Contact person').inputValue()).toBe('Hana');
    await conflict.getByRole('button', { name: 'Keep my version' }).click();
    await saveToList(other.page);
    const [stored] = await sql<object>(
      'SELECT admin_notes, owner_contact_person, owner_mobile FROM supplier WHERE id = 7',
    );
    expect(stored).toEqual({
      admin_notes: '<p>Call on Fridays</p>',
      owner_contact_person: 'Hana',
      owner_mobile: '021 555 0202',
    });
    for (const { context } of [one, other]) await context.close();
    expect(one.errors).toEqual([]);
    expect(other.errors.filter((validationError) => !validationError.includes('409'))).toEqual([]);
  });
});

describe('lists with inline editing', () => {
  it('staff correct suppliers row by row by keyboard and pencil, and a cell shows its error', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const ids: number[] = [];
    await page.goto('/admin/businesses');
    const mostNotices = await mostAtOnce(page, '[aria-label="Dismiss notice"]');
    await page.locator('tr.row').first().focus();
    await page.keyboard.press('F2');
    await page.keyboard.press('Tab');
    const title = page.getByRole('textbox', { name: 'Listing title' });
    for (const typed of ['Aardvark keeper', 'Abacus maker']) {
      const row = page.locator('tr.row', { has: title });
      ids.push(Number(await row.locator('td.number').first().textContent()));
      await title.fill(typed);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await expect(
      page
        .locator('tr.row')
        .nth(2)
        .evaluate((row) => row === document.activeElement),
    ).resolves.toBe(true);
    await until(async () => {
      const titles = await sql<{ list_title: string }>(
        'SELECT list_title FROM supplier WHERE id = ANY($1) ORDER BY list_title',
        [ids],
      );
      return titles.map((row) => row.list_title).join() === 'Aardvark keeper,Abacus maker';
    });

    // The pencil appears under the pointer, at the end of the cell.
    const cell = page.locator('tr.row').first().locator('td[data-column=membership]');
    const { width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
    await cell.click({ position: { x: width - 12, y: height / 2 } });
    const day = page.getByRole('textbox', { name: 'Member since' });
    await day.fill('soon');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Enter a date such as' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await day.fill('3/4/2024');
    await page.keyboard.press('Enter');
    await cell.getByText('03-Apr-2024').waitFor();
    // Each notice replaced the one before: together they would cover the rows.
    expect(await mostNotices()).toBe(1);
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe('/admin/businesses');
    await context.close();
    expect(errors).toEqual([]);
  });
});
