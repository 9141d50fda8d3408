import { Box, Button, Flex, Heading, Table } from '@chakra-ui/react';
import { useId } from 'react';
import { averageInCents } from '../../../../shared/cents';
import type { EnquiryVia } from '../../../graphql/schema.generated';
import { csvFile } from '../../../lib/csv';
import { formatCount, formatMoney, formatPercent } from '../../../lib/format';
import { saveCsv } from '../../../lib/save-file';
import { table } from '../../../theme/lazy-recipes/table';
import { DownloadIcon } from '../../../ui/pictograms';
import { hideInPrint } from '../../../ui/print';
import { viaLabels } from '../../../ui/sales-labels';
import { TextLink } from '../../../ui/text-link';
import type { DashboardQuery } from './dashboard.generated';
import { aboutOf, type Period } from './period';
import type { DrillDown } from './statistics-chart-data';

type Sources = NonNullable<NonNullable<DashboardQuery['dashboard']['supplier']>['bySource']>;

/** Labels of the sources in tables (A48). */
const labels: Record<EnquiryVia, string> = {
  ...viaLabels,
  AFFILIATE: 'Affiliate Enquiry',
  BROKERED_LEAD: 'Brokered Leads',
};

/** A phone has room for all five columns if their titles wrap. */
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

type Props = { sources: Sources; ownerName: string; period: Period; behind: DrillDown };

const TITLE = 'Where enquiries come from';

type Counted = Pick<Sources[number], 'enquiries' | 'contribution'>;
const perEnquiry = ({ enquiries, contribution }: Counted) => averageInCents(contribution, enquiries);

/** Returns the table as CSV, with plain numbers without dollar signs or commas. */
const csvOf = (sources: Sources, total: number): string =>
  csvFile([
    ['Status', ...figures],
    ...sources.map((source) => [
      labels[source.via],
      source.enquiries,
      formatPercent(source.enquiries, total),
      source.contribution,
      perEnquiry(source),
    ]),
  ]);

/**
 * The sources of a supplier's enquiries, in the order of the server: most enquiries first (R184). Each number links to
 * its enquiries.
 */
export function EnquirySources({ sources, ownerName, period, behind }: Props) {
  const id = useId();
  const total = sources.reduce((sum, { enquiries }) => sum + enquiries, 0);
  return (
    <Box px={{ base: '5', md: '7' }} pb="6">
      <Flex justify="space-between" align="center" gap="3" mb="3">
        <Heading as="h3" id={id} size="sm">
          {TITLE}
        </Heading>
        <Button
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          px="1.5"
          css={hideInPrint}
          title="Download CSV"
          aria-label={`Download CSV: ${TITLE}`}
          onClick={() => saveCsv(csvOf(sources, total), `${TITLE}, ${aboutOf(ownerName, period)}`)}
        >
          <DownloadIcon />
        </Button>
      </Flex>
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
                <Table.Cell textAlign="end">{formatPercent(enquiries, total)}%</Table.Cell>
                <Table.Cell textAlign="end">{formatMoney(contribution)}</Table.Cell>
                <Table.Cell textAlign="end">
                  {formatMoney(perEnquiry({ enquiries, contribution }))}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}
