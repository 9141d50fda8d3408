import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { axeViolations, visit } from './browser.js';
import { toEnd } from './editing.js';
import { buildKit, type KitPage } from './kit/kit-page.js';
import { startProduct } from './start-product.js';

startProduct();

describe('form fields', () => {
  let kit: KitPage;
  beforeAll(async () => {
    kit = buildKit('form-kit');
  });
  afterAll(async () => {
    kit.end();
  });

  /** Opens the fields on a page of their own, on the origin of the product. */
  async function openKit(options: { width?: number; dark?: boolean } = {}) {
    const visited = await visit(options);
    const { page } = visited;
    const stored = await photo(40, 30, 'png');
    await page.route('**/api/files/profileImages', (route) =>
      route.fulfill({ json: { url: '/form-kit/picture' } }),
    );
    await kit.open(page, (name) => (name === 'picture' ? { contentType: 'image/png', body: stored } : null));
    await page.getByRole('toolbar').waitFor();
    return visited;
  }

  const valuesOn = async (page: Page) =>
    JSON.parse((await page.locator('[data-values]').textContent()) ?? '{}');

  /** Returns a photograph of this size, half of it red and half of it blue. */
  async function photo(width: number, height: number, kind: 'png' | 'jpeg'): Promise<Buffer> {
    const half = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
    const blue = await sharp(half).png().toBuffer();
    return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
      .composite([{ input: blue, left: width / 2, top: 0 }])
      .toFormat(kind)
      .toBuffer();
  }

  /** Returns the picture that the browser sent: its type, its size, and the colour at its middle left. */
  const sent = (page: Page) =>
    page.evaluate(async () => {
      const { cut = '' } = window as Window & { cut?: string };
      const blob = await (await fetch(cut)).blob();
      const picture = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      pen?.drawImage(picture, 0, 0);
      const at = (share: number) => [
        ...(pen?.getImageData(Math.floor(picture.width * share), picture.height >> 1, 1, 1).data ?? []),
      ];
      return {
        kind: blob.type,
        width: picture.width,
        height: picture.height,
        left: at(0.02),
        right: at(0.98),
      };
    });

  it('a picture is cropped at twice the display size, by pointer, slider and keys R081', async () => {
    const { page, context, errors } = await openKit();
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'wide.png',
      mimeType: 'image/png',
      buffer: await photo(2400, 1200, 'png'),
    });
    const dialog = page.getByRole('dialog', { name: 'Crop picture: Photo' });
    await dialog.waitFor();
    await page.getByText('The picture is shown at 400 × 300 pixels.').waitFor();
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
    expect(await axeViolations(page)).toEqual([]);
    // Moves to the left end of the picture by keyboard.
    await page.getByRole('group', { name: /^Crop area/ }).focus();
    await page.keyboard.press('+');
    for (let presses = 0; presses < 120; presses++) await page.keyboard.press('Shift+ArrowRight');
    for (let presses = 0; presses < 120; presses++) await page.keyboard.press('ArrowRight');
    await page.getByLabel('Zoom').fill('3');
    await page.getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('img', { name: 'Current: Photo' }).waitFor();
    const { left, ...rest } = await sent(page);
    expect(rest).toMatchObject({ kind: 'image/png', width: 800, height: 600 });
    expect(left.slice(0, 3)).toEqual([255, 0, 0]);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Replace');
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a portrait photo from a phone is offered the portrait crop first R081', async () => {
    const { page, context, errors } = await openKit({ width: 390, dark: true });
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'high.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(1200, 2400, 'jpeg'),
    });
    await page.getByText('The picture is shown at 300 × 400 pixels.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('img', { name: 'Current: Photo' }).waitFor();
    expect(await sent(page)).toMatchObject({ kind: 'image/jpeg', width: 600, height: 800 });
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await page.getByText('Choose a PNG or JPEG picture.').waitFor();
    const cut = (await photo(400, 300, 'png')).subarray(0, 40);
    await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: cut });
    await page.getByText('This picture is damaged and cannot be shown.').waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  describe('rich text R051', () => {
    const writes = (page: Page) =>
      page.waitForFunction(() => document.activeElement?.getAttribute('aria-multiline') === 'true');
    const text = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

    it('opens an older plain text, and is edited with the toolbar by keyboard only', async () => {
      const { page, context, errors } = await openKit();
      expect(await axeViolations(page)).toEqual([]);
      expect(await text(page).innerHTML()).toMatch(/^<p>Kia ora<br>Ana<\/p>/);
      await toEnd(text(page));
      await page.keyboard.press('Shift+Tab');
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Heading H1');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await writes(page);
      await page.keyboard.press('Enter');
      await page.keyboard.type('See ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('this');
      await page.keyboard.press('Control+b');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await page.keyboard.type('one');
      expect((await valuesOn(page)).notes).toBe(
        '<h2>Kia ora<br>Ana</h2><p>See <strong>this</strong></p><ul><li><p>one</p></li></ul>',
      );
      const shown = page.getByRole('region', { name: 'As it shows' });
      expect(await shown.getByRole('heading').textContent()).toBe('Kia oraAna');
      await context.close();
      expect(errors).toEqual([]);
    });

    it('links to web and email addresses only, and keeps only allowed formatting from a paste A40', async () => {
      const { page, context, errors } = await openKit({ width: 390 });
      await text(page).focus();
      await page.keyboard.press('Control+a');
      await page.getByRole('button', { name: 'Link' }).click();
      await page.getByLabel('Link address').fill('javascript:alert(1)');
      await page.keyboard.press('Enter');
      await page.getByText('Enter a web or email address.').waitFor();
      await page.getByLabel('Link address').fill('uplift.example/a');
      await page.keyboard.press('Enter');
      expect((await valuesOn(page)).notes).toMatch(
        /^<p><a href="https:\/\/uplift\.example\/a"[^>]*>Kia ora<br>Ana<\/a><\/p>$/,
      );
      await page.keyboard.press('Control+a');
      const paste = (type: string, words: string) =>
        text(page).evaluate(
          (element, [kind, pasted]) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData(kind, pasted);
            element.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            );
          },
          [type, words] as const,
        );
      await paste(
        'text/html',
        '<div style="color:red"><h5>A</h5><p onclick="x()">B <u>c</u><img src=x onerror="alert(1)"></p><a href="javascript:alert(1)">d</a><script>alert(1)</script></div>',
      );
      const { notes } = await valuesOn(page);
      expect(notes).toMatch(/B c/);
      expect(notes).not.toMatch(/style|onclick|<u>|img|javascript|script|h5/);
      await page.keyboard.press('Control+a');
      await paste('text/plain', '**ring** _Ana_');
      expect((await valuesOn(page)).notes).toBe('<p>**ring** _Ana_</p>');
      await context.close();
      expect(errors).toEqual([]);
    });

    it('counts visible characters, and a refused form moves the focus there A91', async () => {
      const { page, context, errors } = await openKit({ dark: true });
      await text(page).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('a'.repeat(61));
      await page.getByText('61/60').waitFor();
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await page.getByText('Max 60 characters.').waitFor();
      await writes(page);
      expect(await axeViolations(page)).toEqual([]);
      await context.close();
      expect(errors).toEqual([]);
    });
  });

  it('services are selected by keyboard, on a phone too R065', async () => {
    const { page, context, errors } = await openKit({ width: 390 });
    const box = page.getByRole('combobox', { name: 'Services' });
    await box.pressSequentially('PL');
    await page.getByRole('option', { name: 'Plastering' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await box.press('ArrowDown');
    await box.press('Enter');
    expect((await valuesOn(page)).services).toEqual(['Painting', 'Plumbing']);
    await context.close();
    expect(errors).toEqual([]);
  });
});

