import { useSyncExternalStore } from 'react';
import { COLOR_MODE_KEY, COLORS_CHANGED, type ColorMode, showColorMode } from './color-mode-start';
import { colors } from './colors';

/** The colours of the browser's own bars around the page: those of the page. */
const [light, dark] = colors.bg;
const barColors: Record<ColorMode, string> = { light, dark };

/** The bars' colours by the system's preference, light before dark; once script runs, both follow the current mode. */
export const barColorMarkup = (['light', 'dark'] as const)
  .map(
    (mode) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${barColors[mode]}">`,
  )
  .join('');

function shownMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Switches the page to a mode and saves the choice in this browser. */
export function setColorMode(mode: ColorMode): void {
  showColorMode(mode, barColors);
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Without storage the choice lasts for this page, or until the system changes.
  }
  dispatchEvent(new Event(COLORS_CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(COLORS_CHANGED, listener);
  return () => removeEventListener(COLORS_CHANGED, listener);
}

/** Returns the current mode; on the server and while hydrating, when it is not known, the most frequent one. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore<ColorMode>(subscribe, shownMode, () => 'light');
}
