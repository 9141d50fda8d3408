import type { Browser } from 'playwright-core';
import { axeViolations, openBrowser, signIn, visit } from './browser';

jest.setTimeout(180_000);

/** The pages of the public site are seen to in public-site.test.ts. */
const ACCOUNT = ['/login', '/register', '/forgot-password'];
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

describe('axe finds no violation', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const cases = [390, 1280].flatMap((width) =>
    [false, true].map((dark) => [width, dark ? 'dark' : 'light'] as const),
  );

  it.each(cases)('on the screens of accounts, %d px wide, %s', async (width, scheme) => {
    const { page, context, complaints } = await visit(browser, { width, dark: scheme === 'dark' });
    const violations: string[] = [];
    for (const path of ACCOUNT) {
      await page.goto(path);
      violations.push(...(await axeViolations(page)));
    }
    await context.close();
    expect([violations, complaints]).toEqual([[], []]);
  });

  it.each(cases)('on the screens behind the sign-in, %d px wide, %s', async (width, scheme) => {
    const violations: string[] = [];
    const all: string[] = [];
    for (const [email, paths] of Object.entries(BY_SIGN_IN)) {
      const { page, context, complaints } = await visit(browser, { width, dark: scheme === 'dark' });
      await signIn(page, email);
      for (const path of paths) {
        await page.goto(path);
        violations.push(...(await axeViolations(page)));
      }
      all.push(...complaints);
      await context.close();
    }
    expect([violations, all]).toEqual([[], []]);
  });
});
