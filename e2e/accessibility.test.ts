import type { Page } from 'playwright-core';
import { axeViolations, signIn, visit } from './browser.js';
import signedIn from './signed-in-pages.json';
import { startProduct } from './start-product.js';

startProduct();

/** The pages of the public site are seen to in public-site.test.ts. */
const ACCOUNT = [
  '/login',
  '/register',
  '/forgot-password',
  '/unsubscribe?token=x',
  '/mi/login',
  '/mi/register',
  '/mi/forgot-password',
];
/** So many screens in one test, that none takes long however many there are. */
const AT_ONCE = 16;
const SIGNED_IN = Object.values(signedIn).flatMap(({ email, pages }) =>
  Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, part) => {
    const paths = pages.slice(part * AT_ONCE, (part + 1) * AT_ONCE);
    return { email, first: paths[0] ?? '', last: paths.at(-1) ?? '', paths };
  }),
);

/** One of each kind: that every colour can be read on every ground, contrast.test.ts proves of the tokens. */
const DARK_SAMPLE = ['/login', '/admin/dashboard', '/admin/salesEnquiry', '/admin/salesEnquiry/new'];

/** Narrow on light ground; also wide and dark where it is one of the sample. */
async function violationsOn(page: Page, path: string): Promise<string[]> {
  const found = await violationsAt(page, path, 390, 'light');
  return DARK_SAMPLE.includes(path) ? [...found, ...(await violationsAt(page, path, 1280, 'dark'))] : found;
}

async function violationsAt(page: Page, path: string, width: number, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 860 });
  await page.goto(path);
  return axeViolations(page);
}

describe('axe finds no violation', () => {
  it.each(ACCOUNT)('on %s', async (path) => {
    const { page, context, complaints } = await visit();
    expect([await violationsOn(page, path), complaints]).toEqual([[], []]);
    await context.close();
  });

  it.each(SIGNED_IN)('on the screens of $email, $first to $last', async ({ email, paths }) => {
    const violations: string[] = [];
    const waiting = [...paths];
    const window = async () => {
      const { page, context, complaints } = await visit();
      await signIn(page, email);
      for (let path = waiting.shift(); path; path = waiting.shift())
        violations.push(...(await violationsOn(page, path)));
      await context.close();
      return complaints;
    };
    // One waits for its page while the other is looked at.
    const complaints = await Promise.all([window(), window()]);
    expect([violations, complaints.flat()]).toEqual([[], []]);
  });
});
