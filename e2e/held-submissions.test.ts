import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { pressInDialog } from './dialogs.js';
import { mailTo } from './mail.js';
import { startProduct } from './start-product.js';

startProduct();

describe('the honeypot of public forms', () => {
  const FORMS = [
    '/contact',
    '/SupplierJoin',
    '/GoodCauseJoin',
    '/ImpactBusinessJoin',
    '/giftBox',
    '/business/5',
  ];

  it('shows all its text fields, without a hidden one that autofill could fill in by mistake', async () => {
    const { page, context } = await visit();
    for (const path of FORMS) {
      await page.goto(path);
      await page.getByRole('textbox', { name: /name/i }).first().scrollIntoViewIfNeeded();
      const unseen = await page
        .locator('main form')
        .evaluateAll((forms) =>
          forms.flatMap((form) =>
            [
              ...form.querySelectorAll<HTMLInputElement>(
                'input:not([type=checkbox], [type=radio]), textarea, select',
              ),
            ]
              .filter(
                (field) =>
                  field.getBoundingClientRect().right <= 0 || field.closest('[aria-hidden=true], [hidden]'),
              )
              .map(({ name }) => name),
          ),
        );
      expect([path, unseen]).toEqual([path, []]);
    }
    await context.close();
  });

  it('holds a submission for staff, who read it and release it with one click; then it is mailed', async () => {
    const { page, context } = await visit();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Trapped Sender');
    await page.getByLabel('Email').fill('trapped@public.example');
    await page.getByLabel('Your message').fill('Held until someone has read it.');
    await page.locator('form input[name=trap]').evaluate((trap: HTMLInputElement) => trap.click());
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
    const stored = () => sql('SELECT 1 FROM contact_message WHERE email = $1', ['trapped@public.example']);
    expect(await stored()).toEqual([]);
    await context.close();

    const staff = await visit();
    await signIn(staff.page, 'admin@uplift.example', { to: '/admin/heldSubmissions' });
    await staff.page.getByRole('button', { name: 'Read the form sent by Trapped Sender' }).click();
    const dialog = staff.page.getByRole('dialog', { name: 'Message from Trapped Sender' });
    await dialog.getByText('Held until someone has read it.', { exact: true }).waitFor();
    expect(await axeViolations(staff.page)).toEqual([]);
    // One Enter too many neither deletes nor releases a submission that has not been read.
    expect(await dialog.locator('button:focus').count()).toBe(0);
    await staff.page.keyboard.press('Escape');
    await staff.page.getByRole('button', { name: 'Release held submission: Trapped Sender' }).click();
    await staff.page.getByText('Submission released').waitFor();
    await staff.page
      .getByRole('button', { name: 'Read the form sent by Trapped Sender' })
      .waitFor({ state: 'detached' });
    expect(await stored()).toHaveLength(1);
    expect(await mailTo('trapped@public.example', 'We’ve got your message')).toContain('Kia ora Trapped');
    expect(staff.errors).toEqual([]);
    await staff.context.close();
  });

  it('staff release and discard by keyboard: the focus moves to the next one, and discarding asks first', async () => {
    await sql(
      `INSERT INTO held_submission (form, sender_name, sender_email, summary, answers, content, reason)
       SELECT form, 'Sender ' || n, sender_email, summary, answers, content, reason
       FROM held_submission CROSS JOIN generate_series(1, 3) n
       WHERE sender_name = 'Marama Tipene'`,
    );
    await sql("DELETE FROM held_submission WHERE sender_name NOT LIKE 'Sender %'");
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example', { to: '/admin/heldSubmissions' });
    const focusOn = (text: string) => page.locator(':focus').filter({ hasText: text }).waitFor();
    await page
      .getByRole('button', { name: /^Release held submission: Sender / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByText('2 of 2', { exact: true }).waitFor();
    await page.locator('[data-index="0"]:focus').waitFor();

    await page
      .getByRole('button', { name: /^Read the form sent by Sender / })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Message from Sender/ });
    await pressInDialog(dialog, 'Discard…');
    const question = page.getByRole('alertdialog', { name: /^Discard the submission from Sender/ });
    await focusOn('Keep');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await focusOn('Discard…');
    for (const left of ['1 of 1', 'No rows']) {
      if (left === 'No rows')
        await page.getByRole('button', { name: /^Read the form sent by Sender / }).press('Enter');
      await pressInDialog(dialog, 'Discard…');
      await pressInDialog(question, 'Discard');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(left, { exact: true }).waitFor();
    }
    await focusOn('No rows');
    expect(await sql('SELECT 1 FROM held_submission')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
