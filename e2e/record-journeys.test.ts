import type { Locator, Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { openDialog } from './dialogs.js';
import { save, signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

/** The header by which the product’s own client identifies itself. */
const SAME_SITE = { 'apollo-require-preflight': 'true' };

const choose = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name }).first().click();
};

/** Sends a call to the API as the user who is signed in on the page, without its screens. */
async function askAs(page: Page, data: object) {
  const ask = async (body: object, headers = {}) =>
    (await page.request.post('/graphql', { data: body, headers: { ...SAME_SITE, ...headers } })).json();
  const { data: session } = await ask({ query: 'mutation { refreshSession { accessToken } }' });
  return ask(data, { authorization: `Bearer ${session.refreshSession.accessToken}` });
}

/** Returns whether the background of a field has more red or more green, once it has its colour. */
const tintOf = (field: Locator) =>
  field.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const [red = 0, green = 0] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return red > green ? 'red' : 'green';
  });

describe('journeys through records', () => {
  it('staff create an enquiry from known records, duplicate it and delete the copy F08 R160 R161 R173 R174 R176 R177 R334 R335', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const [buyer] = await sql<{ name: string; email: string; phone: string }>(
      `SELECT name, email, phone FROM impact_buyer WHERE email IS NOT NULL AND phone IS NOT NULL ORDER BY id LIMIT 1`,
    );
    const [supplier] = await sql<{ name: string; categories: string }>(
      `SELECT s.name, c.name AS categories FROM supplier s JOIN supplier_category x ON x.supplier_id = s.id
       JOIN category c ON c.id = x.category_id WHERE s.listed
         AND (SELECT count(*) FROM supplier_category y WHERE y.supplier_id = s.id) = 1 ORDER BY s.id LIMIT 1`,
    );
    await page.goto('/admin/salesEnquiry/new');
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field('Full name').fill('Ana');
    await choose(page, 'Impact buyer', String(buyer?.name));
    await choose(page, 'Supplier', String(supplier?.name));
    // Typed values stay; empty ones are filled in.
    expect(await field('Full name').inputValue()).toBe('Ana');
    expect(await field('Email').inputValue()).toBe(buyer?.email);
    expect(await field('Phone').inputValue()).toBe(buyer?.phone);
    await page.getByText(String(supplier?.categories)).first().waitFor();
    const sent = page.waitForRequest((request) => request.postData()?.includes('CreateEnquiry') ?? false);
    await page.getByRole('button', { name: 'Create enquiry' }).click();
    const { input } = (await sent).postDataJSON().variables;
    expect(Object.values(input).filter((value) => value === null || value === '')).toEqual([]);
    await page.getByText('Creation Successful').waitFor();
    await page.waitForURL(/\/admin\/salesEnquiry\/\d+$/);
    const first = Number(page.url().split('/').pop());

    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${first}`));
    const copy = Number(page.url().split('/').pop());
    // The page of the first enquiry looks the same, and stays until the page of the copy arrives.
    await page.waitForFunction((id) => document.title.startsWith(`Enquiry ${id}`), copy);
    expect(await sql('SELECT id, full_name, repeat_sale FROM sales_enquiry WHERE id = $1', [copy])).toEqual([
      { id: copy, full_name: 'Ana', repeat_sale: true },
    ]);
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to delete this sale enquiry card?').waitFor();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The Sales Enquiry has been deleted').waitFor();
    expect(await sql('SELECT id FROM sales_enquiry WHERE id = ANY($1)', [[first, copy]])).toEqual([
      { id: first },
    ]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a supplier reports an issue, and staff open it and the enquiry from the action item F06 R181 R256', async () => {
    const supplier = await signedIn('supplier@demo.example');
    const [enquiry] = await sql<{ id: number }>(
      `SELECT e.id FROM sales_enquiry e JOIN user_account u ON u.supplier_id = e.supplier_id
       WHERE u.email = 'supplier@demo.example' AND e.archived_at IS NULL ORDER BY e.id LIMIT 1`,
    );
    await supplier.page.goto(`/admin/salesEnquiry/${enquiry?.id}`);
    await supplier.page.getByRole('button', { name: 'Report Issue' }).press('Enter');
    const dialog = supplier.page.getByRole('dialog', { name: 'Report Issue' });
    const send = dialog.getByRole('button', { name: 'Send report' });
    const first = dialog.getByRole('radio', { name: 'Issue with enquiry' });
    await until(
      () => first.evaluate((radio) => radio === document.activeElement),
      () => 'the focus on the first choice',
    );
    const ring = dialog.locator('[data-part=item-control]').first();
    expect(await ring.evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('solid');
    await send.press('Enter');
    await dialog.getByText('Please select an issue type').waitFor();
    expect(await supplier.page.locator(':focus').getAttribute('type')).toBe('radio');
    expect(await axeViolations(supplier.page)).toEqual([]);
    const kind = dialog.getByLabel('What kind of issue is it?');
    expect(await kind.count()).toBe(0);
    await dialog.getByRole('radio', { name: 'Other' }).press('Space');
    await kind.waitFor();
    await dialog.getByLabel('Message').fill('They wrote to everyone.');
    await send.press('Enter');
    await dialog.getByText('This cannot be empty').waitFor();
    await kind.fill('Mass mailing');
    await send.press('Enter');
    await supplier.page.getByText('Issue reported').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const stranger = await supplier.page.request.post('/api/mailing/sendReportIssue', {
      data: { id: enquiry?.id, issueType: 'Other', otherIssue: 'x', message: 'x' },
    });
    expect(stranger.status()).toBe(401);

    const staff = await signedIn('admin@uplift.example', '/admin/actionCenter');
    const row = staff.page.getByRole('row').filter({ hasText: 'Other: Mass mailing' });
    await row.getByRole('link', { name: 'Issue with a sales enquiry' }).click();
    await staff.page.waitForURL(/\/admin\/messages\/\d+$/);
    await staff.page.getByText('They wrote to everyone.').waitFor();
    await staff.page
      .getByRole('link', { name: `Enquiry ${enquiry?.id}` })
      .first()
      .click();
    await staff.page.getByRole('link', { name: 'Other: Mass mailing' }).waitFor();
    await Promise.all([supplier.context.close(), staff.context.close()]);
    expect([...supplier.errors, ...staff.errors]).toEqual([]);
  });

  it('a buyer reviews its offers and gives feedback on a sale; staff see it in red, then in green F07 R150 R153 R157 R158 R165 R346', async () => {
    const [enquiry] = await sql<{ id: number; full_name: string; key: string }>(
      `UPDATE sales_enquiry e SET progress = 'Completed', buyer_feedback = NULL FROM impact_buyer b
       WHERE b.id = e.impact_buyer_id AND e.id = (SELECT e.id FROM sales_enquiry e
         JOIN user_account u ON u.impact_buyer_id = e.impact_buyer_id
         WHERE u.email = 'buyer@demo.example' AND e.archived_at IS NULL AND e.full_name <> '' ORDER BY e.id LIMIT 1)
       RETURNING e.id, e.full_name, b.link_key AS key`,
    );
    if (!enquiry) throw new Error('The buyer has no enquiry');
    const buyer = await signedIn('buyer@demo.example', '/admin/dashboard');
    const certificate = buyer.page.getByRole('link', { name: 'Download Certificate' });
    expect(await certificate.getAttribute('target')).toBe('_blank');
    expect((await buyer.page.request.get(String(await certificate.getAttribute('href')))).status()).toBe(200);
    await buyer.page.getByRole('link', { name: 'Review opportunities' }).press('Enter');
    await buyer.page.waitForURL(`**/EntityLink/${enquiry.key}`);
    await buyer.page.getByRole('heading', { level: 1, name: 'Your opportunities' }).waitFor();

    await buyer.page.goto(`/admin/salesEnquiry/${enquiry.id}`);
    const says = buyer.page.getByRole('group', { name: 'How is this enquiry going?' });
    await says.getByRole('button', { name: 'In Progress' }).press('Enter');
    await says.getByRole('button', { name: 'In Progress', pressed: true }).waitFor();
    await buyer.page.getByLabel('Your notes').fill('Half of it is here.');
    await buyer.page.getByLabel('Your notes').blur();
    await buyer.page.getByText('Saved', { exact: true }).waitFor();

    const staff = await signedIn('admin@uplift.example');
    const event = staff.page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) =>
          String(payload).includes('salesEnquiryChanges'),
        ),
      );
    await staff.page.goto(`/admin/salesEnquiry/${enquiry.id}`);
    await event;
    const status = staff.page.getByRole('combobox', { name: 'Status', exact: true });
    await staff.page.getByText('The buyer says In Progress.').waitFor();
    expect(await tintOf(status)).toBe('red');
    expect(await staff.page.getByLabel('Buyer notes').inputValue()).toBe('Half of it is here.');
    await says.getByRole('button', { name: 'Completed' }).press('Enter');
    await says.getByRole('button', { name: 'Completed', pressed: true }).waitFor();
    // It appears without any action of staff.
    await staff.page.getByText('The buyer also says Completed.').waitFor();
    expect(await tintOf(status)).toBe('green');

    const query = `mutation ($id: Int!, $input: SalesEnquiryInput!) { updateSalesEnquiry(id: $id, input: $input) { id } }`;
    const change = async (input: object) =>
      (await askAs(buyer.page, { query, variables: { id: enquiry.id, input } })).errors?.[0]?.extensions
        ?.code;
    expect(await change({ fullName: 'Someone else' })).toBe('FORBIDDEN');
    expect(await change({ progress: 'FALLEN_THROUGH' })).toBe('FORBIDDEN');
    expect(
      await sql('SELECT full_name, progress, buyer_feedback FROM sales_enquiry WHERE id = $1', [enquiry.id]),
    ).toEqual([{ full_name: enquiry.full_name, progress: 'Completed', buyer_feedback: 'Completed' }]);
    await Promise.all([buyer.context.close(), staff.context.close()]);
    expect([...buyer.errors, ...staff.errors]).toEqual([]);
  });

  it('staff create an impact buyer from the customer of an enquiry R182 C051', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const [enquiry] = await sql<{ id: number; full_name: string }>(
      `SELECT id, full_name FROM sales_enquiry WHERE impact_buyer_id IS NULL AND email IS NOT NULL
         AND full_name IS NOT NULL AND archived_at IS NULL ORDER BY id LIMIT 1`,
    );
    await page.goto(`/admin/salesEnquiry/${enquiry?.id}`);
    const dialog = await openDialog(page, 'Create Impact Buyer');
    await dialog.getByLabel('Organisation name').fill('');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.getByText('Company Name is required').waitFor();
    await dialog.getByLabel('Organisation name').fill('Kura of the Customer');
    expect(await dialog.getByLabel('Lead contact name').inputValue()).toBe(enquiry?.full_name);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Impact Buyer has successfully been created').waitFor();
    const picked = page.getByRole('combobox', { name: 'Impact buyer', exact: true });
    await page.waitForFunction(
      (input) => (input as HTMLInputElement | null)?.value === 'Kura of the Customer',
      await picked.elementHandle(),
    );
    expect(await page.getByRole('button', { name: 'Create Impact Buyer' }).count()).toBe(0);
    await page.getByText('Everything is saved.').waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a supplier edits its own profile, its work examples and its testimonials F18 R060 R061 R075 R080 R090 R100 R101', async () => {
    const { page, context, errors } = await signedIn('supplier@demo.example');
    const [own] = await sql<{ id: number }>(
      `SELECT supplier_id AS id FROM user_account WHERE email = 'supplier@demo.example'`,
    );
    await sql(
      `INSERT INTO testimonial (supplier_id, full_name, message) VALUES ($1, 'Mere Tester', 'Kia ora!')`,
      [own?.id],
    );
    await page.goto('/admin/yourProfile');
    await page.getByLabel('About what we do').fill('x'.repeat(501));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Max 500 characters').first().waitFor();
    await page.getByLabel('About what we do').fill('We mend taps.');
    await save(page);

    await page.getByRole('tab', { name: 'Our Work' }).click();
    for (const [name, address] of [
      ['First job', 'https://youtu.be/dQw4w9WgXcQ'],
      ['Second job', 'https://www.youtube.com/watch?v=aaaaaaaaaaa'],
    ] as const) {
      const dialog = await openDialog(page, 'Add a video');
      await dialog.getByLabel('YouTube link').fill(address);
      await dialog.getByLabel('Description').fill(name);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('listitem').filter({ hasText: name }).waitFor();
    }
    const order = async () =>
      (
        await sql<{ video_id: string }>(
          `SELECT video_id FROM work_example WHERE supplier_id = $1 AND description LIKE '% job' ORDER BY position`,
          [own?.id],
        )
      ).map((row) => row.video_id);
    expect(await order()).toEqual(['dQw4w9WgXcQ', 'aaaaaaaaaaa']);
    // A move is saved immediately.
    const moved = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Move First job right' }).click();
    await moved;
    await page.getByRole('button', { name: 'Move First job right', disabled: true }).waitFor();
    expect(await order()).toEqual(['aaaaaaaaaaa', 'dQw4w9WgXcQ']);

    await page.getByRole('tab', { name: 'Testimonials' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Mere Tester' });
    for (const text of ['Kia ora!', 'Hidden']) await card.getByText(text, { exact: true }).waitFor();
    expect(await card.getByRole('button', { name: /^Delete the testimonial/ }).count()).toBe(1);
    await page.getByRole('button', { name: 'Edit the testimonial from Mere Tester' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Message').isDisabled()).toBe(true);
    await dialog.getByLabel('Featured').check();
    expect(await dialog.getByLabel('Visible on the public profile').isChecked()).toBe(true);
    expect(await dialog.getByLabel('Visible on the public profile').isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const text of ['Featured', 'Visible']) await card.getByText(text, { exact: true }).waitFor();
    expect(
      await sql(`SELECT visible, featured, message FROM testimonial WHERE full_name = 'Mere Tester'`, []),
    ).toEqual([{ visible: true, featured: true, message: 'Kia ora!' }]);

    // Fields that only staff may change stay unchanged for other callers. Another supplier belongs to another
    // user.
    const change = async (id: number, input: object) => {
      const query =
        'mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }';
      const { errors } = await askAs(page, { query, variables: { id, input } });
      return errors?.[0]?.extensions?.code;
    };
    const id = Number(own?.id);
    const answer = await change(id, { name: 'Stolen', status: 'ADMIN' });
    const other = await change(id + 1, { ownerMobile: '021 1' });
    expect([answer, other]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(
      await sql(`SELECT id FROM supplier WHERE name = 'Stolen' OR id = $1 AND status = 'Admin'`, [own?.id]),
    ).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);
  });
});
