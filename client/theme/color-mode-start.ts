/** The key of the choice in this browser's storage. */
export const COLOR_MODE_KEY = 'uplift-color-mode';

/** The event that the window receives when the colour mode changes. */
export const COLORS_CHANGED = 'uplift:colors';

export type ColorMode = 'light' | 'dark';

const barsOfBrowser = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];

/** Shows the page in this colour mode, including the browser's own bars. */
export function showColorMode(mode: ColorMode, barColors: Record<ColorMode, string>): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  for (const bar of barsOfBrowser()) bar.content = barColors[mode];
}

function chosenMode(): string | null {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    return null;
  }
}

/**
 * Runs in the head, after the bars' colours (color-mode.ts) and before anything is painted: sets the stored choice, or
 * else the system's, as a class on `<html>`; without a choice the page follows the system while it is open, at dusk for
 * instance.
 */
export function startColorMode(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const [light = '', dark = ''] = barsOfBrowser().map((bar) => bar.content);
  const show = () => {
    const chosen = chosenMode();
    const fits = chosen === 'light' || chosen === 'dark';
    showColorMode(fits ? chosen : system.matches ? 'dark' : 'light', { light, dark });
  };
  show();
  system.addEventListener('change', () => {
    show();
    dispatchEvent(new Event(COLORS_CHANGED));
  });
}
