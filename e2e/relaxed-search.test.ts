import { axeViolations, visit } from './browser.js';
import { sql } from './database.js';
import { untilFocused } from './focus.js';
import { startProduct } from './start-product.js';

startProduct();

describe('a zero-result search', () => {
  it('shows suppliers nearby, says so, and offers an email alert', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/searchResults/service/carpet%20cleaning%20wellington');
    await page
      .getByText(/No suppliers for carpet cleaning in Wellington yet\. These \d+ suppliers work nearby/)
      .waitFor();
    await page.getByRole('link', { name: 'Bennett & Sons Carpet Care' }).waitFor();
    const offered = await axeViolations(page);

    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('ana.alert@example.nz');
    await email.press('Enter');
    const heading = page.getByRole('heading', { name: 'Check your email' });
    await heading.waitFor();
    await untilFocused(heading);
    expect([offered, await axeViolations(page)]).toEqual([[], []]);

    const [mail] = await sql<{ body_text: string }>(
      `SELECT body_text FROM mail_delivery WHERE to_address = 'ana.alert@example.nz'`,
      [],
    );
    const links: string[] = String(mail?.body_text).match(/\/supplier-alert\?\S+/g) ?? [];
    const [confirm = '', stop = ''] = [
      links.find((at) => !at.includes('stop')),
      links.find((at) => at.includes('stop')),
    ];
    await page.goto(confirm);
    // Opening the link does not confirm anything, as mail scanners open links as well.
    const confirmed = `SELECT confirmed_at FROM supplier_alert WHERE email = 'ana.alert@example.nz'`;
    await page.getByRole('button', { name: 'Confirm email address' }).waitFor();
    expect(await sql(confirmed, [])).toEqual([{ confirmed_at: null }]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await page.getByRole('heading', { name: 'Your alert is on' }).waitFor();
    await page.goto(stop);
    await page.getByRole('button', { name: 'Cancel alert' }).click();
    await page.getByRole('heading', { name: 'Alert cancelled' }).waitFor();
    expect(await sql(confirmed, [])).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('links to a message to staff that starts with the search', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/searchResults/service/wedding%20photographer/Nelson%20City');
    await page.getByText(/No wedding photographers in Nelson City yet\./).waitFor();
    await page.getByRole('link', { name: 'Ask our team' }).click();
    const message = page.getByRole('textbox', { name: 'Your message' });
    await message.waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value.includes('Nelson City')),
    );
    expect(await message.inputValue()).toBe(
      'Please help me find a supplier: Wedding photographers in Nelson City',
    );
    expect(errors).toEqual([]);
    await context.close();
  });
});
