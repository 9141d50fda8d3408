import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { tokenOf } from './api.js';
import { errorsOf, newContext } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

/** Opens GraphiQL and returns its window, its errors so far, and the addresses that it has requested. */
async function openGraphiql({ width = 1280, dark = false } = {}) {
  const context = await newContext({
    viewport: { width, height: 844 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors = errorsOf(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/graphql');
  await untilShown(page, '.graphiql-query-editor', 'searchSuppliers');
  return { context, page, errors, requested };
}

/** Replaces the text of an editor by pasting, which closes no brackets by itself. */
async function paste(page: Page, editor: string, text: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.getByRole('region', { name: editor }).getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

/** Waits until an editor shows the text, which consists of several elements. */
const untilShown = (page: Page, editor: string, text: string) =>
  page.waitForFunction(
    ([selector, wanted]) => document.querySelector(selector)?.textContent?.includes(wanted),
    [`${editor} .view-lines`, text] as const,
  );

describe('GraphiQL at /graphql', () => {
  it.each([
    { width: 1280, dark: false },
    { width: 390, dark: true },
  ])('runs the first query without a fault of script or policy: $width px, dark: $dark', async (screen) => {
    const { context, page, errors, requested } = await openGraphiql(screen);
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await untilShown(page, '.result-window', '"totalCount"');
    expect(requested.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('signs in with a token in the Headers tab, and forgets the token', async () => {
    const { context, page, errors } = await openGraphiql();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const token = await tokenOf('member@demo.example');
    await paste(page, 'Operation Editor', '{ currentUser { email } }');
    await paste(page, 'Headers', JSON.stringify({ authorization: `Bearer ${token}` }));
    // GraphiQL takes up typed headers a moment later, so the first run may still be that of a visitor.
    await until(async () => {
      await page.keyboard.press('ControlOrMeta+Enter');
      return (await page.locator('.result-window').textContent())?.includes('"member@demo.example"');
    });
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(stored).not.toContain(token);
    expect(errors).toEqual([]);
    await context.close();
  });
});
