import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { graphql, tokenOf } from './api.js';
import { axeViolations, visit } from './browser.js';
import { signedIn } from './editing.js';
import { untilFocused } from './focus.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const CUSTOMER = `ana.${Date.now()}@example.nz`;

interface Mail {
  toAddress: string;
  subject: string;
  kind: string;
  status: string;
}

/** Returns a mail of this kind to an address, once staff can see that it has been sent. */
async function sentMail(address: string, kind: string): Promise<Mail> {
  const token = await tokenOf('admin@uplift.example');
  return until(async () => {
    const { mailDeliveries } = await graphql<{ mailDeliveries: { nodes: Mail[] } }>(
      'query ($search: String) { mailDeliveries(search: $search) { nodes { toAddress subject kind status } } }',
      { search: address },
      token,
    );
    return mailDeliveries.nodes.find((mail) => mail.kind.includes(kind) && mail.status === 'SENT');
  });
}

const modeIn = (page: Page) => page.evaluate(() => localStorage.getItem('type'));

/** Returns the totals of Kōwhai Plumbing that Admin gets over REST. */
async function totalsOfKowhai() {
  const response = await fetch(`${underTest().url}/api/business/5`, {
    headers: { authorization: `Bearer ${await tokenOf('admin@uplift.example')}` },
  });
  const [row] = (await response.json()) as { enquiryTotal: number; revenueTotal: number; cCTotal: number }[];
  return row as { enquiryTotal: number; revenueTotal: number; cCTotal: number };
}

