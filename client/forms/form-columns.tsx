import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

/** The cards of a form, in two columns on wide screens. */
export const FormColumns = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns={columns} gap="5" alignItems="start">
    {children}
  </Grid>
);
