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

/** Once the page has been painted with its first pictures and fonts, or does not wait for them any longer. */
const painted = () =>
  new Promise((resolve) => {
    addEventListener('load', resolve);
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

/**
 * Starts the scripts of a rendered page after its first paint, so that what is seen does not share the line with them,
 * and lets the page answer to touch between any two. Pages that only the browser draws have theirs in the document.
 */
export function startScripts(): void {
  addEventListener('DOMContentLoaded', async () => {
    const names = document.getElementById(SCRIPTS_ELEMENT)?.textContent;
    if (!names) return;
    await painted();
    await start(JSON.parse(names));
  });
}
