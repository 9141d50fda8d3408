import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Print styles of a chart: with its table it may be higher than the rest of a page, so the title stays with the
 * drawing, and the table follows over as many pages as it needs.
 */
export const figurePrintStyles: SystemStyleObject = {
  '@media print': {
    '& > div:first-of-type, & > div:last-of-type > div:first-of-type': { breakInside: 'avoid' },
    '& > div:first-of-type': { breakAfter: 'avoid' },
    '& > div:last-of-type': { display: 'block' },
    '& > div:last-of-type > div + div': { marginTop: '5' },
    // Printed once, below the last row.
    '& tfoot': { display: 'table-row-group' },
  },
};
