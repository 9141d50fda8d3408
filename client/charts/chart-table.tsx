import { Box, Grid, Table } from '@chakra-ui/react';
import { formatPercent } from '../lib/format';
import { useTexts } from '../lib/language';
import { table } from '../theme/lazy-recipes/table';
import { TextLink } from '../ui/text-link';
import type { ChartColor } from './chart-colors';
import {
  type ChartData,
  type ChartSeries,
  drillDown,
  formatValues,
  sharedBySeries,
  sumOf,
} from './chart-data';
import { ChartSwatch } from './chart-swatch';
import { chartTexts } from './chart-texts';
import { pieSlices } from './pie-slices';
import { keepTogether } from './text-wrapping';

type Props = {
  title: string;
  data: ChartData;
  /** True for parts of a whole: with percents, and with the colours of the slices. */
  parts: boolean;
  /** The maximum height; a longer table scrolls. */
  maxHeight?: string;
};

function Value({ data, series, category }: { data: ChartData; series: ChartSeries; category: number }) {
  const words = formatValues(data, series, category);
  const to = drillDown(series, category);
  if (!to) return words;
  return (
    // High enough for a finger.
    <TextLink to={to} display="inline-block" py="1" my="-1" minW="6">
      {words}
    </TextLink>
  );
}

const paper = {
  '@media print': {
    maxHeight: 'none !important',
    overflow: 'visible !important',
    '& :is(thead, tfoot) :is(th, td)': { position: 'static !important' },
  },
};

/** All numbers of a chart as a table, in the order of the chart; numbers with rows behind them link there. */
export function ChartTable({ title, data, parts, maxHeight }: Props) {
  const text = useTexts(chartTexts);
  const { of, categories, series } = data;
  const [first] = series;
  const total = first ? sumOf(first) : 0;
  const colors = new Map<number | null, ChartColor>(
    parts ? pieSlices(data).map(({ category, color }) => [category, color]) : [],
  );
  // Leaves future months out of the year before as well, so that the sums side by side are of the same months.
  const summedUp = data.time ? sharedBySeries(data) || categories.length : categories.length;
  const last = summedUp < categories.length ? categories[summedUp - 1] : undefined;
  const summed = data.sums !== false && categories.length > 1;
  return (
    <Box
      overflow="auto"
      maxH={maxHeight}
      tabIndex={0}
      role="region"
      aria-label={text.numbers(title)}
      focusVisibleRing="inside"
      // Keeps focused elements clear of the sticky head and foot.
      scrollPaddingBlock="12"
      css={paper}
    >
      <Table.Root
        recipe={table}
        size="sm"
        css={{
          '& :is(th, td)': { px: { base: '1.5', sm: '2' }, py: '1.5' },
          '& td, & tfoot th': { whiteSpace: 'nowrap' },
          '& thead th': { position: 'sticky', top: '0', zIndex: 'raised' },
          // One pixel lower: where borders collapse, rows would be visible below it.
          '& tfoot :is(th, td)': { position: 'sticky', bottom: '-1px', bg: 'bg.subtle' },
          '& tr': { breakInside: 'avoid' },
        }}
      >
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{of}</Table.ColumnHeader>
            {series.map(({ key, label }) => (
              <Table.ColumnHeader key={key} scope="col" textAlign="end" whiteSpace="normal">
                {label}
              </Table.ColumnHeader>
            ))}
            {parts && (
              <Table.ColumnHeader scope="col" textAlign="end">
                {text.share}
              </Table.ColumnHeader>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {categories.map(({ key, label }, category) => (
            <Table.Row key={key}>
              <Table.Cell asChild fontWeight="normal" overflowWrap="anywhere" minW="24">
                <th scope="row">
                  {parts ? (
                    // A long name wraps, to leave room for the numbers.
                    <Grid templateColumns="auto minmax(0, 1fr)" gap="2.5" alignItems="baseline">
                      <ChartSwatch color={colors.get(category) ?? 'other'} />
                      {keepTogether(label)}
                    </Grid>
                  ) : (
                    keepTogether(label)
                  )}
                </th>
              </Table.Cell>
              {series.map((each) => (
                <Table.Cell key={each.key} textAlign="end">
                  <Value data={data} series={each} category={category} />
                </Table.Cell>
              ))}
              {parts && (
                <Table.Cell textAlign="end" color="fg.muted">
                  {formatPercent(first?.values[category] ?? 0, total)}%
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
        {summed && (
          <Table.Footer>
            <Table.Row>
              <Table.Cell asChild>
                <th scope="row">{last ? text.totalTo(last.label) : text.total}</th>
              </Table.Cell>
              {series.map((each) => (
                <Table.Cell key={each.key} textAlign="end">
                  {(each.format ?? data.format)(sumOf(each, summedUp))}
                </Table.Cell>
              ))}
              {parts && <Table.Cell textAlign="end">{formatPercent(total, total)}%</Table.Cell>}
            </Table.Row>
          </Table.Footer>
        )}
      </Table.Root>
    </Box>
  );
}
