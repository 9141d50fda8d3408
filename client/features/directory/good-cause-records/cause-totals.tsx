import { Grid } from '@chakra-ui/react';
import { formatCount, formatMoney } from '../../../lib/format';
import { SectionCard } from '../../../ui/section-card';
import { StatFigure } from '../../../ui/stat-figure';
import type { Cause } from './cause-fields';

/** The totals of a good cause so far. */
export const CauseTotals = ({ cause }: { cause: Cause }) => (
  <SectionCard title="Total so far" description="Totals can take up to 5 seconds to update.">
    <Grid as="dl" templateColumns="repeat(2, minmax(0, 1fr))" gap="5">
      <StatFigure size="sm" label="Impact buyers" value={formatCount(cause.buyerCount)} />
      <StatFigure size="sm" label="Total Enq" value={formatCount(cause.enquiryTotal)} />
      <StatFigure size="sm" label="Total Rev" value={formatMoney(cause.revenueTotal)} />
      <StatFigure size="sm" label="Total $UC" value={formatMoney(cause.contributionTotal)} />
    </Grid>
  </SectionCard>
);
