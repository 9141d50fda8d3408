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

/** On a phone, and turned to the width of a desk. */
async function violationsAt(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const narrow = await axeViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  return [...narrow, ...(await axeViolations(page))];
}

describe('axe finds no violation, 390 and 1280 px wide', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['light', 'dark'])('on the screens of accounts, %s', async (scheme) => {
    const { page, context, complaints } = await visit(browser, { width: 390, dark: scheme === 'dark' });
    const violations: string[] = [];
    for (const path of ACCOUNT) violations.push(...(await violationsAt(page, path)));
    await context.close();
    expect([violations, complaints]).toEqual([[], []]);
  });

  it.each(['light', 'dark'])('on the screens behind the sign-in, %s', async (scheme) => {
    const violations: string[] = [];
    const all: string[] = [];
    for (const [email, paths] of Object.entries(BY_SIGN_IN)) {
      const { page, context, complaints } = await visit(browser, { width: 390, dark: scheme === 'dark' });
      await signIn(page, email);
      for (const path of paths) violations.push(...(await violationsAt(page, path)));
      all.push(...complaints);
      await context.close();
    }
    expect([violations, all]).toEqual([[], []]);
  });
});
