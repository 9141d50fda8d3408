import { Box, Grid, Text } from '@chakra-ui/react';
import { communityHours, formatCount, formatHours, formatMoney } from '../../../lib/format';
import { Skeleton } from '../../../ui/skeleton';
import { StatFigure } from '../../../ui/stat-figure';

type Props = {
  /** Undefined while loading; null if a search has too many matches to add up. */
  totals: { enquiries: number; revenue: number; contribution: number } | null | undefined;
  /** True if filters or a search are set. */
  narrowed: boolean;
};

/** Number and label on one line on wide screens: the rows below need the height. */
const inLine = {
  flexDirection: { base: 'column-reverse', lg: 'row-reverse' },
  alignItems: { lg: 'baseline' },
  columnGap: '2',
  whiteSpace: { lg: 'nowrap' },
} as const;

/** Totals of the enquiries in the list, by its filters and search (R324: $0.00 for nothing). */
export function SalesTotals({ totals, narrowed }: Props) {
  if (totals === null)
    return (
      <Text layerStyle="panel" px="5" py="3" mb="3" color="fg.muted" textStyle="sm">
        There are too many enquiries to add up. Filter the list to see totals.
      </Text>
    );
  if (!totals) return <Skeleton h={{ base: '32', lg: '12' }} mb="3" borderRadius="l3" />;
  return (
    <Grid
      as="dl"
      layerStyle="panel"
      templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, auto)' }}
      justifyContent={{ lg: 'space-between' }}
      columnGap={{ base: '4', lg: '4' }}
      rowGap="3"
      px={{ base: '4', md: '5' }}
      py={{ base: '4', lg: '2' }}
      mb="3"
    >
      <StatFigure
        size="sm"
        {...inLine}
        value={formatCount(totals.enquiries)}
        label={narrowed ? 'enquiries shown' : 'enquiries in all'}
      />
      <StatFigure size="sm" {...inLine} value={formatMoney(totals.revenue)} label="revenue excl GST" />
      <StatFigure
        size="sm"
        {...inLine}
        value={<Box color="fg.accent">{formatMoney(totals.contribution)}</Box>}
        label="for good causes"
      />
      <StatFigure
        size="sm"
        {...inLine}
        value={formatHours(communityHours(totals.contribution))}
        label="of community work"
      />
    </Grid>
  );
}
