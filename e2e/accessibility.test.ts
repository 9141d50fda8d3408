import type { Browser, Page } from 'playwright-core';
import { axeViolations, openBrowser, signIn, visit } from './browser';

jest.setTimeout(180_000);

/** The pages of the public site are seen to in public-site.test.ts. */
const ACCOUNT = [
  '/login',
  '/register',
  '/forgot-password',
  '/mi/login',
  '/mi/register',
  '/mi/forgot-password',
];
const BY_SIGN_IN: Record<string, string[]> = {
  'admin@uplift.example': [
    '/admin/dashboard',
    '/admin/salesEnquiry',
    '/admin/salesEnquiry/new',
    '/admin/mailbox',
    '/userProfile',
  ],
  'supplier@demo.example': ['/admin/dashboard', '/admin/salesEnquiry'],
  'buyer@demo.example': ['/admin/dashboard'],
  'goodcause@demo.example': ['/admin/dashboard', '/admin/gcEnquiries'],
};

/** Of one visit, in a window that is made wider. */
async function violationsAt(page: Page, path: string, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 860 });
    if (index === 0) await page.goto(path);
    found.push(...(await axeViolations(page)));
  }
  return found;
}

describe('axe finds no violation', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['light', 'dark'])('on the screens of accounts, 360, 768 and 1280 px wide, %s', async (scheme) => {
    const { page, context, complaints } = await visit(browser, { dark: scheme === 'dark' });
    const violations: string[] = [];
    for (const path of ACCOUNT) violations.push(...(await violationsAt(page, path, [360, 768, 1280])));
    await context.close();
    expect([violations, complaints]).toEqual([[], []]);
  });

  it.each(['light', 'dark'])(
    'on the screens behind the sign-in, 390 and 1280 px wide, %s',
    async (scheme) => {
      const violations: string[] = [];
      const all: string[] = [];
      for (const [email, paths] of Object.entries(BY_SIGN_IN)) {
        const { page, context, complaints } = await visit(browser, { dark: scheme === 'dark' });
        await signIn(page, email);
        for (const path of paths) violations.push(...(await violationsAt(page, path, [390, 1280])));
        all.push(...complaints);
        await context.close();
      }
      expect([violations, all]).toEqual([[], []]);
    },
  );
});
