import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { axeViolations, signIn, visit } from './browser.js';
import { signedIn } from './editing.js';
import { untilFocused } from './focus.js';
import { focusVisibility } from './focus-visibility.js';
import { startProduct } from './start-product.js';

startProduct();

describe('dates and times in forms', () => {
  it('use New Zealand order and time in a browser in New York R323 A166', async () => {
    const { page, context, errors } = await visit({
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry/new');
    const heights = ['Follow-up date', 'Full name'].map(async (name) => {
      const field = page.locator('[data-part=root]', { has: page.getByLabel(name, { exact: true }) }).last();
      return (await field.boundingBox())?.height;
    });
    const [ofDay, ofText] = await Promise.all(heights);
    expect(ofDay).toBe(ofText);
    const followUp = page.getByLabel('Follow-up date', { exact: true });
    await followUp.fill('5/11/2026');
    await followUp.press('Tab');
    expect(await followUp.inputValue()).toBe('05-Nov-2026');
    await followUp.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('application', { name: 'Calendar for Follow-up date' }).waitFor();
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
    await untilFocused(followUp);

    const enquiryDate = page.getByLabel('Date of enquiry', { exact: true });
    await enquiryDate.fill('1 July 2026');
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
    expect(errors).toEqual([]);
  });

  it('a calendar fits on a phone screen R323', async () => {
    const { page, context, errors } = await visit({ width: 390, dark: true });
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/salesEnquiry/new');
    await page.getByRole('button', { name: 'Open the calendar for Date of enquiry' }).click();
    const calendar = page.getByRole('application', { name: 'Calendar for Date of enquiry' });
    await calendar.waitFor();
    const box = await calendar.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await calendar.getByRole('button', { name: /choose a month/ }).click();
    await calendar.getByRole('button', { name: /^Mar/ }).click();
    await calendar.getByRole('button', { name: /, 9 March / }).click();
    expect(await page.getByLabel('Date of enquiry', { exact: true }).inputValue()).toMatch(/^09-Mar-20\d\d$/);
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('maximum length of texts', () => {
  const FAMILY = '👩‍👩‍👧‍👦';
  const THUMB = '👍🏽';

  it('counts visible characters, and never splits one', async () => {
    const { page, context, errors } = await signedIn(
      'admin@uplift.example',
      '/admin/ImpactBusinessAdmin/new',
    );
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = page.getByRole('textbox', { name: 'Organisation name', exact: true });
    expect(await name.getAttribute('maxlength')).toBe('150');
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+V');
    };
    await name.focus();
    const long = FAMILY.repeat(3) + 'ē'.repeat(145);
    // The code that counts characters loads once a field is used. Until then, the browser limits the text.
    await until(async () => {
      await name.fill('');
      await paste(long);
      return (await name.inputValue()) === long;
    });
    await paste(THUMB.repeat(4));
    const full = long + THUMB.repeat(2);
    expect(await name.inputValue()).toBe(full);
    // No more text can be entered, and none is lost.
    await page.keyboard.type('x');
    await page.keyboard.press('Home');
    await page.keyboard.type('y');
    await paste(FAMILY);
    expect(await name.inputValue()).toBe(full);
    await page.keyboard.press('Delete');
    await page.keyboard.type('z');
    expect(await name.inputValue()).toBe(`z${full.slice(FAMILY.length)}`);
    await page.getByRole('textbox', { name: 'Lead email', exact: true }).fill('office@family.example');
    const sent = page.waitForRequest((request) => request.postData()?.includes('CreateImpactBuyer') ?? false);
    await page.getByRole('button', { name: 'Create impact buyer' }).click();
    expect((await sent).postDataJSON().variables.input.name).toBe(`z${full.slice(FAMILY.length)}`);
    await page.waitForURL(/\/admin\/ImpactBusinessAdmin\/\d+$/);
    await context.close();
    expect(errors).toEqual([]);
  });
});

describe('addresses', () => {
  it('are completed by keyboard, as separate fields or on one line; typed text is kept R082', async () => {
    const { page, context, errors } = await signedIn(
      'admin@uplift.example',
      '/admin/businesses/7?tab=locations',
    );
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field('Street address').fill('Flat 2, 14 Kent Street, grey ly');
    await page.getByRole('option', { name: 'Grey Lynn, Auckland 1021' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const parts = ['Street address', 'Suburb', 'City', 'Postcode'];
    const values = () => Promise.all(parts.map((name) => field(name).inputValue()));
    expect(await values()).toEqual(['Flat 2, 14 Kent Street', 'Grey Lynn', 'Auckland', '1021']);
    await field('Suburb').fill('ragla');
    await page.getByRole('option', { name: 'Raglan 3225' }).click();
    expect(await values()).toEqual(['Flat 2, 14 Kent Street', '', 'Raglan', '3225']);
    await field('Suburb').fill('Raglan W');
    await page.keyboard.press('Escape');
    expect((await values())[1]).toBe('Raglan W');
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.goto('/admin/ImpactBusinessAdmin/1?tab=report');
    await field('Address').fill('5 Vivian Street, Te Aro');
    await page.getByRole('option', { name: '5 Vivian Street, Te Aro, Wellington 6011' }).click();
    expect(await field('Address').inputValue()).toBe('5 Vivian Street, Te Aro, Wellington 6011');
    await page.getByRole('button', { name: 'Discard' }).click();
    await context.close();
    expect(errors).toEqual([]);
  });
});

/** Waits until the element with this name has the focus, and returns it. */
const arrivesAt = (page: Page, name: string) =>
  page.waitForFunction((wanted) => {
    const at = document.activeElement;
    return (at?.getAttribute('aria-label') ?? at?.textContent)?.trim().startsWith(wanted);
  }, name);

describe('the admin area by keyboard only', () => {
  it('the focus is visible at every stop: fully outlined, and not below a fixed bar', async () => {
    const { page, context, errors } = await signedIn('admin@uplift.example');
    for (const path of ['/admin/dashboard', '/admin/salesEnquiry/new', '/admin/mailbox?mail=1']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const stops: string[] = [];
      const unseen: string[] = [];
      for (let presses = 0; presses < 150; presses++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(focusVisibility);
        // A mail is a document of its own, with the browser’s focus style on its links.
        if (!stop || stop.first || stop.frame) break;
        // The browser marks the parts of a date itself.
        if (stop.name === stops.at(-1)) continue;
        stops.push(stop.name);
        if (!stop.ring || !stop.inSight || stop.covered) unseen.push(stop.name);
      }
      expect([path, unseen, stops.length > 25]).toEqual([path, [], true]);
    }
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the drawer on a phone takes and traps the focus, closes with Escape and returns the focus R041', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await signIn(page, 'supplier@demo.example', { to: '/admin/dashboard' });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await arrivesAt(page, 'Home');
    await page.keyboard.press('Shift+Tab');
    await arrivesAt(page, 'Logout');
    await page.keyboard.press('Tab');
    await arrivesAt(page, 'Home');
    await page.keyboard.press('Escape');
    await arrivesAt(page, 'Menu');
    await context.close();
    expect(errors).toEqual([]);
  });
});
