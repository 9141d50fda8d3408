import { Box, Grid, Text } from '@chakra-ui/react';
import { formatCount, formatMoney } from '../../../lib/format';
import { SectionCard } from '../../../ui/section-card';
import { StatFigure } from '../../../ui/stat-figure';
import { TextLink } from '../../../ui/text-link';
import type { Buyer } from './buyer-fields';

type Props = { buyer: Buyer; enquiryHref?: (id: number) => string };

/** The totals of a buyer's enquiries, with a link to the latest one (R123). */
export function BuyerTotals({ buyer, enquiryHref }: Props) {
  const { enquiryTotal, revenueTotal, contributionTotal, latestEnquiryId } = buyer;
  return (
    <SectionCard title="Total so far" description="Totals can take up to 5 seconds to update.">
      <Grid
        as="dl"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="5"
      >
        <StatFigure size="sm" label="Total Enq" value={formatCount(enquiryTotal)} />
        <StatFigure size="sm" label="Total Rev" value={formatMoney(revenueTotal)} />
        <StatFigure size="sm" label="Total $UC" value={formatMoney(contributionTotal)} />
      </Grid>
      {enquiryHref && latestEnquiryId !== null && latestEnquiryId !== undefined && (
        <Text textStyle="sm">
          <TextLink to={enquiryHref(latestEnquiryId)}>Open the latest enquiry</TextLink>
        </Text>
      )}
      {enquiryTotal === 0 && (
        <Box textStyle="sm" color="fg.muted">
          No enquiries yet.
        </Box>
      )}
    </SectionCard>
  );
}
