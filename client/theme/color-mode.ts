import { useSyncExternalStore } from 'react';
import { colors } from './colors';

export type ColorMode = 'light' | 'dark';

const KEY = 'uplift-color-mode';

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

/** What the window is told when other colours are shown. */
const CHANGED = 'uplift:colors';

/**
 * Runs in the head, below the bar colours and before anything is painted: the stored choice, else the system's, as a
 * class on `<html>`; without a choice it goes with the system while the page is open, at dusk for instance. Constant
 * text, so that its hash can stand in the content security policy.
 */
export const colorModeScript = `(function(){var h=document.documentElement,q=matchMedia('(prefers-color-scheme: dark)'),f=function(){var m;try{m=localStorage.getItem('${KEY}')}catch(e){}if(m!=='light'&&m!=='dark')m=q.matches?'dark':'light';h.classList.remove('light','dark');h.classList.add(m);h.style.colorScheme=m;document.querySelectorAll('meta[name=theme-color]').forEach(function(b){b.content=${JSON.stringify(barColors)}[m]})};f();q.addEventListener('change',function(){f();dispatchEvent(new Event('${CHANGED}'))})})()`;

function shownMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Switches the page and remembers the choice in this browser. */
export function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    bar.content = barColors[mode];
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage the choice lasts for this page, or until the system changes.
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** The mode shown; on the server and while hydrating, when it cannot be known, the one that most see. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore<ColorMode>(subscribe, shownMode, () => 'light');
}
