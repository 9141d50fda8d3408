import { Box, Heading, Table } from '@chakra-ui/react';
import { useId } from 'react';
import type { EnquiryVia } from '../../graphql/schema.generated';
import { formatCount, formatMoney, formatPercent } from '../../lib/format';
import { table } from '../../theme/late-recipes/table';
import { viaLabels } from '../../ui/sales-words';
import { TextLink } from '../../ui/text-link';
import type { RowsBehind } from './chart-data-of';
import type { DashboardQuery } from './dashboard.generated';
import type { Period } from './period';

type Sources = NonNullable<NonNullable<DashboardQuery['dashboard']['supplier']>['bySource']>;

/** The sources as tables call them (A48). */
const labels: Record<EnquiryVia, string> = {
  ...viaLabels,
  AFFILIATE: 'Affiliate Enquiry',
  BROKERED_LEAD: 'Brokered Leads',
};

/** A phone has room for all five columns where their titles wrap. */
const NARROW = {
  '& :is(th, td)': { px: { base: '1', sm: '3' } },
  '& td:not(:first-of-type)': { whiteSpace: 'nowrap' },
  '& th': { whiteSpace: { base: 'normal', sm: 'nowrap' } },
};

const figures = ['# of Enq', '% of Total', 'Total UC', '$ per enq'];

function Behind({ count, to }: { count: number; to: string | undefined }) {
  if (!to || count === 0) return formatCount(count);
  return (
    <TextLink to={to} display="inline-block" py="1" my="-1" minW="6">
      {formatCount(count)}
    </TextLink>
  );
}

type Props = { sources: Sources; period: Period; behind: RowsBehind };

/**
 * Where a supplier's enquiries come from, in the order of the server: the source with most of them first (R184). Each
 * number leads to its enquiries.
 */
export function EnquirySources({ sources, period, behind }: Props) {
  const id = useId();
  const total = sources.reduce((sum, { enquiries }) => sum + enquiries, 0);
  return (
    <Box px={{ base: '5', md: '7' }} pb="6">
      <Heading as="h3" id={id} size="sm" mb="3">
        Where enquiries come from
      </Heading>
      <Box overflowX="auto" tabIndex={0} role="region" aria-labelledby={id}>
        <Table.Root recipe={table} size="sm" css={NARROW}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Status</Table.ColumnHeader>
              {figures.map((figure) => (
                <Table.ColumnHeader key={figure} textAlign="end">
                  {figure}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {sources.map(({ via, enquiries, contribution }) => (
              <Table.Row key={via}>
                <Table.Cell>{labels[via]}</Table.Cell>
                <Table.Cell textAlign="end">
                  <Behind count={enquiries} to={behind({ period, via })} />
                </Table.Cell>
                <Table.Cell textAlign="end">{formatPercent(enquiries, total)} %</Table.Cell>
                <Table.Cell textAlign="end">{formatMoney(contribution)}</Table.Cell>
                <Table.Cell textAlign="end">{formatMoney(enquiries && contribution / enquiries)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}
