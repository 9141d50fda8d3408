import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Grid columns for two fields side by side, stacked on a phone. A long option or word widens neither. */
export const twoFields = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } as const;

/** The same for three fields. */
export const threeFields = { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } as const;

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

/** The cards of a form, in two columns on wide screens. */
export const FormColumns = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns={columns} gap="5" alignItems="start">
    {children}
  </Grid>
);
