import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { hasFocus, pressInDialog } from './dialogs.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('bulk actions and exports', () => {
  /** Opens the tasks, which stay closed while rows are selected. */
  const askForTasks = async (page: Page) => {
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // By mouse, not by keyboard: the dialog that has just closed returns the focus to the control that opened
    // it.
    await page.getByRole('button', { name: /^Tasks/, expanded: false }).click();
  };

  /** Returns true if the tasks cover the actions on selected rows. */
  const coversActions = async (page: Page) => {
    const [tasks, acts] = await Promise.all([
      page.getByRole('region', { name: 'Tasks' }).boundingBox(),
      page.getByRole('group', { name: 'Selected rows' }).boundingBox(),
    ]);
    if (!tasks || !acts) throw new Error('They are not in sight together.');
    return tasks.y < acts.y + acts.height && acts.y < tasks.y + tasks.height;
  };

  const countOf = async (from: string) =>
    (await sql<{ count: number }>(`SELECT count(*)::integer AS count FROM ${from}`))[0]?.count ?? 0;

  it('the export button shows the number of suppliers, and the file contains each of them', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/businesses');
    const count = await countOf('supplier');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export ${count}`, exact: true }).press('Enter');
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^suppliers-\d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toMatch(/^\ufeffID,Name,Listing title,Status,/);
    expect(text.split('\r\n')).toHaveLength(count + 2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the menu beside that button exports a file for other programs', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/businesses');
    await page.getByRole('button', { name: /^Export \d/, disabled: false }).waitFor();
    await page.getByRole('button', { name: 'Export formats' }).press('Enter');
    expect(await axeViolations(page)).toEqual([]);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV for other programs' }).press('Enter');
    const text = readFileSync(await (await arriving).path(), 'utf8');
    expect(text).toMatch(/^ID,Name,Listing title,Status,/);
    expect(text).toMatch(/,20\d\d-\d\d-\d\d,/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a bulk change by keyboard only survives a reload and lists its refusals', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/businesses');
    await sql(`INSERT INTO supplier (name, list_title, status, enquiry_email)
      SELECT 'Bulk bird ' || n, 'Bulk', 'Drafting', 'a@b.nz' FROM generate_series(1, 60) n`);
    await page.goto('/admin/businesses?q=bulk+bird');
    await page.getByText('50 of 60').waitFor();
    await page.getByRole('checkbox').first().press('Space');
    await page.getByRole('button', { name: 'Select all 60 that match' }).press('Enter');
    await page.getByRole('button', { name: 'Change…' }).press('Enter');
    await hasFocus(page.getByRole('dialog'));
    await page.getByRole('checkbox', { name: 'Change Search weight', exact: true }).press('Space');
    await page.getByRole('textbox', { name: 'Search weight' }).fill('41');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change 60 suppliers' }).press('Enter');
    const tasks = page.getByRole('region', { name: 'Tasks' });
    await askForTasks(page);
    await tasks.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await coversActions(page)).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('list', { name: 'Suppliers' }).waitFor();
    expect(await coversActions(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.getByRole('button', { name: /^Tasks/ }).waitFor();
    if (!(await tasks.isVisible())) await page.getByRole('button', { name: /^Tasks/ }).press('Enter');
    await tasks
      .getByText(/^60 records/)
      .first()
      .waitFor();
    expect(await countOf('supplier WHERE search_weight = 41')).toBe(60);
    await tasks.getByRole('button', { name: 'Hide tasks' }).press('Escape');
    await tasks.waitFor({ state: 'hidden' });
    await sql(`DELETE FROM supplier WHERE name LIKE 'Bulk bird %'`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a bulk change of enquiries affects exactly the ticked ones R152', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/businesses');
    await sql(`INSERT INTO sales_enquiry (full_name, email, enquiry_about, chance)
      SELECT 'Bulk asker ' || n, 'a@b.nz', 'Nests', 30 FROM generate_series(1, 3) n`);
    await page.goto('/admin/salesEnquiry?q=bulk+asker');
    await page.locator('tr.row').first().waitFor();
    await page.getByRole('checkbox').first().press('Space');
    await page.getByRole('button', { name: 'Change…' }).press('Enter');
    await hasFocus(page.getByRole('dialog'));
    const change = page.getByRole('button', { name: 'Change 3 enquiries' });
    const tick = (name: string) => page.getByRole('checkbox', { name: `Change ${name}` }).press('Space');
    await tick('Status');
    expect(await change.isEnabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
    await tick('Paid to good cause');
    await tick('Follow-up date');
    await tick('Archived');
    await tick('Archived');
    expect(await axeViolations(page)).toEqual([]);
    await change.press('Enter');
    await askForTasks(page);
    await page
      .getByRole('region', { name: 'Tasks' })
      .getByText(/^3 records/)
      .first()
      .waitFor();
    expect(
      await countOf(`sales_enquiry WHERE full_name LIKE 'Bulk asker %' AND progress = 'Completed'
        AND paid_to_good_cause AND archived_at IS NULL AND version = 2`),
    ).toBe(3);
    await sql(`DELETE FROM sales_enquiry WHERE full_name LIKE 'Bulk asker %'`);
    expect(errors).toEqual([]);
    await context.close();
  });

  const LISTS = [
    {
      at: '/admin/ImpactBusinessAdmin',
      many: 'impact buyers',
      insert: `impact_buyer (name, email, interested_status, link_key)
        SELECT 'Bulk heron ' || n, 'a@b.nz', 'Open', 'a-key-of-bulk-herons-' || n`,
      field: 'Visibility status',
      choice: 'Drafting',
      changed: `impact_buyer WHERE name LIKE 'Bulk heron %' AND status = 'Drafting'`,
      left: `impact_buyer WHERE name LIKE 'Bulk heron %'`,
    },
    {
      at: '/admin/orders',
      many: 'orders',
      insert: `impact_box_order (full_name, email) SELECT 'Bulk heron ' || n, 'a@b.nz'`,
      field: 'Status',
      choice: 'Sent',
      changed: `impact_box_order WHERE full_name LIKE 'Bulk heron %' AND status = 'Sent'`,
      left: `impact_box_order WHERE full_name LIKE 'Bulk heron %'`,
    },
    {
      at: '/admin/messages',
      many: 'messages',
      insert: `contact_message (kind, full_name, email, message)
        SELECT 'General', 'Bulk heron ' || n, 'a@b.nz', 'Kia ora'`,
      field: 'Status',
      choice: 'Done',
      changed: `contact_message WHERE full_name LIKE 'Bulk heron %' AND state = 'Done'`,
      left: `contact_message WHERE full_name LIKE 'Bulk heron %'`,
    },
    {
      at: '/admin/salesEnquiry',
      many: 'enquiries',
      insert: `sales_enquiry (full_name, email, enquiry_about) SELECT 'Bulk heron ' || n, 'a@b.nz', 'Nests'`,
      field: 'Status',
      choice: 'Completed',
      changed: `sales_enquiry WHERE full_name LIKE 'Bulk heron %' AND progress = 'Completed'`,
      left: `sales_enquiry WHERE full_name LIKE 'Bulk heron %'`,
    },
  ];

  it('buyers, orders, messages and enquiries are changed and deleted in bulk R131 R174 R300 A155 A162', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/businesses');
    for (const { at, many, insert, field, choice, changed, left } of LISTS) {
      await sql(`INSERT INTO ${insert} FROM generate_series(1, 2) n`);
      const chooseAll = async () => {
        await page.goto(`${at}?q=bulk+heron`);
        await page.getByText('Bulk heron 2').first().waitFor();
        await page.getByRole('checkbox').first().press('Space');
      };
      const done = (act: string) =>
        page
          .getByRole('region', { name: 'Tasks' })
          .getByRole('listitem')
          .filter({ hasText: `${act} of ${many}` })
          .getByText(/^2 records/)
          .waitFor();
      await chooseAll();
      await page.getByRole('button', { name: 'Change…' }).press('Enter');
      await hasFocus(page.getByRole('dialog'));
      await page.getByRole('checkbox', { name: `Change ${field}`, exact: true }).press('Space');
      await page.getByRole('combobox', { name: field, exact: true }).selectOption({ label: choice });
      await page.getByRole('button', { name: `Change 2 ${many}` }).press('Enter');
      await askForTasks(page);
      await done('Change');
      expect([many, await countOf(changed)]).toEqual([many, 2]);

      await chooseAll();
      const acts = page.getByRole('group', { name: 'Selected rows' });
      await acts.getByRole('button', { name: 'Change…' }).waitFor();
      // A list with more than three actions has the last of them in a menu.
      const more = acts.getByRole('button', { name: 'More' });
      if (await more.isVisible()) await more.press('Enter');
      await acts.getByRole('button', { name: 'Delete…' }).press('Enter');
      const question = page.getByRole('alertdialog', { name: `Delete 2 ${many}` });
      await question.waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await pressInDialog(question, 'Delete');
      await done('Deletion');
      // After a deletion by keyboard, the focus stays in the list and does not return to the start of the
      // page.
      await page.waitForFunction(() => document.activeElement !== document.body);
      expect([many, await countOf(left)]).toEqual([many, 0]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

const FILE = [
  'Name,Listing title,Enquiries email,Member since,Favourite colour',
  'Imported Kea,Builder,kea@example.nz,3/02/2025,green',
  'Imported Moa,Baker,nonsense,,blue',
].join('\r\n');

describe('supplier import', () => {
  it('selects a file, maps columns, checks and imports by keyboard; refused rows are returned as a file', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/businesses');
    await page.getByRole('link', { name: 'Import' }).press('Enter');
    await page.getByRole('heading', { name: '1. Choose a file' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a CSV file' }).press('Enter');
    await (await choosing).setFiles({ name: 'birds.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await page.getByRole('heading', { name: '2. Match the columns' }).waitFor();
    expect(await page.getByLabel('Enquiries email').inputValue()).toBe('enquiryEmail');
    expect(await page.getByLabel('Favourite colour').inputValue()).toBe('');
    await page
      .getByRole('combobox', { name: 'Favourite colour', exact: true })
      .selectOption({ label: 'Admin notes' });
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check the file' }).press('Enter');
    const act = page.getByRole('button', { name: 'Import 1 supplier' });
    await act.waitFor();
    const refused = page.getByRole('listitem').filter({ hasText: 'Row 3: Imported Moa' });
    await refused.filter({ hasText: 'Enquiries email: Please enter' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sql(`SELECT name FROM supplier WHERE name LIKE 'Imported %'`)).toEqual([]);
    await page.reload();
    await act.press('Enter');
    await page.getByRole('heading', { name: '4. Result' }).waitFor();
    expect(await sql(`SELECT name, admin_notes FROM supplier WHERE name LIKE 'Imported %'`)).toEqual([
      { name: 'Imported Kea', admin_notes: 'green' },
    ]);
    expect(await axeViolations(page)).toEqual([]);
    const arriving = page.waitForEvent('download');
    await page.getByRole('main').getByRole('button', { name: 'Rejected rows' }).press('Enter');
    const text = readFileSync(await (await arriving).path(), 'utf8');
    expect(text).toMatch(/What is wrong\r\nImported Moa,Baker,nonsense,,blue,/);
    expect(errors).toEqual([]);
    await sql(`DELETE FROM supplier WHERE name LIKE 'Imported %'`);
    await context.close();
  });

  it('runs once from two tabs, both of which show the result, and can be undone A155', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/businesses/import');
    const rows = 'Name,Listing title,Enquiries email\nTwice Tui,Builder,tui@example.nz\n';
    const file = { name: 'birds.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the file' }).press('Enter');
    const act = { name: 'Import 1 supplier' };
    await page.getByRole('button', act).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', act).waitFor();
    await Promise.all([page, other].map((tab) => tab.getByRole('button', act).press('Enter')));
    for (const tab of [page, other]) await tab.getByText('The import is complete.').waitFor();
    const twice = `SELECT count(*)::integer AS count FROM supplier WHERE name = 'Twice Tui'`;
    expect(await sql(twice)).toEqual([{ count: 1 }]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo the import' }).press('Enter');
    await page.getByText('The import was undone.').waitFor();
    expect(await page.getByRole('region', { name: 'Tasks' }).count()).toBe(0);
    await page.reload();
    await page.getByText('The import was undone.').waitFor();
    await until(async () => (await sql<{ count: number }>(twice))[0]?.count === 0);
    // The console logs the response to the second tab, which is 409.
    expect(errors.filter((said) => !said.includes('409'))).toEqual([]);
    await context.close();
  });
});
