import { TestSmtpServer } from '../server/testing/smtp-server.js';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct({ sendsMail: true });

interface Enquiry {
  id: number;
  full_name: string;
  email: string;
  supplier: string;
  address: string;
}

const NEW_ENQUIRY = `SELECT e.id, e.full_name, e.email, s.name AS supplier, coalesce(s.intros_email, s.enquiry_email) AS address
  FROM sales_enquiry e JOIN supplier s ON s.id = e.supplier_id
  WHERE s.listed AND e.progress = 'Enquiry' AND e.impact_buyer_id IS NULL AND e.email IS NOT NULL AND e.archived_at IS NULL
  ORDER BY e.id DESC LIMIT 1`;

describe('introducing a customer to a supplier', () => {
  let smtp: TestSmtpServer;
  beforeAll(async () => {
    smtp = new TestSmtpServer(underTest().smtpPort);
    await smtp.start();
  });
  afterAll(async () => {
    await smtp.stop();
  });

  it('C014 A58 staff send the mail that is filled in; it arrives once, the timeline tells of it, and so does a second press', async () => {
    const [enquiry] = await sql<Enquiry>(NEW_ENQUIRY);
    if (!enquiry) throw new Error('There is no new enquiry');
    const { page, context, complaints } = await signedIn(
      'admin@uplift.example',
      `/admin/salesEnquiry/${enquiry.id}`,
    );
    const introduce = page.getByRole('button', { name: 'Introduce', exact: true });
    await introduce.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Introduce' });
    await dialog.getByText(`Goes to ${enquiry.address}.`).waitFor();
    const subject = dialog.getByRole('textbox', { name: 'Email Subject' });
    expect(await subject.inputValue()).toBe(`Introducing ${enquiry.full_name} to ${enquiry.supplier}`);
    await dialog.getByRole('textbox', { name: 'Email Body' }).getByText(enquiry.full_name).waitFor();
    expect(await dialog.getByText('They were introduced already').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send Email' }).dblclick();
    const [received] = await smtp.until(1);
    expect(received?.recipients).toEqual([enquiry.address]);
    expect(received?.mail.subject).toBe(`Introducing ${enquiry.full_name} to ${enquiry.supplier}`);
    expect(received?.mail.replyTo?.map(({ address }) => address)).toEqual([enquiry.email]);
    expect(received?.mail.text).toContain(`We would like you to meet ${enquiry.full_name}.`);
    await page.getByText('Email Sent').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const [stored] = await sql('SELECT progress FROM sales_enquiry WHERE id = $1', [enquiry.id]);
    expect(stored).toEqual({ progress: 'Introduction' });

    await page.getByRole('button', { name: 'Show what has happened' }).click();
    await page.getByText('introduced the customer to the supplier').waitFor();
    await page.getByRole('link', { name: `Introducing ${enquiry.full_name}` }).waitFor();

    await introduce.press('Enter');
    await dialog.getByRole('status').getByText('They were introduced already').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: "Don't Send" }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(smtp.received).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
