import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderElement } from '../testing/render';
import { startColorMode } from '../theme/color-mode-start';
import { ColorModeLine, ColorModeToggle } from './color-mode-toggle';

const labels = { light: 'Use light mode', dark: 'Use dark mode' };

/** Opens a page on a light system, with the toolbar's button and the menu item for phones. */
function openPage() {
  localStorage.clear();
  document.documentElement.className = '';
  const media = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => media as unknown as MediaQueryList;
  startColorMode();
  renderElement(
    <>
      <ColorModeToggle labels={labels} />
      <ColorModeLine labels={labels} />
    </>,
  );
  return (dark: boolean) =>
    act(() => {
      media.matches = dark;
      media.dispatchEvent(new Event('change'));
    });
}
const words = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim());

it('switch and menu item offer the other mode, also after the system changes', () => {
  const turns = openPage();
  expect(words()).toEqual([labels.dark, labels.dark]);
  turns(true);
  expect(words()).toEqual([labels.light, labels.light]);
  turns(false);
  expect(words()).toEqual([labels.dark, labels.dark]);
});

it.each([
  ['switch', 0],
  ['menu line', 1],
])('a choice by the %s applies at once to both controls and stays', async (_, which) => {
  const turns = openPage();
  await userEvent.click(screen.getAllByRole('button')[which] as HTMLElement);
  expect(document.documentElement).toHaveClass('dark');
  expect(words()).toEqual([labels.light, labels.light]);
  turns(false);
  expect(document.documentElement).toHaveClass('dark');
  expect(words()).toEqual([labels.light, labels.light]);
});
