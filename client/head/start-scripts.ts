/** The ID of the element that lists the scripts of a page, each after its imports. */
export const SCRIPTS_ELEMENT = 'uplift-scripts';

/** Milliseconds after which scripts no longer wait for a picture or a font that does not load. */
const LONGEST_WAIT_MS = 1000;

/** Lets the browser paint, and respond to touch and typing. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function fetchModule(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}

/** Fetches the scripts, then runs one after another. One that fails to load is left to its importers. */
async function start(scripts: string[]): Promise<void> {
  await nextFrame();
  for (const script of scripts) {
    await nextTask();
    fetchModule(script);
  }
  for (const script of scripts) {
    await nextTask();
    await import(/* @vite-ignore */ script).catch(() => undefined);
  }
}

/** Resolves once the first pictures and fonts have loaded. */
const loaded = () => new Promise((resolve) => addEventListener('load', resolve));

/** Resolves once something of the page is on the screen, which can be after `load`. */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const longestWait = () => new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

/**
 * Starts the scripts of a rendered page after its first paint, so that they do not delay visible content, and lets the
 * page respond between any two. Pages that only the browser renders have their scripts in the document.
 */
export function startScripts(): void {
  addEventListener('DOMContentLoaded', async () => {
    const names = document.getElementById(SCRIPTS_ELEMENT)?.textContent;
    if (!names) return;
    // A hidden page is not painted.
    await Promise.race([Promise.all([loaded(), painted()]), longestWait()]);
    await start(JSON.parse(names));
  });
}
