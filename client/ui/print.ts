import type { SystemStyleObject } from '@chakra-ui/react';

/** Hides content that is of no use on paper. */
export const hideInPrint: SystemStyleObject = { '@media print': { display: 'none' } };

/**
 * Prints the backgrounds of content whose colours have a meaning, which browsers leave out otherwise. Inherited by the
 * elements inside.
 */
export const inPrintToo: SystemStyleObject = { printColorAdjust: 'exact' };