describe('the main journeys in a browser', () => {
  let enquiryId: number;
  let before: Awaited<ReturnType<typeof totalsOfKowhai>>;
  beforeAll(async () => {
    before = await totalsOfKowhai();
  });
  it('a visitor finds a supplier by a hidden keyword F01 R001 R002 R003 R011 R013 R019 R062', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('type', 'Commercial'));
    const box = page.getByRole('combobox', { name: 'Search products & services' }).last();
    await box.fill('blocked drain');
    await box.press('Enter');
    await page.waitForURL('**/searchResults/service/blocked%20drain');
    await page.getByRole('link', { name: 'Kōwhai Plumbing' }).waitFor();
    expect(await page.getByText('Uplift Services List').count()).toBe(0);
    expect(await modeIn(page)).toBe('General');
    expect(await page.title()).toContain('Search Results - ');
    await page.getByRole('link', { name: 'Kōwhai Plumbing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kōwhai Plumbing' }).waitFor();
    expect(page.url()).toContain('/searchResults/service/blocked%20drain/business/5');
    expect((await page.content()).toLowerCase()).not.toContain('>blocked drain<');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a visitor filters by region, district, category and audience F02 R005 R006 R007 R008 R010', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/searchResults');
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Auckland');
    await page.waitForURL('**/searchResults/Auckland');
    await page.getByRole('combobox', { name: 'City or district', exact: true }).selectOption('North Shore');
    await page.waitForURL('**/searchResults/North%20Shore');
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption("Hawke's Bay");
    await page.waitForURL("**/searchResults/Hawke's%20Bay");
    await page.reload();
    expect(await page.getByLabel('Region').inputValue()).toBe("Hawke's Bay");
    await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Nationwide');
    await page.waitForURL('**/searchResults/Nationwide');
    await page.locator('select:disabled').and(page.getByLabel('City or district')).waitFor();
    await page.goto('/searchResults/category/Plumbing%20%26%20Gas');
    await page.getByRole('heading', { level: 1, name: 'Plumbing & Gas' }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    await page.goBack();
    await page.waitForURL('**/searchResults/Nationwide');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a visitor sends an enquiry from /buy/kowhai F03 R024 R163 R168 R180 R186 R343', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/buy/kowhai');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('This cannot be empty').first().waitFor();
    await untilFocused(page.getByLabel('Your name'));
    await page.getByLabel('Your name').fill('Ana Tamihana');
    await page.getByLabel('Email', { exact: false }).first().fill(CUSTOMER);
    await page.getByLabel('Your message').fill('Leaking tap');
    await page
      .getByLabel('Which good cause should your purchase help?')
      .selectOption({ label: 'Youth Trust (Impact an Area)' });
    // Twice, as impatient users do.
    await page.getByRole('button', { name: 'Send enquiry' }).dblclick();
    await page.getByRole('heading', { name: 'Thank you, your message has been sent' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);

    const token = await tokenOf('admin@uplift.example');
    const { salesEnquiries } = await graphql<{ salesEnquiries: { nodes: Record<string, unknown>[] } }>(
      'query ($search: String) { salesEnquiries(filter: { search: $search }) { nodes { id supplierId via progress emailState goodCauseName } } }',
      { search: CUSTOMER },
      token,
    );
    expect(salesEnquiries.nodes).toEqual([
      expect.objectContaining({
        supplierId: 5,
        via: 'EMAIL_OFF_WEBSITE',
        progress: 'ENQUIRY',
        emailState: 'UNOPENED',
        goodCauseName: 'Youth Trust (Impact an Area)',
      }),
    ]);
    enquiryId = Number(salesEnquiries.nodes[0]?.id);
    expect((await sentMail(CUSTOMER, 'sales-enquiry')).toAddress).toBe(CUSTOMER);
    const anonymous = await fetch(`${underTest().url}/api/business/salesEnquiry/${enquiryId}`);
    expect(anonymous.status).toBe(401);
    expect(await anonymous.text()).not.toContain('Ana');
  });

  it('the supplier opens the enquiry and replies F04 R159 R169 R170 R179 R333', async () => {
    const admin = await signedIn('admin@uplift.example', `/admin/salesEnquiry/${enquiryId}`);
    await admin.page.getByRole('heading', { name: 'Ana Tamihana' }).first().waitFor();
    expect(await emailState()).toBe('UNOPENED');
    await admin.context.close();

    const { page, context, errors } = await signedIn(
      'supplier@demo.example',
      `/admin/salesEnquiry/${enquiryId}`,
    );
    await page.getByText('Ana Tamihana').first().waitFor();
    await until(async () => (await emailState()) === 'VIEWED');
    await page.getByLabel('Your reply').fill('Kia ora Ana, we can come on Tuesday.');
    await page.getByLabel('Send me a copy').check({ force: true });
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ReplyToEnquiry')
        ? route.fulfill({ status: 503, body: 'Service Unavailable' })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('Error!', { exact: true }).waitFor();
    await page.getByText('An Error has occured, Please try again later.').waitFor();
    expect(await emailState()).toBe('VIEWED');
    await page.unroute('**/graphql');
    // The server was made to fail, which the page may log.
    const failures = errors.splice(0);
    expect(failures.filter((validationError) => !validationError.includes('503'))).toEqual([]);
    // The reply stays as typed until it is sent.
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('Your email has been sent.').waitFor();
    await sentMail(CUSTOMER, 'reply');
    await until(async () => (await emailState()) === 'REPLY_SENT');
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect([...admin.errors, ...errors]).toEqual([]);
  });

  it('the supplier completes the sale, and the contribution shows for all users F05 R092 R153 R156 R164 R187 R188', async () => {
    const { page, context, errors } = await signedIn(
      'supplier@demo.example',
      `/admin/salesEnquiry/${enquiryId}`,
    );
    await page.getByRole('button', { name: 'In Progress' }).click();
    await page.getByText('Save Successful').first().waitFor();
    await page.getByRole('button', { name: 'Completed' }).click();
    await page.getByLabel('Revenue (excl GST)').fill('1000');
    await page.getByLabel('Revenue (excl GST)').blur();
    await page.getByLabel('Your notes').fill('New washer, twenty minutes.');
    await page.getByLabel('Your notes').blur();
    expect(await page.getByLabel('Full name').count()).toBe(0);
    expect(await page.getByText('Admin notes').count()).toBe(0);
    // Each field is saved when it loses the focus. Staff open the record when both have been saved.
    await until(async () => {
      const { supplierRevenue, supplierNotes } = await enquiryAsStaff('supplierRevenue supplierNotes');
      return supplierRevenue === 1000 && supplierNotes === 'New washer, twenty minutes.';
    });

    const admin = await signedIn('admin@uplift.example', `/admin/salesEnquiry/${enquiryId}`);
    await admin.page.getByText('Outcome of Sale').waitFor();
    expect(await axeViolations(admin.page)).toEqual([]);
    const contribution = admin.page.getByRole('textbox', { name: 'Contribution', exact: true });
    // Kōwhai Plumbing gives 5% (A50); staff can change it.
    expect(Number(await contribution.inputValue())).toBe(50);
    await contribution.fill('60');
    await admin.page.getByRole('button', { name: 'Save enquiry' }).click();
    await admin.page.getByText('Everything is saved.').waitFor();
    await admin.context.close();
    await page.reload();
    await page.getByText('$60.00 for Youth Trust').waitFor();
    await context.close();

    expect(
      await enquiryAsStaff('progress supplierRevenue revenue contribution supplierNotes fullName'),
    ).toEqual({
      progress: 'COMPLETED',
      supplierRevenue: 1000,
      revenue: 1000,
      contribution: 60,
      supplierNotes: 'New washer, twenty minutes.',
      fullName: 'Ana Tamihana',
    });
    const after = await totalsOfKowhai();
    expect(after.enquiryTotal - before.enquiryTotal).toBe(1);
    expect(after.revenueTotal - before.revenueTotal).toBeCloseTo(1000, 2);
    expect(after.cCTotal - before.cCTotal).toBeCloseTo(60, 2);
    expect([...admin.errors, ...errors]).toEqual([]);
  });

  /** Returns these fields of the enquiry, read as staff. */
  async function enquiryAsStaff(fields: string): Promise<Record<string, unknown>> {
    const { salesEnquiry } = await graphql<{ salesEnquiry: Record<string, unknown> }>(
      `query ($id: Int!) { salesEnquiry(id: $id) { ${fields} } }`,
      { id: enquiryId },
      await tokenOf('admin@uplift.example'),
    );
    return salesEnquiry;
  }

  const emailState = async () => (await enquiryAsStaff('emailState')).emailState;
});

describe('light and dark', () => {
  it('follow the system setting while the page is open; a phone has the switch in its menu, and saves it', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/about');
    const shows = (mode: string) =>
      page.waitForFunction((wanted) => document.documentElement.classList.contains(wanted), mode);
    await shows('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shows('dark');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    await page.getByRole('button', { name: 'Use light mode' }).press('Enter');
    await shows('light');
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await shows('light');
    await context.close();
    expect(errors).toEqual([]);
  });
});
