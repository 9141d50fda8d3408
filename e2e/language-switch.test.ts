import { visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('what was typed', () => {
  it('is there in the other language, and after the way back', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Mere Switch');
    await page.getByLabel('Message', { exact: false }).first().fill('Kia ora\nkoutou');
    await page.getByRole('link', { name: 'Te reo Māori' }).first().click();
    await page.waitForURL('**/mi/contact');
    await page.mouse.move(5, 5);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=fullName]')?.value === 'Mere Switch',
    );
    expect(await page.locator('textarea[name=message]').inputValue()).toBe('Kia ora\nkoutou');
    expect(await page.evaluate(() => sessionStorage.getItem('uplift-drafts'))).toBeNull();
    await page.locator('input[name=email]').fill('mere@switch.example');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(/[^i]\/contact$/);
    await page.mouse.move(6, 6);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=email]')?.value === 'mere@switch.example',
    );
    expect(await page.locator('input[name=fullName]').inputValue()).toBe('Mere Switch');
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('is there with the boxes that were counted', async () => {
    const { page, context } = await visit();
    await page.goto('/giftBox');
    await page.locator('input[name^="quantities"]').first().fill('3');
    await page.locator('select[name=goodCauseId]').selectOption({ index: 1 });
    const cause = await page.locator('select[name=goodCauseId]').inputValue();
    await page.locator('form output', { hasText: '$177' }).waitFor();
    await page.getByRole('link', { name: 'Te reo Māori' }).first().click();
    await page.waitForURL('**/mi/giftBox');
    await page.mouse.move(5, 5);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name^="quantities"]')?.value === '3',
    );
    expect(await page.locator('select[name=goodCauseId]').inputValue()).toBe(cause);
    await page.locator('form output', { hasText: '$177' }).waitFor();
    await context.close();
  });

  it('is there on the pages of accounts, but for passwords', async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await page.goto('/register');
    await page.locator('input[name=fullName]').fill('Hēmi Switch');
    await page.locator('input[name=email]').fill('hemi@switch.example');
    await page.locator('input[name=password]').fill('a secret of mine');
    const kept: string[] = [];
    await page.exposeFunction('noteKept', (words: string) => kept.push(words));
    await page.evaluate(() => {
      const { noteKept } = window as unknown as { noteKept: (words: string) => void };
      addEventListener('pagehide', () => noteKept(JSON.stringify({ ...sessionStorage })));
    });
    await page.getByRole('link', { name: 'Te reo Māori' }).click();
    await page.waitForURL('**/mi/register');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=email]')?.value === 'hemi@switch.example',
    );
    expect(await page.locator('input[name=fullName]').inputValue()).toBe('Hēmi Switch');
    expect(await page.locator('input[name=password]').inputValue()).toBe('');
    expect(kept.join()).not.toContain('secret of mine');
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('is not kept for who goes elsewhere', async () => {
    const { page, context } = await visit();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Mere Elsewhere');
    await page.goto('/mi/contact');
    await page.locator('input[name=fullName]').waitFor();
    expect(await page.locator('input[name=fullName]').inputValue()).toBe('');
    await context.close();
  });

  it('C012 R103 is there when a testimonial is taken up again, however it was closed, in both languages', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/business/6');
    const open = page.getByRole('button', { name: 'Leave a testimonial' });
    const dialog = page.getByRole('dialog');
    const words = dialog.locator('textarea[name=message]');
    await open.click();
    await dialog.locator('input[name=fullName]').fill('Hana Switch');
    await words.fill('They came back.');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      // It hears what closes it once it has the focus.
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
      await close();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent?.includes('Leave a testimonial'));
      await open.click();
      await words.waitFor();
      expect(await words.inputValue()).toBe('They came back.');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Te reo Māori' }).first().click();
    await page.waitForURL('**/mi/business/6');
    await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
    await page.getByRole('button', { name: 'Waiho he kupu tautoko' }).click();
    await words.waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')?.value === 'They came back.',
    );
    await dialog.getByRole('button', { name: 'Tukuna' }).click();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Ngā mihi.'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Waiho he kupu tautoko' }).click();
    await words.waitFor();
    expect(await words.inputValue()).toBe('');
    await context.close();
    expect(complaints).toEqual([]);
  });
});
