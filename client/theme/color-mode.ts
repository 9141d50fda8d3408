import { useSyncExternalStore } from 'react';
import { colors } from './colors';

export type ColorMode = 'light' | 'dark';

const KEY = 'uplift-color-mode';
const listeners = new Set<() => void>();

/** The colour of the browser's own bars around the page: that of the page. */
const [light, dark] = colors.bg;
const barColors: Record<ColorMode, string> = { light, dark };

/** As the system has it; once script runs, both follow the mode shown. */
export const barColorMarkup = (['light', 'dark'] as const)
  .map(
    (mode) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${barColors[mode]}">`,
  )
  .join('');

/**
 * Runs in the head, below the bar colours and before anything is painted: the stored choice, else the system's, as a
 * class on `<html>`. Constant text, so that its hash can stand in the content security policy.
 */
export const colorModeScript = `(function(){var m;try{m=localStorage.getItem('${KEY}')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';var h=document.documentElement;h.classList.add(m);h.style.colorScheme=m;document.querySelectorAll('meta[name=theme-color]').forEach(function(b){b.content=${JSON.stringify(barColors)}[m]})})()`;

function shownMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function show(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    bar.content = barColors[mode];
  for (const listener of [...listeners]) listener();
}

/** Chosen on this page, for browsers that keep nothing. */
let chosenHere = false;

function isChosen(): boolean {
  try {
    return chosenHere || Boolean(localStorage.getItem(KEY));
  } catch {
    return chosenHere;
  }
}

/** Switches the page and remembers the choice in this browser. */
export function setColorMode(mode: ColorMode): void {
  chosenHere = true;
  show(mode);
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

/** Lets the page go with the system, at dusk for instance, until somebody chooses. */
export function followSystemColors(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!isChosen()) show(matches ? 'dark' : 'light');
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mode shown; on the server and while hydrating, when it cannot be known, the one that most see. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore<ColorMode>(subscribe, shownMode, () => 'light');
}