/** The number of charts with data. */
const DRAWN = 15;

/** Returns texts of charts that overlap each other, or are cut off at the edge. */
const collisions = (page: Page) =>
  page.locator('[data-drawing] svg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const edge = drawing.getBoundingClientRect();
      const title = drawing.closest('figure')?.querySelector('h2')?.textContent;
      const words = [...drawing.querySelectorAll('text')]
        .filter((text) => text.textContent && getComputedStyle(text).opacity !== '0')
        .map((text) => ({ said: text.textContent, box: text.getBoundingClientRect() }));
      return words.flatMap(({ said, box }, at) => {
        const cut = box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1;
        const over = words
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 3,
          );
        return [
          ...(cut ? [`${title}: “${said}” is cut off`] : []),
          ...over.map((other) => `${title}: “${said}” over “${other.said}”`),
        ];
      });
    }),
  );

describe('charts with no data, one item, 18 types and very long names', () => {
  let kit: KitPage;
  beforeAll(async () => {
    kit = buildKit('chart-kit');
  });
  afterAll(async () => {
    kit.end();
  });

  it.each([
    [390, 'light', false],
    [390, 'dark', true],
    [1280, 'light', false],
    [1280, 'dark', true],
  ])('render without overflow at %i px, %s R283', async (width, _, dark) => {
    const { page, context, errors } = await visit({ width, dark });
    await kit.open(page);
    await page.waitForFunction(
      (drawn) => document.querySelectorAll('[data-drawing] svg').length === drawn,
      DRAWN,
    );
    // Each is as wide as the space beside its table.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-drawing] svg')].every(
        (drawing) => drawing.getBoundingClientRect().width === Number(drawing.getAttribute('width')),
      ),
    );
    expect(await page.getByRole('heading', { name: 'Nothing here yet' }).count()).toBe(1);
    expect(await collisions(page)).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
    const scrolledAside = await page
      .getByRole('region')
      .evaluateAll((tables) =>
        tables.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.ariaLabel),
      );
    expect(scrolledAside).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);
  });
});
