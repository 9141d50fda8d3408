import { Box, Grid } from '@chakra-ui/react';
import { communityHours, formatCount, formatHours, formatMoney } from '../../lib/format';
import { Skeleton } from '../../ui/skeleton';
import { StatFigure } from '../../ui/stat-figure';

type Props = { totals: { enquiries: number; revenue: number; contribution: number } | undefined };

/** What all enquiries of the viewer come to, whatever the filters (R324: $0.00 for nothing). */
export function SalesTotals({ totals }: Props) {
  if (!totals) return <Skeleton h="20" mb="4" borderRadius="l3" />;
  return (
    <Grid
      as="dl"
      layerStyle="panel"
      templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, auto)' }}
      justifyContent={{ lg: 'space-between' }}
      columnGap={{ base: '4', lg: '12' }}
      rowGap="4"
      px={{ base: '4', md: '5' }}
      py="4"
      mb="4"
    >
      <StatFigure size="sm" value={formatCount(totals.enquiries)} label="enquiries in all" />
      <StatFigure size="sm" value={formatMoney(totals.revenue)} label="revenue excl GST" />
      <StatFigure
        size="sm"
        value={<Box color="fg.accent">{formatMoney(totals.contribution)}</Box>}
        label="for good causes"
      />
      <StatFigure
        size="sm"
        value={formatHours(communityHours(totals.contribution))}
        label="of community work it pays for"
      />
    </Grid>
  );
}
