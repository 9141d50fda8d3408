import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { GridColumn } from './grid-column';

type Props<Row> = { columns: readonly GridColumn<Row>[]; totals: Readonly<Record<string, ReactNode>> };

/** The totals above the cards of a phone, instead of below the columns of the table: sums of all matching rows. */
export function CardTotals<Row>({ columns, totals }: Props<Row>) {
  const summed = columns.filter(({ id }) => totals[id] !== undefined);
  if (summed.length === 0) return null;
  return (
    <Grid
      as="dl"
      aria-label="Total"
      templateColumns="repeat(auto-fit, minmax(6rem, 1fr))"
      gap="3"
      px="4"
      py="3"
      mb="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
    >
      {summed.map(({ id, header }) => (
        <Box key={id} minW="0">
          <Box as="dt" color="fg.muted" textStyle="xs">
            {header}
          </Box>
          <Box as="dd" textStyle="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {totals[id]}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
