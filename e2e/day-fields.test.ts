import { axeViolations, signIn, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('days and times in forms', () => {
  it('R323 A166 read and write in the order and the time of New Zealand in a browser of New York', async () => {
    const { page, context, complaints } = await visit({
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry/new');
    const heights = ['Follow up on', 'Full name'].map(async (name) => {
      const field = page.locator('[data-part=root]', { has: page.getByLabel(name, { exact: true }) }).last();
      return (await field.boundingBox())?.height;
    });
    const [ofDay, ofText] = await Promise.all(heights);
    expect(ofDay).toBe(ofText);
    const followUp = page.getByLabel('Follow up on', { exact: true });
    await followUp.fill('5/11/2026');
    await followUp.press('Tab');
    expect(await followUp.inputValue()).toBe('05-Nov-2026');
    await followUp.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('application', { name: 'Calendar of Follow up on' }).waitFor();
    const arrives = (name: string) =>
      page.waitForFunction((start) => document.activeElement?.ariaLabel?.startsWith(start), name);
    await arrives('Thursday, 5 November 2026, chosen');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('PageDown');
    await arrives('Saturday, 5 December 2026');
    await page.keyboard.press('ArrowDown');
    await arrives('Saturday, 12 December 2026');
    await page.keyboard.press('Enter');
    expect(await followUp.inputValue()).toBe('12-Dec-2026');
    expect(await followUp.evaluate((field) => field === document.activeElement)).toBe(true);

    const asked = page.getByLabel('Date of enquiry', { exact: true });
    await asked.fill('1 July 2026');
    const time = page.getByLabel('Date of enquiry, time');
    await time.fill('9.30am');
    expect(await page.getByText('New Zealand time').count()).toBeGreaterThan(0);
    await page.getByLabel('Full name').fill('Aroha Ngata');
    const sent = page.waitForRequest((request) => request.postData()?.includes('"enquiredAt"') ?? false);
    await page.getByRole('button', { name: /^(Save|Create)/ }).click();
    const { input } = (await sent).postDataJSON().variables;
    expect([input.followUpOn, input.enquiredAt]).toEqual(['2026-12-12', '2026-06-30T21:30:00.000Z']);
    await page.getByText('01-Jul').or(page.getByText('Jul 1st 2026')).first().waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R323 a calendar fits into the window of a phone', async () => {
    const { page, context, complaints } = await visit({ width: 390, dark: true });
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry/new');
    await page.getByRole('button', { name: 'Open the calendar of Date of enquiry' }).click();
    const calendar = page.getByRole('application', { name: 'Calendar of Date of enquiry' });
    await calendar.waitFor();
    const box = await calendar.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await calendar.getByRole('button', { name: /choose a month/ }).click();
    await calendar.getByRole('button', { name: /^Mar/ }).click();
    await calendar.getByRole('button', { name: /, 9 March / }).click();
    expect(await page.getByLabel('Date of enquiry', { exact: true }).inputValue()).toMatch(/^09-Mar-20\d\d$/);
    await context.close();
    expect(complaints).toEqual([]);
  });
});
