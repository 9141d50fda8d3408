import { axeViolations } from './browser.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('addresses', () => {
  it('R082 are completed by keyboard, in their parts or in one line; what is typed stands', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example');
    await page.goto('/admin/businesses/7?tab=locations');
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field('Street address').fill('Flat 2, 14 Kent Street, grey ly');
    await page.getByRole('option', { name: 'Grey Lynn, Auckland 1021' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const parts = ['Street address', 'Suburb', 'City', 'Post code'];
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
    expect(complaints).toEqual([]);
  });
});
