import { Box, Flex, Grid } from '@chakra-ui/react';
import { formatPercent } from '../lib/format';
import { useTexts } from '../lib/language';
import type { ChartData } from './chart-data';
import { ChartSwatch } from './chart-swatch';
import { chartTexts } from './chart-texts';
import { pieSlices } from './pie-slices';

/**
 * The colours of the series; renders nothing for a single one, which the title names. Lines have a different colour
 * than areas.
 */
export function SeriesLegend({ data, lines = false }: { data: ChartData; lines?: boolean }) {
  const text = useTexts(chartTexts);
  if (data.series.length < 2) return null;
  return (
    <Flex
      as="ul"
      aria-label={text.legend}
      listStyleType="none"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      textStyle="xs"
    >
      {data.series.map(({ key, label, color, before }) => (
        <Flex as="li" key={key} align="center" gap="2" color="fg.muted" minW="0">
          <ChartSwatch color={color} before={before} line={lines} />
          <Box as="span" overflowWrap="anywhere">
            {label}
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}

/** The slices as they are drawn, each with its value and its share of the whole (R279). */
export function SliceLegend({ data }: { data: ChartData }) {
  const text = useTexts(chartTexts);
  const slices = pieSlices(data);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <Box
      as="ul"
      aria-label={text.legend}
      listStyleType="none"
      textStyle="sm"
      minW="0"
      flex="1"
      alignSelf="center"
    >
      {slices.map(({ key, label, value, color }) => (
        <Grid
          as="li"
          key={key}
          templateColumns="auto minmax(0, 1fr) auto 3.75rem"
          alignItems="baseline"
          columnGap="2.5"
          py="1"
          fontVariantNumeric="tabular-nums"
        >
          <ChartSwatch color={color} />
          <Box as="span" lineClamp="2" overflowWrap="anywhere" title={label}>
            {label}
          </Box>
          <Box as="span" fontWeight="semibold" textAlign="end">
            {data.format(value)}
          </Box>
          <Box as="span" color="fg.muted" textAlign="end">
            {formatPercent(value, total)}%
          </Box>
        </Grid>
      ))}
    </Box>
  );
}
