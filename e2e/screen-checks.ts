import type { BrowserContext, Page, Request } from 'playwright-core';
import { axeViolations, errorsOf, shifted, untilAlive, watchShifts } from './browser.js';
import { underTest } from './under-test.js';

/** The maximum layout shift of a first load, as browsers measure it (R312). */
const STEADY_BELOW = 0.01;

/** A page that loads screens as a new visitor does, and records all its requests. */
export class ScreenPage {
  private scripts: string[] = [];
  private elsewhere: string[] = [];
  private readonly unanswered = new Set<Request>();

  readonly faults: string[];

  private constructor(readonly page: Page) {
    this.faults = errorsOf(page);
  }

  static async open(context: BrowserContext): Promise<ScreenPage> {
    const page = await context.newPage();
    const opened = new ScreenPage(page);
    await watchShifts(page);
    await page.addInitScript(ignorePointerUntilTouched);
    page.on('request', (request) => opened.note(request));
    page.on('requestfinished', (request) => opened.unanswered.delete(request));
    page.on('requestfailed', (request) => opened.unanswered.delete(request));
    return opened;
  }

  private note(request: Request): void {
    const url = request.url();
    this.unanswered.add(request);
    const script = /\/(assets\/[^?]+\.js)/.exec(url)?.[1];
    if (script) this.scripts.push(script);
    if (!/^(data|blob):/.test(url) && !url.startsWith(underTest().url)) this.elsewhere.push(url);
  }

  /**
   * Waits until all requested content is loaded and drawn. Playwright’s network idle only covers the first
   * load.
   */
  private async untilQuiet(): Promise<void> {
    // Under load, the end of a request is sometimes not reported.
    const limit = Date.now() + 10_000;
    for (let quiet = 0; quiet < 2 && Date.now() < limit; ) {
      await this.page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
      );
      quiet = this.unanswered.size === 0 ? quiet + 1 : 0;
    }
  }

  /** Uses the loaded page, and returns its layout shift. */
  private async scrolled(): Promise<number> {
    await untilAlive(this.page);
    // Forms and pictures further down load now. Visible content must not move because of them.
    await this.page.evaluate(() => Object.assign(globalThis, { touched: true }));
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(2, 2);
    await this.page.mouse.wheel(0, 1500);
    await this.untilQuiet();
    return shifted(this.page);
  }

  /**
   * Loads a public screen, first untouched and then scrolled. Returns its faults: scripts that are not
   * `budgeted` (null if the screen has no budget), requests to other sites, and layout shifts.
   */
  async load(path: string, budgeted: readonly string[] | null): Promise<string[]> {
    // Requests of the previous page must not be included.
    await this.page.goto('about:blank');
    this.unanswered.clear();
    this.scripts = [];
    this.elsewhere = [];
    await this.page.goto(path, { waitUntil: 'networkidle' });
    const unbudgeted = budgeted ? this.scripts.filter((script) => !budgeted.includes(script)) : [];
    let moved = await this.scrolled();
    if (moved > STEADY_BELOW) {
      // On a slow machine, fonts load after the text; the second time they are cached. A page that shifts by
      // itself does so again.
      await this.page.reload({ waitUntil: 'networkidle' });
      moved = await this.scrolled();
    }
    return [
      ...unbudgeted.map((script) => `loads ${script}, which bundle-budget.json does not count`),
      ...this.elsewhere.map((url) => `asks another site for ${url}`),
      ...(moved > STEADY_BELOW ? [`moved by ${moved} while it loaded`] : []),
    ];
  }
}

/**
 * Ignores the pointer until the page is touched. If it happens to be over a form, this counts as use of the
 * page, and loads the code of the form.
 */
function ignorePointerUntilTouched(): void {
  addEventListener(
    'pointerover',
    (event) => {
      if (!('touched' in globalThis)) event.stopImmediatePropagation();
    },
    true,
  );
}

/**
 * Returns a fault if the current screen is not that of the path, to which lists may add, or says that it is
 * empty.
 */
export async function notShown(page: Page, path: string): Promise<string[]> {
  const [target, at] = [new URL(path, page.url()), new URL(page.url())];
  const led =
    at.pathname !== target.pathname ||
    [...target.searchParams].some(([name, value]) => at.searchParams.get(name) !== value);
  const missing = await page.getByText(/^(The page may have moved|Kua neke pea)/).count();
  return [
    ...(led ? [`leads to ${at.pathname}${at.search}`] : []),
    ...(missing > 0 ? ['does not exist'] : []),
  ];
}

/**
 * Returns the widths at which the current screen is wider than its window, by how much, and the element that
 * reaches out furthest.
 */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0)
      faults.push(`is ${over} px wider than a window of ${width} px: ${await page.evaluate(furthestOut)}`);
  }
  return faults;
}

/**
 * Returns the innermost element that reaches out of the window, with its first words. Parts of scrolling or
 * clipped elements are left out.
 */
function furthestOut(): string {
  const reach = (element: Element) => element.getBoundingClientRect().left + element.scrollWidth;
  let furthest: Element = document.body;
  for (;;) {
    if (getComputedStyle(furthest).overflowX !== 'visible') break;
    const further: Element | undefined = [...furthest.children].find(
      (child) => reach(child) > window.innerWidth,
    );
    if (!further) break;
    furthest = further;
  }
  return `${furthest.localName} "${furthest.textContent.slice(0, 60)}"`;
}

/** Returns the faults that axe finds in dark colours on a laptop. */
export async function darkViolations(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(path);
  const found = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
