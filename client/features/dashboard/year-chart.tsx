import { Box, Button, Flex, Heading, Table } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { ChartColor } from '../../charts/chart-colors';
import { formatCount, formatMoney } from '../../lib/format';
import { table } from '../../theme/late-recipes/table';
import { Skeleton } from '../../ui/skeleton';
import type { SalesPanel_PanelFragment } from './dashboard.generated';

const ColumnChart = lazy(() => import('../../charts/column-chart'));

type Years = SalesPanel_PanelFragment['byYear'];
export type Measure = 'contribution' | 'revenue' | 'enquiries';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const inDollars = (value: number) => `$${compact.format(value)}`;

const looks: Record<
  Measure,
  { label: string; color: ChartColor; format: (value: number) => string; tick: (value: number) => string }
> = {
  contribution: { label: 'Contributions', color: 'second', format: formatMoney, tick: inDollars },
  revenue: { label: 'Revenue', color: 'first', format: formatMoney, tick: inDollars },
  enquiries: {
    label: 'Enquiries',
    color: 'third',
    format: formatCount,
    tick: (value) => compact.format(value),
  },
};

function YearTable({ years, measures }: { years: Years; measures: readonly Measure[] }) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Numbers by year">
      <Table.Root recipe={table} size="sm" css={{ '& :is(th, td)': { px: { base: '1.5', sm: '3' } } }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Year</Table.ColumnHeader>
            {measures.map((measure) => (
              <Table.ColumnHeader key={measure} textAlign="end">
                {looks[measure].label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {[...years].reverse().map((row) => (
            <Table.Row key={row.year}>
              <Table.Cell>{row.year}</Table.Cell>
              {measures.map((measure) => (
                <Table.Cell key={measure} textAlign="end">
                  {looks[measure].format(row[measure])}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

type Props = { years: Years; measures: readonly [Measure, ...Measure[]] };

/** The years side by side, one measure at a time, or all of them as a table. */
export function YearChart({ years, measures }: Props) {
  const [measure, setMeasure] = useState<Measure>(measures[0]);
  const [asTable, setAsTable] = useState(false);
  const { label, color, format, tick } = looks[measure];
  const [first, last] = [years[0], years.at(-1)];
  const description = `${label} by year, from ${first?.year} (${format(first?.[measure] ?? 0)}) to ${last?.year} (${format(last?.[measure] ?? 0)})`;
  return (
    <Box minW="0">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h3" size="sm">
          Year by year
        </Heading>
        {!asTable && (
          // Where there is no room for both, the measures get a line of their own.
          <Flex
            gap="1"
            wrap="wrap"
            ms={{ sm: 'auto' }}
            order={{ base: 1, sm: 0 }}
            w={{ base: 'full', sm: 'auto' }}
          >
            {measures.map((name) => (
              <Button
                key={name}
                size="xs"
                variant={name === measure ? 'subtle' : 'ghost'}
                colorPalette={name === measure ? 'brand' : 'neutral'}
                aria-pressed={name === measure}
                onClick={() => setMeasure(name)}
              >
                {looks[name].label}
              </Button>
            ))}
          </Flex>
        )}
        <Button
          size="xs"
          variant="outline"
          colorPalette="neutral"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show chart' : 'Show table'}
        </Button>
      </Flex>
      {asTable ? (
        <YearTable years={years} measures={measures} />
      ) : (
        <Suspense fallback={<Skeleton h="64" />}>
          <ColumnChart
            description={description}
            columns={years.map((row) => ({
              label: String(row.year),
              short: `’${String(row.year).slice(2)}`,
              value: row[measure],
            }))}
            color={color}
            format={format}
            formatTick={tick}
          />
        </Suspense>
      )}
    </Box>
  );
}
