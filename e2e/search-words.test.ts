import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';

startProduct();

describe('what searches do not find', () => {
  it('becomes a synonym with one click of staff, and the next search finds somebody', async () => {
    const visitor = await visit();
    const results = visitor.page.getByRole('main').getByRole('listitem');
    await visitor.page.goto('/searchResults/service/zapelectrix');
    await visitor.page
      .getByText(/no supplier|nobody|nothing/i)
      .first()
      .waitFor();

    const staff = await visit();
    await signIn(staff.page, 'admin@uplift.example');
    // What web processes have counted they write within ten seconds; who looks sooner looks again.
    const counted = async () =>
      (await sql(`SELECT FROM search_miss WHERE folded = 'zapelectrix'`, [], { unnoticed: true })).length > 0;
    const until = Date.now() + 30_000;
    while (!(await counted()) && Date.now() < until) await staff.page.waitForTimeout(250);
    await staff.page.goto('/admin/dashboard');
    await staff.page.getByRole('region', { name: 'Searches that found nothing' }).getByRole('link').click();
    await staff.page.getByRole('button', { name: /(Other|Means) …: “zapelectrix”/ }).click();
    const means = staff.page.getByRole('textbox', { name: /Means/ });
    await means.fill('Electrician');
    const withForm = await axeViolations(staff.page);
    await staff.page.getByRole('button', { name: 'Save synonym' }).click();
    await staff.page.getByText('“zapelectrix” means Electrician now.').waitFor();
    await staff.page.getByRole('link', { name: 'Synonyms' }).click();
    await staff.page.waitForURL('**/searchWords/synonyms');
    // The list of the other part has a box of its own.
    await staff.page.getByRole('button', { name: 'New synonym' }).waitFor();
    await staff.page.getByRole('searchbox').fill('zapel');
    await staff.page.getByRole('row', { name: /zapelectrix/ }).waitFor();
    expect([withForm, await axeViolations(staff.page), staff.complaints]).toEqual([[], [], []]);

    await visitor.page.reload();
    await results.first().waitFor();
    expect(await visitor.page.getByText(/electri/i).count()).toBeGreaterThan(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
    await staff.context.close();
  });

  it('R063 becomes a service that suppliers can choose as long as staff offer it', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/searchWords');
    await page
      .getByRole('navigation', { name: 'Search words' })
      .getByRole('link', { name: 'Services' })
      .click();
    await page.waitForURL('**/searchWords/services');
    await page.getByRole('button', { name: 'New service' }).click();
    await page.getByRole('textbox', { name: 'Name of the service' }).fill('Pūkeko counting');
    const withForm = await axeViolations(page);
    await page.getByRole('button', { name: 'Add service' }).click();
    await page.getByText('Service has successfully been created').waitFor();
    await page.getByRole('searchbox').fill('pukeko');
    const tick = page.getByRole('checkbox', { name: 'Pūkeko counting offered' });
    await tick.waitFor();
    const ask = async () =>
      sql(`SELECT offered FROM search_phrase WHERE label = 'Pūkeko counting'`, [], { unnoticed: true });
    expect([await tick.isChecked(), await ask()]).toEqual([true, [{ offered: true }]]);
    await tick.uncheck();
    await page.getByText('Save Successful').waitFor();
    expect(await ask()).toEqual([{ offered: false }]);
    // Many at once, by the bar of acts: those who press keys go on from there.
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Offer', exact: true }).press('Enter');
    await page.getByText('Change of services').first().waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[aria-label="Pūkeko counting offered"]')?.checked,
    );
    expect([await ask(), withForm, await axeViolations(page), complaints]).toEqual([
      [{ offered: true }],
      [],
      [],
      [],
    ]);
    await context.close();
  });
});
