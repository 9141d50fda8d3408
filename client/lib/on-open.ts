import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/** Handlers for a link that tell each time it is opened: by a click, by keyboard, and in a new tab by the middle button. */
export const onOpen = (opened: () => void) => ({
  onClick: opened,
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) opened();
  },
});

/**
 * Handlers for an option that leads somewhere without being a link: `opened` for a press, `openedInTab` for a press that
 * opens links in a new tab.
 */
export const onOpenOrTab = (opened: () => void, openedInTab: () => void) => ({
  onClick: ({ ctrlKey, metaKey }: MouseEvent) => (ctrlKey || metaKey ? openedInTab() : opened()),
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) openedInTab();
  },
  onMouseDown: (event: MouseEvent) => {
    // Otherwise the middle button begins to scroll the list.
    if (event.button === MIDDLE_BUTTON) event.preventDefault();
  },
});
