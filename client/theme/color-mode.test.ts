import { barColorMarkup, setColorMode } from './color-mode';
import { type ColorMode, startColorMode } from './color-mode-start';
import { colors } from './colors';

const [light, dark] = colors.bg;
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((bar) => bar.content);

function openPage({ stored, system }: { stored: ColorMode | null; system: ColorMode }) {
  document.documentElement.className = '';
  document.head.innerHTML = barColorMarkup;
  localStorage.clear();
  if (stored) localStorage.setItem('uplift-color-mode', stored);
  const media = Object.assign(new EventTarget(), { matches: system === 'dark' });
  window.matchMedia = () => media as unknown as MediaQueryList;
  // The browser runs this in the head.
  startColorMode();
  return (to: ColorMode) => {
    media.matches = to === 'dark';
    media.dispatchEvent(new Event('change'));
  };
}

it.each([
  { stored: 'dark', system: 'light', shown: 'dark', bar: dark },
  { stored: 'light', system: 'dark', shown: 'light', bar: light },
  { stored: null, system: 'dark', shown: 'dark', bar: dark },
  { stored: null, system: 'light', shown: 'light', bar: light },
] as const)(
  'stored $stored on a $system system shows $shown, including the browser bars',
  ({ stored, system, shown, bar }) => {
    openPage({ stored, system });
    expect(document.documentElement).toHaveClass(shown);
    expect(bars()).toEqual([bar, bar]);
  },
);

it('follows the system until the user chooses', () => {
  const turns = openPage({ stored: null, system: 'light' });
  turns('dark');
  expect(document.documentElement).toHaveClass('dark', { exact: true });
  expect(bars()).toEqual([dark, dark]);
  expect(localStorage.getItem('uplift-color-mode')).toBeNull();
  turns('light');
  expect(document.documentElement).toHaveClass('light', { exact: true });
  setColorMode('light');
  turns('dark');
  expect(document.documentElement).toHaveClass('light', { exact: true });
});

it('stores a choice and updates the browser bars', () => {
  openPage({ stored: null, system: 'light' });
  setColorMode('dark');
  expect(localStorage.getItem('uplift-color-mode')).toBe('dark');
  expect(bars()).toEqual([dark, dark]);
  setColorMode('light');
  expect(bars()).toEqual([light, light]);
});

it('without JavaScript the browser bars follow the system', () => {
  document.head.innerHTML = barColorMarkup;
  const media = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
    (bar) => `${bar.getAttribute('media')} ${bar.content}`,
  );
  expect(media).toEqual([`(prefers-color-scheme: light) ${light}`, `(prefers-color-scheme: dark) ${dark}`]);
});
