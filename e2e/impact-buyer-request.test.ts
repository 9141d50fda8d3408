import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('what a good cause finds of its own', () => {
  it('R110 R111 R112 A98 it asks for an impact buyer from its dashboard, by keyboard, and finds what it asked', async () => {
    const { page, context, complaints } = await signedIn('goodcause@demo.example');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('RequestImpactBuyer')) sent.push(request.url());
    });
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: 'New Impact Buyer Request' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New Impact Buyer Request' });
    await dialog.getByLabel('Name of Contact').focus();
    await page.keyboard.type('Hana Rewi');
    await page.keyboard.press('Enter');
    await dialog.getByText('Impact Buyer Name is required').waitFor();
    await dialog.getByText('Email is required').waitFor();
    expect(sent).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Impact Buyer Name').fill('Zeal Collective');
    await dialog.getByLabel('Email of Contact').fill('hana@zeal.example');
    await dialog.getByRole('button', { name: 'Send request' }).press('Enter');
    await page.getByText('Request Sent').waitFor();
    await page.getByText('We will look into creating this Impact Buyer.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toHaveLength(1);

    await page.getByRole('link', { name: 'Your Good Cause' }).press('Enter');
    await page.waitForURL(/\/admin\/GoodCauses\/\d+$/);
    const asked = page.getByRole('listitem').filter({ hasText: 'Zeal Collective' });
    await asked.getByText('hana@zeal.example').waitFor();
    const own = new URL(page.url()).pathname;
    await context.close();
    expect(complaints).toEqual([]);

    // Staff are led there by what waits in the action centre (A97).
    const staff = await signedIn('admin@uplift.example');
    const [waits] = (await sql(
      `SELECT redirect_url FROM action_item WHERE type = 'New Impact Buyer Request' AND value LIKE '%Zeal Collective'`,
      [],
    )) as [{ redirect_url: string }];
    expect(waits.redirect_url).toBe(`${own}?tab=requests`);
    await staff.page.goto(waits.redirect_url);
    await staff.page.getByRole('listitem').filter({ hasText: 'Zeal Collective' }).waitFor();
    await staff.context.close();
    expect(staff.complaints).toEqual([]);
  });

  it('P048 R344 Your Profile opens for every role: whoever has several goes from one to the other', async () => {
    const cause = await signedIn('goodcause@demo.example');
    await cause.page.goto('/admin/yourProfile');
    await cause.page.getByRole('heading', { name: 'Essential Details' }).waitFor();
    await cause.page.getByRole('button', { name: 'New Impact Buyer Request' }).waitFor();
    await cause.context.close();

    const both = await signedIn('both@demo.example');
    await both.page.goto('/admin/yourProfile');
    await both.page.getByRole('tab', { name: 'Public Profile' }).waitFor();
    const others = both.page.getByRole('navigation', { name: 'Your profiles' }).getByRole('link');
    expect(await others.first().getAttribute('aria-current')).toBe('page');
    await others.nth(1).press('Enter');
    await both.page.getByRole('link', { name: 'View My Report' }).waitFor();
    expect(await axeViolations(both.page)).toEqual([]);
    await both.context.close();

    const staff = await signedIn('admin@uplift.example');
    await staff.page.goto('/admin/yourProfile');
    await staff.page.getByRole('link', { name: 'My Profile', exact: true }).press('Enter');
    await staff.page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await staff.context.close();
    expect([cause.complaints, both.complaints, staff.complaints]).toEqual([[], [], []]);
  });
});
