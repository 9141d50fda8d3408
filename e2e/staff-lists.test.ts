import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { save } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('what staff keep besides', () => {
  beforeAll(async () => {
    await sql(
      `INSERT INTO contact_message (kind, full_name, email, message)
       VALUES ('General', 'Aroha Tester', 'aroha@home.example', 'Kia ora, a question.')`,
      [],
    );
  });
  afterAll(async () => {
    await sql("DELETE FROM contact_message WHERE email = 'aroha@home.example'", []);
  });

  it('R301 A162 R100 A165 staff move an order and a message on, and tick testimonials and clicks', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/orders');
    await page.locator('main :is(tr.row, li) a').first().click();
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Cancelled' });
    await save(page);
    expect(await axeViolations(page)).toEqual([]);
    // A record leads on to the next one of the list that it was opened from.
    await page.keyboard.press('j');
    await page
      .getByRole('group', { name: 'Records of the list' })
      .getByText(/^2 of /)
      .waitFor();

    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('link', { name: 'Aroha Tester' }).click();
    await page.getByText('Kia ora, a question.').waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Done' });
    await save(page);
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/admin/testimonials');
    const featured = page.getByRole('checkbox', { name: /^Testimonial of .* featured$/ }).first();
    const visible = page.getByRole('checkbox', { name: /^Testimonial of .* visible$/ }).first();
    const before = await featured.isChecked();
    if (before) await featured.uncheck();
    await featured.check();
    await page.getByText('Save Successful').first().waitFor();
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('input[aria-label$=" visible"]:disabled:checked'),
    );
    expect(await visible.isDisabled()).toBe(true);
    if (!before) await featured.uncheck();
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/admin/affiliateLinkClicks?reviewed=false');
    await page
      .getByRole('button', { name: /^Review all clicks of / })
      .first()
      .click();
    await page.getByText(/^\d+ clicks? of /).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(complaints).toEqual([]);
  });
});
