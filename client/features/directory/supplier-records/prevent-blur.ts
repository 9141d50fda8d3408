import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field above when something below it is pressed: an error that the field shows on blur would
 * move the pressed element from under the pointer.
 */
export const preventBlur = (event: MouseEvent): void => event.preventDefault();
