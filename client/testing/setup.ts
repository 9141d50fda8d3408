import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setLive } from '../live/live-state';
import { currentNotices, dismissNotice } from '../ui/notices';

// Whole screens in jsdom take seconds on a slow or busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Notices stay for some seconds after their screen is gone.
afterEach(() => {
  setLive(false);
  for (const { id } of currentNotices()) dismissNotice(id);
});

// jsdom has no layout: media queries report a desktop screen, and observers do nothing.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      matches: /min-width/.test(query),
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) as MediaQueryList;
  window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
  // Saved files are released after a minute, when the test that saved them is over.
  URL.revokeObjectURL ??= () => {};
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
