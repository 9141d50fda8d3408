import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A read-only list of labels and values. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="dl"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(7rem, auto) minmax(0, 1fr)' }}
      columnGap="5"
      rowGap={{ base: '1', sm: '2.5' }}
      textStyle="sm"
    >
      {children}
    </Grid>
  );
}

type FactProps = { label: string; children: ReactNode; empty?: string };

/** One label and its value; without a value, a dash or the given text. */
export function Fact({ label, children, empty = '–' }: FactProps) {
  const nothing = children === null || children === undefined || children === '';
  return (
    <Box display="contents">
      <Box as="dt" color="fg.muted" mt={{ base: '1.5', sm: '0' }}>
        {label}
      </Box>
      <Box as="dd" minW="0" overflowWrap="anywhere" whiteSpace="pre-line" color={nothing ? 'fg.muted' : 'fg'}>
        {nothing ? empty : children}
      </Box>
    </Box>
  );
}
