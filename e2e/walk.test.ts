import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { axeViolations, newContext, shifted, signIn, visit, watchShifts } from './browser.js';
import { inParallel } from './in-parallel.js';
import { lengthenTexts } from './long-words.js';
import publicPages from './public-pages.json' with { type: 'json' };
import { darkViolations, notShown, overflows, ScreenPage } from './screen-checks.js';
import signedIn from './signed-in-pages.json' with { type: 'json' };
import { startProduct } from './start-product.js';

startProduct();

/** The scripts that each public screen may load by itself. */
const budgets = new Map<string, string[]>(
  (
    JSON.parse(
      execFileSync(process.execPath, ['scripts/bundle-budget.mjs', '--files'], { encoding: 'utf8' }),
    ) as { path: string; files: string[] }[]
  ).map(({ path, files }) => [path, files]),
);

/** Public screens in further states, and account screens in te reo Māori. */
const FURTHER = [
  '/impactBusiness?search=nobody-at-all',
  '/mi/ImpactBuyer/pohutukawa',
  '/mi/giftBox',
  '/mi/login',
  '/mi/register',
  '/mi/forgot-password',
];
const PUBLIC = [...new Set([...publicPages, ...budgets.keys(), ...FURTHER])];

/**
 * One screen of each kind: contrast.test.ts proves with the colour tokens that all texts are readable on
 * their backgrounds.
 */
const DARK = [
  '/',
  '/searchResults/service/Plumbing/Otago',
  '/business/5',
  '/GoodCauses/1',
  '/login',
  '/admin/dashboard',
  '/admin/salesEnquiry',
  '/admin/salesEnquiry/new',
];

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 900 };
const LANES = 2;
/** The number of screens in one test, so that none takes long. */
const AT_ONCE = 16;
const ROLES = Object.values(signedIn).flatMap(({ email, pages }) =>
  Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, part) => {
    const paths = pages.slice(part * AT_ONCE, (part + 1) * AT_ONCE);
    return { email, paths, first: paths[0] ?? '', last: paths.at(-1) ?? '' };
  }),
);

/** Adds the screen and the window to each fault. */
const at = (path: string, { width }: { width: number }, faults: readonly string[]) =>
  faults.map((fault) => `${path} in a window of ${width} px: ${fault}`);

describe('every screen', () => {
  beforeAll(lengthenTexts);

  it.each([
    ['phone', PHONE, [360, 390]],
    ['laptop', LAPTOP, [768, 1280]],
  ] as const)(
    'of a visitor on a %s is accessible, fits, keeps its script budget, does not shift and needs no cookie or other site R312 R027',
    async (_, window, widths) => {
      const context = await newContext({ viewport: window, locale: 'en-NZ', reducedMotion: 'reduce' });
      const faults: string[] = [];
      const pages = await Promise.all(Array.from({ length: LANES }, () => ScreenPage.open(context)));
      await inParallel(
        PUBLIC,
        async (path) => {
          const screen = pages.pop();
          if (!screen) throw new Error('More lanes than pages');
          const { page } = screen;
          await page.setViewportSize(window);
          const found = await screen.load(path, budgets.get(path) ?? null);
          if (window === PHONE) found.push(...(await axeViolations(page)));
          found.push(...(await notShown(page, path)));
          found.push(...(await overflows(page, widths)));
          if (window === LAPTOP && DARK.includes(path)) found.push(...(await darkViolations(page, path)));
          faults.push(...at(path, window, [...found, ...screen.faults.splice(0)]));
          pages.push(screen);
        },
        LANES,
      );
      expect(faults).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await context.close();
    },
  );

  it.each([
    [360, true],
    [1280, false],
  ])('is accessible and fits after an empty form is submitted, %d px wide', async (width, dark) => {
    const { page, context } = await visit({ width, dark });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('This cannot be empty').first().waitFor();
    expect([await axeViolations(page), await overflows(page, [width])]).toEqual([[], []]);
    await context.close();
  });

  it.each(ROLES)('of $email is accessible and fits, from $first to $last', async ({ email, paths }) => {
    const faults: string[] = [];
    const waiting = [...paths];
    const lane = async () => {
      const { page, context, errors } = await visit({ width: PHONE.width });
      await signIn(page, email);
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        await page.setViewportSize(PHONE);
        await page.goto(path);
        const found = await axeViolations(page);
        found.push(...(await notShown(page, path)));
        found.push(...(await overflows(page, [360, 390, 1280])));
        if (DARK.includes(path)) found.push(...(await darkViolations(page, path)));
        faults.push(...at(path, PHONE, [...found, ...errors.splice(0)]));
      }
      await context.close();
    };
    // One waits for its screen while the other is checked.
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(faults).toEqual([]);
  });
});

describe('public pages', () => {
  it.each([390, 1280])('hardly shift when their fonts load late, %d px wide R312', async (width) => {
    const { page, context } = await visit({ width });
    await watchShifts(page);
    let letThemCome = () => {};
    const coming = new Promise<void>((resolve) => {
      letThemCome = resolve;
    });
    await context.route('**/*.woff2', (route) => coming.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    letThemCome();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.fonts.check('1em "Figtree Variable"'))).toBe(true);
    expect(await shifted(page)).toBeLessThan(0.01);
    await context.close();
  });

  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)(
    'are %s before any other script runs if that was chosen, on a system in %s',
    async (chosen, system) => {
      const { page, context } = await visit({ dark: system === 'dark' });
      await page.goto('/');
      await page.getByRole('button', { name: `Use ${chosen} mode` }).click();
      const ground = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const shown = await ground(page);
      await context.route('**/*.js', (route) => route.abort());
      const unscripted = await context.newPage();
      await unscripted.goto('/contact');
      expect(await ground(unscripted)).toBe(shown);
      await context.close();
    },
  );
});
