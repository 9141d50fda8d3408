import { Box, Text } from '@chakra-ui/react';
import { Bar } from '@nivo/bar';
import { useMediaQuery } from '../lib/use-media-query';
import { type ChartColor, useChartPaint } from './chart-colors';
import { useWidth } from './use-width';

type Column = {
  label: string;
  /** Shorter words for a narrow screen. */
  short: string;
  value: number;
};

type Props = {
  /** What the chart says, for people who cannot see it; the numbers belong into a table beside it. */
  description: string;
  columns: readonly Column[];
  color: ChartColor;
  format: (value: number) => string;
  /** Shorter words for the axis. */
  formatTick: (value: number) => string;
};

/** The part of a band that its column takes (R283). */
const COLUMN_WIDTH = 0.55;

const HEIGHT = 256;

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Columns over a few labels. Loaded on demand: the drawing library is larger than the rest of a screen. */
export default function ColumnChart({ description, columns, color, format, formatTick }: Props) {
  const paint = useChartPaint();
  const [box, width] = useWidth<HTMLDivElement>();
  const narrow = useMediaQuery('(max-width: 600px)');
  const shorts = new Map(columns.map(({ label, short }) => [label, short]));
  return (
    <Box ref={box} h={`${HEIGHT}px`} overflow="hidden" role="img" aria-label={description}>
      {/* Said by the label already; the bars themselves have no names. */}
      {width > 0 && (
        <Box aria-hidden>
          <Bar
            width={width}
            height={HEIGHT}
            data={columns.map(({ label, value }) => ({ label, value }))}
            role="presentation"
            keys={['value']}
            indexBy="label"
            margin={{ top: 8, right: 4, bottom: 28, left: 56 }}
            padding={1 - COLUMN_WIDTH}
            colors={[paint.fill(color)]}
            borderColor={paint.outline(color)}
            borderWidth={1}
            borderRadius={3}
            enableLabel={false}
            animate={!reducedMotion()}
            axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 4, format: formatTick }}
            axisBottom={{
              tickSize: 0,
              tickPadding: 10,
              format: (label: string) => (narrow ? shorts.get(label) : label),
            }}
            gridYValues={4}
            theme={{
              text: { fill: paint.text, fontFamily: 'inherit', fontSize: 12 },
              axis: { ticks: { text: { fill: paint.text, fontSize: 12 } } },
              grid: { line: { stroke: paint.line, strokeWidth: 1 } },
            }}
            tooltip={({ indexValue, value }) => (
              <Box bg="neutral.solid" color="neutral.contrast" px="3" py="2" borderRadius="l1" textStyle="xs">
                <Text fontWeight="semibold">{indexValue}</Text>
                <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  {format(value)}
                </Text>
              </Box>
            )}
          />
        </Box>
      )}
    </Box>
  );
}
