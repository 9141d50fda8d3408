import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const KEY = 'uplift-color-mode';
const listeners = new Set<() => void>();

/**
 * Runs in the head before anything is painted: the stored choice, else the system's, as a class on `<html>`.
 * Constant text, so that its hash can stand in the content security policy.
 */
export const colorModeScript = `(function(){var m;try{m=localStorage.getItem('${KEY}')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';var h=document.documentElement;h.classList.add(m);h.style.colorScheme=m})()`;

function shownMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Switches the page and remembers the choice in this browser. */
export function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage the choice lasts for this page.
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mode shown; null on the server and while hydrating, when it cannot be known. */
export function useColorMode(): ColorMode | null {
  return useSyncExternalStore<ColorMode | null>(subscribe, shownMode, () => null);
}
