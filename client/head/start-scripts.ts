/** Names the scripts of a page, each after what it imports. */
export const SCRIPTS_ELEMENT = 'uplift-scripts';

/** Milliseconds after which scripts no longer wait for a picture or a font that does not come. */
const LONGEST_WAIT_MS = 1000;

/** Lets the browser paint, and answer to touch and typing. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function fetchModule(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}

/** Fetches the scripts, then runs one after another. One that cannot be had is left to whoever imports it. */
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

/** Once the first pictures and fonts are here. */
const loaded = () => new Promise((resolve) => addEventListener('load', resolve));

/** Once something of the page is on the screen; a browser may well tell of `load` before. */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const longestWait = () => new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

/**
 * Starts the scripts of a rendered page after its first paint, so that what is seen does not share the line with them,
 * and lets the page answer to touch between any two. Pages that only the browser draws have theirs in the document.
 */
export function startScripts(): void {
  addEventListener('DOMContentLoaded', async () => {
    const names = document.getElementById(SCRIPTS_ELEMENT)?.textContent;
    if (!names) return;
    // A page that nobody sees is not painted.
    await Promise.race([Promise.all([loaded(), painted()]), longestWait()]);
    await start(JSON.parse(names));
  });
}
