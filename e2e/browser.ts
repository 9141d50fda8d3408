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
  // One process less for each browser. Nothing here is drawn by a graphics card.
  '--in-process-gpu',
  // Pages exist for seconds here: early optimisation of code and early garbage collection cost more than they
  // save.
  '--js-flags=--no-opt --no-maglev --initial-heap-size=256 --min-semi-space-size=32',
];

/**
 * Messages that are no faults: a refused sign-in or an unknown record is a proper response, and a font that
 * is used only after some seconds shows that the machine is busy.
 */
const HARMLESS = /status of 40[014]|was preloaded using link preload but not used/;

/** The time an action waits for its element: enough for a machine four times slower than most. */
const PATIENCE_MS = 120_000;

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** The errors and warnings of scripts, of the content policy and of hydration so far. */
  errors: string[];
}

let shared: Promise<Browser> | undefined;
/** The last messages of a browser that crashed, for the next visit to report. */
let death: string | undefined;
const CLOSE_WITHIN_MS = 5_000;

/** Returns the browser that all files of a worker share, or a new one after a crash. */
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

/** Closes the windows that a file has left open. */
export async function closeWindows(): Promise<void> {
  const browser = await shared;
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

const DESCRIBED_CHARACTERS = 6000;

/** Returns the address and the end of the content of each open window, for the message of a failed test. */
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

/** Launches a browser whose `close` always ends, and whose crash is reported to the next visit. */
async function launchBrowser(onEnd: () => void): Promise<Browser> {
  const { executablePath, env } = underTest();
  const said: string[] = [];
  const launch = () =>
    chromium.launch({
      executablePath,
      args: FLAGS,
      // By default, Playwright makes Chromium share memory through files on the disk, for containers with a
      // small /dev/shm.
      ignoreDefaultArgs: process.env.TEST_FOLDER === '/dev/shm' ? ['--disable-dev-shm-usage'] : [],
      env: { ...process.env, ...env } as Record<string, string>,
      logger: {
        isEnabled: (name) => name === 'browser',
        log: (_, __, message) => said.push(String(message)),
      },
    });
  // Chromium sometimes crashes at its start, before it has opened a page.
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

/** Returns the id of the browser’s process, which Playwright does not expose. */
export async function processOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'browser')?.id ?? Number.NaN;
}

/** Waits until the scripts of the page respond. During a navigation, it waits for its end. */
export async function untilAlive(page: Page): Promise<void> {
  const alive = () => document.documentElement.dataset.alive === 'true';
  await page.waitForFunction(alive, undefined, { polling: 50 }).catch((error) => {
    if (error instanceof errors.TimeoutError) throw error;
  });
}

/**
 * Makes navigations wait until the scripts of the page respond, as a page is visible before. It then moves
 * the mouse, which loads the code of forms further down (client/ui/in-browser.tsx).
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

/** Opens an empty browser profile, for example without scripts. Its addresses are those of the product. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const reason = death;
  death = undefined;
  if (reason) throw new Error(reason);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: underTest().url, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Opens a browser window with an empty profile. */
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
  return { context, page, errors: errorsOf(page) };
}

/**
 * Collects errors and warnings of scripts, of the content policy and of hydration, and failed responses, from
 * now on.
 */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('crash', () => errors.push('The page has crashed.'));
  page.on('response', (response) => {
    if (response.status() >= 500) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !HARMLESS.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** The storage key by which the product’s pages remember a sign-in (client/graphql/session.ts). */
const SIGNED_IN = 'uplift-signed-in';

/**
 * Signs a user in without the sign-in screen, which has tests of its own, and goes to `to` if given. Without
 * it, no page is open yet.
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
  // Storage belongs to an origin: the lightest page of it is opened.
  await page.goto('/robots.txt');
  await page.evaluate((hint) => localStorage.setItem(hint, 'true'), SIGNED_IN);
  if (to) await page.goto(to);
}

type Watching = typeof globalThis & { shifted: number };

/** Adds up the layout shifts of each page from now on, as browsers measure them. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = globalThis as Watching;
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shift of the current page: 0 is none, 1 is the whole window by its height. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round((globalThis as Watching).shifted * 1000) / 1000);

/** Waits until no part of the screen is loading. On a slow machine, it waits for the network first. */
const untilLoaded = (page: Page): Promise<void> =>
  page
    .getByText(/^(Loading|E uta ana)$/)
    .first()
    .waitFor({ state: 'detached' });

/**
 * Waits until animations have ended. A dialog is transparent in its first frame, and axe would not see it.
 */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Returns the faults that axe finds on the page once it has loaded, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Under load, the end of a request is sometimes not reported. axe then checks the current state.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await untilLoaded(page);
  await untilStill(page);
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    // An element half under a sticky bar becomes visible when the page is scrolled. axe would report it as
    // too small.
    const { scrollY } = window;
    window.scrollTo(0, 0);
    const bars = document.querySelectorAll<HTMLElement>('[data-save-bar]');
    for (const { style } of bars) style.position = 'static';
    const { violations } = await runner.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Frames contain mails, in a sandbox that no script can enter.
      iframes: false,
      // Other results would be described in detail and discarded.
      resultTypes: ['violations'],
      // Styles and media of other sites, which the pages do not have.
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
