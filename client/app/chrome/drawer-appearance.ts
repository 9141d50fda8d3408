import { useSyncExternalStore } from 'react';

/** The colours of the drawer to choose from, under the names of its settings panel (R048). */
export const drawerColors = ['primary', 'info', 'success', 'warning', 'danger'] as const;
export type DrawerColor = (typeof drawerColors)[number];

/** The pictures behind the drawer's entries to choose from. */
export const drawerPictures = ['none', 'coast', 'ferns', 'waves', 'stars'] as const;
export type DrawerPicture = (typeof drawerPictures)[number];

export type DrawerAppearance = { color: DrawerColor; picture: DrawerPicture };

type ColorPair = readonly [light: string, dark: string];
/** The shades of a colour of the drawer; its text has the same colour as on every dark background. */
export type DrawerInk = { ground: ColorPair; raised: ColorPair; line: ColorPair; muted: ColorPair };

/**
 * Deep backgrounds of equal lightness, so that the entries are equally legible on each. `primary` is the product's own.
 */
export const drawerInks: Record<Exclude<DrawerColor, 'primary'>, DrawerInk> = {
  info: {
    ground: ['#10364A', '#0C2735'],
    raised: ['#174A63', '#12384A'],
    line: ['#2F6580', '#24506A'],
    muted: ['#C5D7E0', '#B3C8D3'],
  },
  success: {
    ground: ['#313C10', '#21290C'],
    raised: ['#414F18', '#2E3912'],
    line: ['#5E6F2A', '#4A5823'],
    muted: ['#D6DDBF', '#C5CDAC'],
  },
  warning: {
    ground: ['#4B3407', '#33250A'],
    raised: ['#60440D', '#46330F'],
    line: ['#83622A', '#65491A'],
    muted: ['#E6D9BE', '#D6C7A6'],
  },
  danger: {
    ground: ['#561E12', '#3A160E'],
    raised: ['#6B2A1C', '#4E2016'],
    line: ['#914737', '#6E3327'],
    muted: ['#EBD3CB', '#DCBFB5'],
  },
};

const inMode = ({ ground, raised, line, muted }: DrawerInk, mode: 0 | 1) => ({
  '--up-colors-bg-inverted': ground[mode],
  '--up-colors-bg-inverted-raised': raised[mode],
  '--up-colors-border-inverted': line[mode],
  '--up-colors-fg-inverted-muted': muted[mode],
});

/** Returns styles that give everything inside the drawer the chosen colour. */
export function drawerStyles(color: DrawerColor): object {
  if (color === 'primary') return {};
  return { ...inMode(drawerInks[color], 0), _dark: inMode(drawerInks[color], 1) };
}

const KEYS = { color: 'uplift-drawer-color', picture: 'uplift-drawer-picture' } as const;
const CHANGED = 'uplift:drawer';

/** Choices that the browser does not save: they last for this page. */
const unsavedChoices = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return unsavedChoices.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function saveChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    unsavedChoices.set(key, value);
  }
}

function storedChoice<Value extends string>(key: string, known: readonly Value[]): Value {
  const value = stored(key);
  return known.find((each) => each === value) ?? (known[0] as Value);
}

/** Saves a choice in this browser, and shows it at once. */
export function chooseDrawerAppearance(choice: Partial<DrawerAppearance>): void {
  if (choice.color) saveChoice(KEYS.color, choice.color);
  if (choice.picture) saveChoice(KEYS.picture, choice.picture);
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  // The choice has changed in another tab.
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/**
 * Returns this browser's choice for the drawer: known before the first painting, so that the colour does not change
 * afterwards.
 */
export function useDrawerAppearance(): DrawerAppearance {
  const color = useSyncExternalStore(subscribe, () => storedChoice(KEYS.color, drawerColors));
  const picture = useSyncExternalStore(subscribe, () => storedChoice(KEYS.picture, drawerPictures));
  return { color, picture };
}
