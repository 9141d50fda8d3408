import type { MouseEvent } from 'react';

/**
 * Leaves the focus in the field above while something below it is pressed: what the field says when it is left would
 * move the pressed thing from under the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
