import { picture } from '../server/kits/uploads/testing/pictures.js';
import { axeViolations, visit } from './browser.js';
import { sql } from './database.js';
import { hasFocus } from './dialogs.js';
import { save, seeLoading, signedIn, toEnd } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('impact buyers in the admin area', () => {
  const stored = async (name: string) => {
    const [row] = await sql('SELECT * FROM impact_buyer WHERE name = $1', [name]);
    return row as Record<string, unknown>;
  };

  it('staff create buyers, and create a supplier from one F09 R119 R120 R121 R128 R141 R142 R133 R134 R135 R137 R139 R126 R147', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const requests: object[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      const { operationName, variables } = request.postDataJSON() ?? {};
      if (operationName === 'ImpactBuyerList') requests.push(variables.filter.columns);
    });
    await page.goto('/admin/ImpactBusinessAdmin');
    // R116: the list opens with Open buyers. The others appear when the filters are cleared.
    await page.getByRole('button', { name: 'Open', exact: true, pressed: true }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    expect(requests).toEqual([[{ column: 'INTERESTED_STATUS', test: 'ONE_OF', values: ['Open'] }]]);
    await page.getByRole('button', { name: 'Clear Grid Filters' }).click();
    await page.getByRole('button', { name: 'Open', exact: true, pressed: false }).waitFor();
    await page.getByRole('link', { name: 'New impact buyer' }).click();
    await page.getByRole('button', { name: 'Create impact buyer' }).click();
    await page.getByText('Company Name is required').waitFor();
    await page.getByText('Email is required').waitFor();
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field('Organisation name').fill('Kura Rimu');
    await field('Lead email').fill('office@kura.example');
    await page.getByRole('tab', { name: 'Live Report' }).click();
    await page.getByText('Save the buyer before you add a picture.').waitFor();
    await field('Who we are').fill('x'.repeat(701));
    await page.getByRole('tab', { name: 'Stats' }).click();
    await field('Badge slogan').fill('y'.repeat(105));
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Create and add another' }).click();
    await page.getByText('Maximum of 700 characters allowed.').waitFor();
    await field('Who we are').fill('A school by the sea');
    await page.getByRole('tab', { name: 'Stats' }).click();
    await page.getByText('Maximum of 100 characters allowed.').waitFor();
    await field('Badge slogan').fill('By the sea');
    await page.getByRole('button', { name: 'Create and add another' }).click();
    await page.getByText('Impact Buyer has successfully been created').waitFor();
    await page.getByRole('tab', { name: 'Details' }).click();
    expect(await field('Organisation name').inputValue()).toBe('');
    expect(await stored('Kura Rimu')).toMatchObject({
      status: 'Data Only',
      interested_status: 'Prospecting',
      tradie_slogan: 'By the sea',
    });

    await field('Organisation name').fill('Kura Tawa');
    await field('Lead email').fill('office@tawa.example');
    await page.getByRole('button', { name: 'Create impact buyer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kura Tawa' }).waitFor();
    expect(page.url()).toMatch(/\/admin\/ImpactBusinessAdmin\/\d+$/);
    await page.getByText('$0.00').first().waitFor();
    expect((await page.request.get('/ImpactBuyer/kura-tawa')).status()).toBe(404);
    await page.getByRole('combobox', { name: 'Chosen good cause' }).fill('Youth');
    await page.getByRole('option', { name: /Youth/ }).first().click();
    await page.getByRole('combobox', { name: 'Visibility status' }).selectOption('Live Report');
    await save(page);
    await seeLoading(page, page.url());
    await page
      .getByText('The Save button applies only to the Details, Live Report and Stats tabs.')
      .waitFor();
    for (const label of ['Chance of engagement', 'Action notes', 'Interested status'])
      await page.getByLabel(label).first().waitFor();
    await page.getByText(/^Created/).waitFor();
    // R141: the whole address is copied, including the site.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy: Leads link' }).click();
    await page.getByText('Copied to Clipboard').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}/EntityLink/${(await stored('Kura Tawa')).link_key}`);
    await page.getByRole('link', { name: 'Go To G.C Link' }).waitFor();
    await page.getByRole('link', { name: 'Download Certificate' }).waitFor();
    const { link_key: before } = await stored('Kura Tawa');
    await page.getByRole('button', { name: 'Make a new link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new link' }).click();
    await page.getByText('The old link no longer works.').waitFor();
    expect((await stored('Kura Tawa')).link_key).not.toBe(before);

    await page.getByRole('tab', { name: 'Live Report' }).click();
    await page
      .getByRole('group', { name: 'Profile picture' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'school.png', mimeType: 'image/png', buffer: await picture('png', 900, 700) });
    await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('img', { name: 'Current: Profile picture' }).waitFor();
    await field('URL keyword').fill('');
    await page.getByText('The public web address: /ImpactBuyer/{keyword}').waitFor();
    await field('URL keyword').fill('kura-tāwhai');
    await page.getByText('The public web address: /ImpactBuyer/kura-tāwhai').waitFor();
    await field('URL keyword').fill('kura-tawa');
    // The future address of the report (R142).
    await page.getByText('The public web address: /ImpactBuyer/kura-tawa').waitFor();
    await save(page);
    expect(await axeViolations(page)).toEqual([]);
    // F09 R144 R149: it is public under each of its addresses.
    const anybody = await visit();
    for (const address of [
      '/impactbuyer/kura-tawa',
      '/ImpactBuyer/kura-tawa',
      '/impactBusinessProfile/kura-tawa',
    ]) {
      await anybody.page.goto(address);
      await anybody.page.getByRole('heading', { level: 1, name: 'Kura Tawa' }).waitFor();
    }
    await anybody.context.close();
    expect(anybody.errors).toEqual([]);

    await page.getByRole('button', { name: 'Create Supplier' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to create a Supplier Listing off this buyer').waitFor();
    await question.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/admin\/businesses\/\d+$/);
    await page.getByRole('tab', { name: 'Impact Buyer' }).click();
    await page.getByRole('link', { name: 'View impact buyer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kura Tawa' }).waitFor();
    expect(await page.getByRole('button', { name: 'Create Supplier' }).count()).toBe(0);
    // The buyer is marked as a supplier as well (R128).
    await page.getByRole('main').getByText('Supplier', { exact: true }).first().waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('staff create an impact buyer from a supplier F10 R058 R147', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const [supplier] = (await sql(
      `SELECT id, name FROM supplier WHERE impact_buyer_id IS NULL AND status = 'Prospecting' ORDER BY id LIMIT 1`,
      [],
    )) as [{ id: number; name: string }];
    await page.goto(`/admin/businesses/${supplier.id}`);
    await page.getByRole('button', { name: 'Create Impact Buyer' }).click();
    const dialog = page.getByRole('dialog');
    await hasFocus(dialog);
    await dialog.getByLabel('Lead email').fill('buying@elsewhere.example');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/admin\/ImpactBusinessAdmin\/\d+$/);
    await page.getByRole('heading', { level: 1, name: supplier.name }).waitFor();
    await page.getByRole('link', { name: 'Open supplier' }).click();
    await page.getByRole('tab', { name: 'Impact Buyer' }).waitFor();
    expect(await page.getByRole('button', { name: 'Create Impact Buyer' }).count()).toBe(0);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('staff write a story with headings and lists, which the report shows with its formatting A40 R051 R136', async () => {
    await sql(
      `INSERT INTO impact_buyer (name, email, link_key, status, interested_status, url_keyword, recent_impact_story, admin_notes)
        VALUES ('Kura Ngaio', 'a@ngaio.example', $1, 'Live Report', 'Open', 'kura-ngaio', $2, '<h1>Ring</h1><p>Ana</p>')`,
      [`story-of-ngaio-${'k'.repeat(30)}`, 'Forty hours,\n5 < 6 trees'],
    );
    const { id } = await stored('Kura Ngaio');
    const { page, context, errors } = await signedIn('admin@uplift.example');
    const story = async () => {
      await page.goto('/ImpactBuyer/kura-ngaio');
      return page.getByRole('region', { name: 'A recent story' });
    };
    expect(await (await story()).innerHTML()).toContain('Forty hours,<br>5 &lt; 6 trees');
    await page.goto(`/admin/ImpactBusinessAdmin/${id}?tab=report`);
    const editor = page.getByRole('textbox', { name: 'Recent impact story' });
    await editor.waitFor();
    await page.getByText('24/700').waitFor();
    await toEnd(editor);
    await editor.press('Enter');
    await page.keyboard.type('Next year');
    await page
      .getByRole('toolbar', { name: /Recent impact story/ })
      .getByRole('button', { name: 'Heading H2' })
      .click();
    await editor.press('End');
    await editor.press('Enter');
    await page.keyboard.type('- More "trees"');
    await save(page);
    expect((await stored('Kura Ngaio')).recent_impact_story).toBe(
      '<p>Forty hours,<br>5 &lt; 6 trees</p><h2>Next year</h2><ul><li><p>More &quot;trees&quot;</p></li></ul>',
    );
    const shown = await story();
    await shown.getByRole('heading', { level: 4, name: 'Next year' }).waitFor();
    await shown.getByRole('listitem').getByText('More "trees"').waitFor();
    await page.evaluate(() =>
      localStorage.setItem('grid-columns:impact-buyers', JSON.stringify({ shown: ['notes'] })),
    );
    await page.goto('/admin/ImpactBusinessAdmin?q=Kura+Ngaio');
    await page.getByRole('gridcell', { name: 'Ring Ana' }).waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('its own user has the reduced form, and a link to its report R121 R130 R131 R132', async () => {
    const { page, context, errors } = await signedIn('buyer@demo.example');
    await page.goto('/admin/yourProfile');
    await page.getByRole('tab', { name: 'Live Report' }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Details', 'Live Report']);
    for (const label of ['Interested status', 'Visibility status', 'Chosen good cause', 'Action notes'])
      expect(await page.getByLabel(label).count()).toBe(0);
    await page.getByLabel('Title', { exact: true }).fill('Bursar');
    await save(page);
    await page.getByRole('tab', { name: 'Live Report' }).click();
    for (const label of ['URL keyword', 'Address', 'Recent impact story'])
      expect(await page.getByLabel(label).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'View My Report' }).click();
    await page.waitForURL(/\/ImpactBuyer\//);
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('impact buyer requests of good causes, and the profiles of each role', () => {
  it('a good cause requests an impact buyer from its dashboard by keyboard, and finds the request R110 R111 R112 A98', async () => {
    const { page, context, errors } = await signedIn('goodcause@demo.example');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('RequestImpactBuyer')) sent.push(request.url());
    });
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: 'New Impact Buyer Request' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New Impact Buyer Request' });
    await dialog.getByLabel('Contact Name').focus();
    await page.keyboard.type('Hana Rewi');
    await page.keyboard.press('Enter');
    await dialog.getByText('Impact Buyer Name is required').waitFor();
    await dialog.getByText('Email is required').waitFor();
    expect(sent).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await hasFocus(dialog);
    await dialog.getByLabel('Impact Buyer Name').fill('Zeal Collective');
    await dialog.getByLabel('Contact Email').fill('hana@zeal.example');
    await dialog.getByRole('button', { name: 'Send request' }).press('Enter');
    await page.getByText('Request Sent').waitFor();
    await page.getByText('We will look into creating this Impact Buyer.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toHaveLength(1);

    await page.getByRole('link', { name: 'Your Good Cause' }).press('Enter');
    await page.waitForURL(/\/admin\/GoodCauses\/\d+$/);
    const requestItem = page.getByRole('listitem').filter({ hasText: 'Zeal Collective' });
    await requestItem.getByText('hana@zeal.example').waitFor();
    const own = new URL(page.url()).pathname;
    await context.close();
    expect(errors).toEqual([]);

    // An item in the action centre links to it for staff (A97).
    const staff = await signedIn('admin@uplift.example');
    const [waits] = (await sql(
      `SELECT redirect_url FROM action_item WHERE type = 'New Impact Buyer Request' AND value LIKE '%Zeal Collective'`,
      [],
    )) as [{ redirect_url: string }];
    expect(waits.redirect_url).toBe(`${own}?tab=requests`);
    await staff.page.goto(waits.redirect_url);
    await staff.page.getByRole('listitem').filter({ hasText: 'Zeal Collective' }).waitFor();
    await staff.context.close();
    expect(staff.errors).toEqual([]);
  });

  it('Your Profile opens for every role; a user with several roles switches between them P048 R344', async () => {
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
    expect([cause.errors, both.errors, staff.errors]).toEqual([[], [], []]);
  });
});
