import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/**
 * Returns handlers that report each opening of a link: by click, by keyboard, and in a new tab by the middle button.
 */
export const onOpen = (opened: () => void) => ({
  onClick: opened,
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) opened();
  },
});
