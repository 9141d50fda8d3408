import sharp from 'sharp';
import { axeViolations, visit } from './browser.js';
import { save, signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

describe('featured listings as staff keep them', () => {
  const onFirstPage = async (title: string, width: number) => {
    const { page, context } = await visit();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: title });
    const there = (await card.count()) > 0;
    const address = there ? await card.locator('img:visible').evaluate(shownAddress) : null;
    await context.close();
    return { there, address };
  };

  it('P059 R298 R299 R022 are recorded with both pictures, stand on the first page at once, and go', async () => {
    const { page, context, complaints } = await signedIn('admin@uplift.example');
    await page.goto('/admin/featuredListings');
    await page.getByRole('link', { name: 'New featured listing' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'New Featured Listing' }).waitFor();
    await page.getByRole('combobox', { name: 'Supplier' }).focus();
    await page.keyboard.type('kowhai');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('Title').fill('Zwieback for all');
    await page.getByLabel('Position').fill('0');
    for (const [which, width, height] of [
      ['desktops', 1600, 1280],
      ['phones', 800, 800],
    ] as const) {
      const buffer = await sharp({ create: { width, height, channels: 3, background: '#0a5' } })
        .png()
        .toBuffer();
      const input = page.locator(`input[type=file]`).nth(which === 'desktops' ? 0 : 1);
      await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).press('Enter');
      await page.getByRole('img', { name: `Picture for ${which} as it is` }).waitFor();
    }
    await page.getByRole('button', { name: 'Create featured listing' }).press('Enter');
    await page.getByText('Featured Listing has successfully been created').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Zwieback for all' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const [desktop, phone] = await page
      .getByRole('img', { name: /as it is$/ })
      .evaluateAll((found) => found.map((img) => (img as HTMLImageElement).getAttribute('src')));
    const wide = await onFirstPage('Zwieback for all', 1280);
    const narrow = await onFirstPage('Zwieback for all', 390);
    expect([wide.address, narrow.address]).toEqual([stem(desktop), stem(phone)]);

    await page.getByLabel('Title').fill('Rusks for all');
    await save(page);
    await page.getByText('Save Successful').first().waitFor();
    await page.getByText('Featured Listing has successfully been saved').first().waitFor();
    expect((await onFirstPage('Rusks for all', 1280)).there).toBe(true);

    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByText('The featured listing has been deleted').waitFor();
    await page.waitForURL(/\/admin\/featuredListings$/);
    expect((await onFirstPage('Rusks for all', 1280)).there).toBe(false);
    await context.close();
    expect(complaints).toEqual([]);
  });
});

/** Which picture a browser chose, whatever its size. */
const stem = (address: string | null | undefined) => /[\da-f]{32}/.exec(address ?? '')?.[0];
const shownAddress = (img: Element) =>
  /[\da-f]{32}/.exec((img as HTMLImageElement).currentSrc || (img as HTMLImageElement).src)?.[0];
