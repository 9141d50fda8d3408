import type { BrowserContext, Page, Request } from 'playwright-core';
import { axeViolations, complaintsOf, shifted, untilAlive, watchShifts } from './browser.js';
import { underTest } from './under-test.js';

/** A first load may move by itself no further than this, as browsers measure layout shift (R312). */
const STEADY_BELOW = 0.01;

/** A page that loads screens as a new visitor does, and notes all it asks for. */
export class ScreenPage {
  private scripts: string[] = [];
  private elsewhere: string[] = [];
  private readonly unanswered = new Set<Request>();

  readonly complaints: string[];

  private constructor(readonly page: Page) {
    this.complaints = complaintsOf(page);
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

  /** Waits until what the page asks for is here and drawn. Playwright's network idle only covers the first load. */
  private async untilQuiet(): Promise<void> {
    // Under load the end of a request is at times not reported.
    const limit = Date.now() + 10_000;
    for (let quiet = 0; quiet < 2 && Date.now() < limit; ) {
      await this.page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
      );
      quiet = this.unanswered.size === 0 ? quiet + 1 : 0;
    }
  }

  /** Uses the loaded page, and returns how far it has moved by itself. */
  private async scrolled(): Promise<number> {
    await untilAlive(this.page);
    // Forms and pictures further down come now; nothing in sight may make room for them.
    await this.page.evaluate(() => Object.assign(globalThis, { touched: true }));
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(2, 2);
    await this.page.mouse.wheel(0, 1500);
    await this.untilQuiet();
    return shifted(this.page);
  }

  /**
   * Loads a public screen, first untouched and then scrolled. Answers its faults: scripts beyond those `budgeted` (null
   * where the screen has no budget), requests to other sites, and moving by itself.
   */
  async load(path: string, budgeted: readonly string[] | null): Promise<string[]> {
    // Requests of the previous page must not count for this one.
    await this.page.goto('about:blank');
    this.unanswered.clear();
    this.scripts = [];
    this.elsewhere = [];
    await this.page.goto(path, { waitUntil: 'networkidle' });
    const unbudgeted = budgeted ? this.scripts.filter((script) => !budgeted.includes(script)) : [];
    let moved = await this.scrolled();
    if (moved > STEADY_BELOW) {
      // On a slow machine fonts come after the text; the second time they are there. A page that makes room moves again.
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

/** A pointer that happens to rest over a form counts as use of the page, and its code would come. */
function ignorePointerUntilTouched(): void {
  addEventListener(
    'pointerover',
    (event) => {
      if (!('touched' in globalThis)) event.stopImmediatePropagation();
    },
    true,
  );
}

/** Returns a fault if the screen at hand is not that of the path, which lists may add to, or says that nothing is there. */
export async function notShown(page: Page, path: string): Promise<string[]> {
  const [asked, at] = [new URL(path, page.url()), new URL(page.url())];
  const led =
    at.pathname !== asked.pathname ||
    [...asked.searchParams].some(([name, value]) => at.searchParams.get(name) !== value);
  const missing = await page.getByText(/^(It may have moved|Kua neke pea)/).count();
  return [
    ...(led ? [`leads to ${at.pathname}${at.search}`] : []),
    ...(missing > 0 ? ['does not exist'] : []),
  ];
}

/** The widths at which the screen at hand is wider than its window, by how much, and what reaches furthest out. */
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

/** The innermost element that reaches out of the window, with its first words; no part of what scrolls or is cut off. */
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

/** The faults that axe finds in dark colours on a laptop. */
export async function darkViolations(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(path);
  const found = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
