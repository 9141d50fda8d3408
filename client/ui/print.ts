import type { SystemStyleObject } from '@chakra-ui/react';

/** For what is of no use on paper. */
export const hideInPrint: SystemStyleObject = { '@media print': { display: 'none' } };

/** For what has its meaning by its colour: browsers leave out grounds on paper. Those inside follow. */
export const inPrintToo: SystemStyleObject = { printColorAdjust: 'exact' };
