import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { axeViolations } from './browser.js';
import { sql } from './database.js';
import { save, signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

/** What axe finds in the drawer, in every colour with every picture, light and dark. */
async function violationsOfLooks(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    const radios = (legend: string) => {
      const sets = [...document.querySelectorAll('fieldset')];
      const set = sets.find((each) => each.querySelector('legend')?.textContent === legend);
      return [...(set?.querySelectorAll('input') ?? [])];
    };
    const found: string[] = [];
    let looks = 0;
    for (const mode of radios('Colours of the screens')) {
      mode.click();
      for (const color of radios('Colour of the menu')) {
        color.click();
        for (const picture of radios('Picture of the menu')) {
          picture.click();
          await new Promise(requestAnimationFrame);
          const { violations } = await runner.run('nav[aria-label=Admin]', { runOnly: ['color-contrast'] });
          found.push(
            ...violations.map(({ help }) => `${mode.value} ${color.value} ${picture.value} ${help}`),
          );
          looks += 1;
        }
      }
    }
    return [...found, `${looks} looks`];
  });
}

describe('the look of the admin area, and the settings of the site', () => {
  it('R048 A121 colour and picture of the drawer are chosen by keyboard, stay, and can be read in every look', async () => {
    const { page, context, complaints } = await signedIn('supplier@demo.example', '/admin/dashboard');
    await page.setViewportSize({ width: 1280, height: 860 });
    const opener = page.getByRole('button', { name: 'Look and links' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Look and links' });
    await panel.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await violationsOfLooks(page)).toEqual(['50 looks']);

    await panel.getByRole('radio', { name: 'Warning' }).focus();
    await page.keyboard.press('ArrowRight');
    await panel.getByRole('radio', { name: 'Coast' }).check();
    await panel.getByRole('radio', { name: 'Light' }).check();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    // Of every drawer that was ever drawn after the reload.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const color = document.querySelector<HTMLElement>('[data-color]')?.dataset.color;
        if (color) seen.add(color);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.reload();
    await opener.waitFor();
    expect(await page.evaluate(() => [...(globalThis as never as { seen: Set<string> }).seen])).toEqual([
      'danger',
    ]);
    await page.setViewportSize({ width: 390, height: 860 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Look and links' }).click();
    await panel.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R284 A113 staff set the contributions that Home shows, are asked where somebody was faster, and take it back', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example', '/admin/dashboard');
    await page.getByRole('button', { name: 'Look and links' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
    const field = page.getByRole('textbox', { name: 'Contributions shown for the whole site' });
    await field.fill('1,250,000');
    await sql('UPDATE settings SET contributions = 900, version = version + 1', []);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Somebody else saved this page of settings').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await save(page);
    await page.getByText('Home shows $1,250,000.00 of contributions now.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Home shows $900.00 of contributions now.').waitFor();
    await page.getByRole('button', { name: 'Show what has happened' }).click();
    await page.getByText('took back a change of the settings').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field.fill('');
    await save(page);
    await context.close();
    // The browser tells of the refused save, which the screen has answered.
    expect(complaints.filter((words) => !words.includes('409'))).toEqual([]);
  });
});
