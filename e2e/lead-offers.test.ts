import { POHUTUKAWA_SCHOOL_ID } from '../demo/demo-records.js';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { hasFocus } from './dialogs.js';
import { signedIn } from './editing.js';
import { untilFocused } from './focus.js';
import { startProduct } from './start-product.js';

startProduct();

describe('emails about leads', () => {
  it('staff change a template, and email the buyer, then the supplier F13 R196 R197 R200 R252 R255', async () => {
    const [lead] = await sql<{ id: number; key: string }>(
      `SELECT l.id, b.link_key AS key FROM lead l JOIN impact_buyer b ON b.id = l.impact_buyer_id
       WHERE l.archived_at IS NULL AND l.status = 'Card Created' AND l.from_email IS NOT NULL AND l.sales_enquiry_id IS NULL
       ORDER BY l.id LIMIT 1`,
    );
    if (!lead) throw new Error('There is no new lead');
    const { page, context, errors } = await signedIn('admin@uplift.example', '/admin/mailTemplates');
    const body = page.getByRole('textbox', { name: 'Email Body' });
    await body.getByText('Any questions?').click({ clickCount: 3 });
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Look here: ');
    const chips = page.getByRole('group', { name: 'Insert into Email Body' });
    await chips.getByRole('button', { name: /Link to answer/ }).click();
    await page.getByText('Look here: {{leadsLinkWithID}}').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Mail template has successfully been saved').waitFor();

    // In a smaller window, the bar of the dialog would cut a link of the mail in two.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(`/admin/leads/${lead.id}`);
    await page.getByRole('button', { name: 'Email I.B' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email the impact buyer' });
    const subject = dialog.getByRole('textbox', { name: 'Email Subject' });
    await subject.fill('');
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    await dialog.getByText('Email Subject is Required').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await subject.fill('F13 to the buyer');
    await hasFocus(dialog);
    await dialog.getByRole('combobox', { name: 'Email To' }).fill('f13@kura.example');
    await dialog.getByRole('textbox', { name: 'Email Body' }).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('By hand. ');
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    await page.getByText('Email Sent').waitFor();
    await page.getByText('Action Taken', { exact: true }).first().waitFor();
    const [mail] = await sql<{ to_address: string; also_to: string[]; body_text: string }>(
      `SELECT to_address, also_to, body_text FROM mail_delivery WHERE subject = 'F13 to the buyer'`,
    );
    expect(mail?.also_to).toEqual(['f13@kura.example']);
    expect(mail?.body_text).toContain('By hand. Kia ora');
    expect(mail?.body_text).toMatch(
      new RegExp(`Look here: https?://[^ ]+/EntityLink/${lead.key}/${lead.id}`),
    );

    await page.getByRole('button', { name: 'Email Supplier' }).click();
    const contact = page.getByRole('dialog', { name: 'Confirm buyer contact details' });
    await contact.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await contact.getByRole('textbox', { name: 'Full name' }).fill('Ben');
    await contact.getByRole('textbox', { name: 'Mobile' }).fill('021 2');
    await contact.getByRole('textbox', { name: 'Email' }).fill('ben@kura.example');
    await contact.getByRole('button', { name: 'Confirm' }).click();
    const toSupplier = page.getByRole('dialog', { name: 'Email the supplier' });
    await toSupplier.getByText('Contact: Ben').waitFor();
    await toSupplier.getByRole('textbox', { name: 'Email Subject' }).fill('F13 to the supplier');
    await toSupplier.getByRole('button', { name: 'Send Email' }).click();
    await page.getByRole('link', { name: /^Enquiry \d+$/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Email Supplier' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Convert' }).count()).toBe(0);
    const [made] = await sql(
      `SELECT e.full_name, e.mobile, e.email, e.progress, e.via, e.action_needed, l.status, l.chance,
         l.action_taken_at IS NOT NULL AS stamped
       FROM sales_enquiry e JOIN lead l ON l.sales_enquiry_id = e.id AND e.lead_id = l.id WHERE l.id = $1`,
      [lead.id],
    );
    expect(made).toEqual({
      full_name: 'Ben',
      mobile: '021 2',
      email: 'ben@kura.example',
      progress: 'In Progress',
      via: 'Brokered Lead',
      action_needed: true,
      status: 'Enquiry Created',
      chance: 20,
      stamped: true,
    });

    await page.getByRole('button', { name: 'Show activity' }).click();
    await page.getByRole('link', { name: 'F13 to the supplier' }).click();
    await page.waitForURL(/\/admin\/mailbox\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'F13 to the supplier' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('matching suppliers for a buyer', () => {
  it('staff see why a supplier matches a buyer, and one press creates a lead and removes it from the list R192', async () => {
    const { page, context, errors } = await signedIn(
      'admin@uplift.example',
      `/admin/ImpactBusinessAdmin/${POHUTUKAWA_SCHOOL_ID}`,
    );
    const openTab = () => page.getByRole('tab', { name: 'Matching suppliers' }).press('Enter');
    await openTab();
    const list = page.getByRole('list', { name: 'Matching suppliers' });
    const likely = list.locator(':scope > li', { hasText: /similar buyers? bought/ }).first();
    const supplier = String(await likely.getByRole('link').first().textContent());
    // By its name from here on: the other suppliers of the list, and their order, change with the date.
    const suggested = list.locator(':scope > li', {
      has: page.getByRole('link', { name: supplier, exact: true }),
    });
    expect(await axeViolations(page)).toEqual([]);
    await suggested.getByRole('button', { name: `Create lead for ${supplier}` }).press('Enter');
    const lead = suggested.getByRole('link', { name: /^Lead - # \d+$/ });
    await lead.waitFor();
    await untilFocused(lead);
    const id = Number((await lead.textContent())?.split('# ')[1]);
    expect(
      await sql(
        `SELECT l.impact_buyer_id AS buyer, s.name AS supplier, l.status FROM lead l JOIN supplier s ON s.id = l.supplier_id
         WHERE l.id = $1`,
        [id],
        { unnoticed: true },
      ),
    ).toEqual([{ buyer: POHUTUKAWA_SCHOOL_ID, supplier, status: 'Card Created' }]);

    await page.reload();
    await openTab();
    await list.locator(':scope > li').first().waitFor();
    expect(await list.getByRole('link', { name: supplier, exact: true }).count()).toBe(0);
    await page.goto(`/admin/leads/${id}`);
    await page.getByRole('heading', { level: 1, name: `Lead - # ${id}` }).waitFor();
    await page.getByRole('link', { name: supplier, exact: true }).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
