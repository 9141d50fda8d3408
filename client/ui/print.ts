import type { SystemStyleObject } from '@chakra-ui/react';

/** For what is of no use on paper. */
export const hideInPrint: SystemStyleObject = { '@media print': { display: 'none' } };
