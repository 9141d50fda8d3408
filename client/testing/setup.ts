import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { currentNotices, dismissNotice } from '../ui/notices';

// Whole screens in jsdom take seconds on a machine that is slow, or busy with other things.
configure({ asyncUtilTimeout: 60_000 });

// Notices outlive the screen that shows them by some seconds.
afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

// jsdom knows no layout: what asks for it gets a desktop screen and silence.
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
  // Saved files are let go of after a minute, when the test that saved them is over.
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
