import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * A chart and its table together may be higher than what is left of a sheet: the title stays with the drawing, and the
 * table follows, over as many sheets as it takes.
 */
export const figureOnPaper: SystemStyleObject = {
  '@media print': {
    '& > div:first-of-type, & > div:last-of-type > div:first-of-type': { breakInside: 'avoid' },
    '& > div:first-of-type': { breakAfter: 'avoid' },
    '& > div:last-of-type': { display: 'block' },
    '& > div:last-of-type > div + div': { marginTop: '5' },
    // Once, below the last row.
    '& tfoot': { display: 'table-row-group' },
  },
};
