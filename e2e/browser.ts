import axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  errors,
  type Page,
} from 'playwright-core';
import { underTest } from './under-test.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process less for each browser; nothing here is drawn by a graphics card.
  '--in-process-gpu',
  // Pages live for seconds here: optimizing their code and tidying their memory early costs more than it saves.
  '--js-flags=--no-opt --no-maglev --initial-heap-size=256 --min-semi-space-size=32',
];

/**
 * A refused sign-in or an unknown record is an answer, not a fault of the page; a font that waits for its first words
 * for some seconds says only that this machine is busy.
 */
const HARMLESS = /status of 40[014]|was preloaded using link preload but not used/;

/** The time an action waits for its element: enough for a machine four times slower than most. */
const PATIENCE_MS = 120_000;

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of scripts, of the content policy and of hydration that the page has shown so far. */
  complaints: string[];
}

let shared: Promise<Browser> | undefined;
/** The last messages of a browser that died by itself, for the next visit to report. */
let death: string | undefined;
const CLOSE_WITHIN_MS = 5_000;

/** The browser that all files of a worker share; a new one after it has died. */
export function sharedBrowser(): Promise<Browser> {
  const forget = () => {
    shared = undefined;
  };
  shared ??= launchBrowser(forget).catch((error) => {
    forget();
    throw error;
  });
  return shared;
}

/** Closes the windows that a file has left. */
export async function closeWindows(): Promise<void> {
  const browser = await shared;
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

const DESCRIBED_CHARACTERS = 6000;

/** The address and the end of the content of each open window, added to the message of a failed test. */
async function describeWindows(): Promise<string> {
  const browser = await shared?.catch(() => undefined);
  const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  const described = pages.map(async (page) => {
    const content = await page.ariaSnapshot({ timeout: 5_000 }).catch((error) => String(error));
    return `Shown at ${page.url()}:\n${content.slice(-DESCRIBED_CHARACTERS)}`;
  });
  return (await Promise.all(described)).join('\n\n');
}
Object.assign(globalThis, { describeWindows });

/** Ends the browser of the worker. */
export async function endBrowser(): Promise<void> {
  await (await shared)?.close();
}

/** A browser whose `close` ends in any case, and whose death is told to whatever visits next. */
async function launchBrowser(onEnd: () => void): Promise<Browser> {
  const { executablePath, env } = underTest();
  const said: string[] = [];
  const launch = () =>
    chromium.launch({
      executablePath,
      args: FLAGS,
      // Playwright has Chromium share its memory in files on the disk, for containers with a small /dev/shm.
      ignoreDefaultArgs: process.env.TEST_FOLDER === '/dev/shm' ? ['--disable-dev-shm-usage'] : [],
      env: { ...process.env, ...env } as Record<string, string>,
      logger: {
        isEnabled: (name) => name === 'browser',
        log: (_, __, message) => said.push(String(message)),
      },
    });
  // Chromium now and then crashes as it starts, before it has seen a page.
  const browser = await launch().catch(launch);
  const id = await processOf(browser);
  const close = browser.close.bind(browser);
  const died = () => {
    death = `The browser ${id} has died:\n${said.slice(-5).join('\n')}`;
  };
  browser.once('disconnected', died);
  browser.once('disconnected', onEnd);
  browser.close = async () => {
    browser.off('disconnected', died);
    const stuck = setTimeout(() => process.kill(id, 'SIGKILL'), CLOSE_WITHIN_MS);
    await close().finally(() => clearTimeout(stuck));
  };
  return browser;
}

/** The id of the browser's process, which playwright keeps to itself. */
export async function processOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'browser')?.id ?? Number.NaN;
}

/** Waits until the scripts of the page answer. A navigation under way takes the page along; the test waits for its end. */
export async function untilAlive(page: Page): Promise<void> {
  const alive = () => document.documentElement.dataset.alive === 'true';
  await page.waitForFunction(alive, undefined, { polling: 50 }).catch((error) => {
    if (error instanceof errors.TimeoutError) throw error;
  });
}

/**
 * Pages are seen before they answer: whoever goes somewhere waits until the scripts are there, and moves the
 * mouse, upon which forms further down come too (client/ui/in-browser.tsx).
 */
function waitsUntilAlive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const alive = async () => {
    await untilAlive(page);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
  };
  page.goto = async (...args) => {
    const response = await goto(...args);
    if (response?.headers()['content-type']?.startsWith('text/html')) await alive();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await alive();
    return response;
  };
}

/** A browser profile of its own with nothing in it, such as one without script; its addresses are those of the product. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const told = death;
  death = undefined;
  if (told) throw new Error(told);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: underTest().url, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** A browser window of its own, with nothing remembered. */
export async function visit(
  options: { width?: number; dark?: boolean; locale?: string; timezoneId?: string } = {},
): Promise<Visit> {
  const { width = 1280, dark = false, locale = 'en-NZ', timezoneId = 'Pacific/Auckland' } = options;
  const context = await newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId,
    locale,
  });
  const page = await context.newPage();
  waitsUntilAlive(page);
  return { context, page, complaints: complaintsOf(page) };
}

/** Notes errors and warnings of scripts, of the content policy and of hydration, and answers that failed, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('crash', () => complaints.push('The page has crashed.'));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !HARMLESS.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** What the product's own pages remember of a sign-in (client/graphql/session.ts). */
const SIGNED_IN = 'uplift-signed-in';

/**
 * Signs somebody in without the screen of it, which journeys of their own are about, and goes to `to`, if that is given;
 * else nothing is open yet.
 */
export async function signIn(
  page: Page,
  email: string,
  { password = 'uplift-demo', to }: { password?: string; to?: string } = {},
): Promise<void> {
  const query =
    'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { user { id } } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { email, password } } });
  const { errors } = await answer.json();
  if (errors) throw new Error(`${email} cannot sign in: ${errors[0].message}`);
  // Storage belongs to an origin: its lightest page opens it.
  await page.goto('/robots.txt');
  await page.evaluate((hint) => localStorage.setItem(hint, 'true'), SIGNED_IN);
  if (to) await page.goto(to);
}

type Watching = typeof globalThis & { shifted: number };

/** Adds up from now on how far each page moves by itself, as browsers measure it. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = globalThis as Watching;
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far the page at hand has moved by itself: 0 is not at all, 1 is all of the window by its height. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round((globalThis as Watching).shifted * 1000) / 1000);

/** Waits until no part of the screen says that it is loading; on a slow machine the network rests before that. */
const untilLoaded = (page: Page): Promise<void> =>
  page
    .getByText(/^(Loading|E uta ana)$/)
    .first()
    .waitFor({ state: 'detached' });

/** Waits until animations have ended: a dialog is transparent in its first frame, and axe would not see it. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Returns the faults that axe finds on the page once it has loaded, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Under load the end of a request is at times not reported; axe looks at what there is by then.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await untilLoaded(page);
  await untilStill(page);
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    // What lies half under a bar that sticks comes out when the page is scrolled; axe would call it too small.
    const { scrollY } = window;
    window.scrollTo(0, 0);
    const bars = document.querySelectorAll<HTMLElement>('[data-save-bar]');
    for (const { style } of bars) style.position = 'static';
    const { violations } = await runner.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Frames hold mails, in a sandbox that no script enters.
      iframes: false,
      // All else would be described at length and thrown away.
      resultTypes: ['violations'],
      // Styles and media of other sites, which pages do not have.
      preload: false,
    });
    for (const { style } of bars) style.position = '';
    window.scrollTo(0, scrollY);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
    );
  });
  return found.map((line) => `${new URL(page.url()).pathname} ${line}`);
}
