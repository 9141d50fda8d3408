import { Box, Flex, Text } from '@chakra-ui/react';
import { hideInPrint } from '../ui/print';
import { chartPaints } from './chart-colors';
import { type ChartData, type ChartSeries, formatValues } from './chart-data';
import type { ActiveMark } from './drawing-props';

/** The maximum width of the tip in pixels; at the edge, it stays within the drawing. */
const WIDTH = 240;

/** The colour as in the legend, on the background of the tip. */
const TipSwatch = ({ color, before }: Pick<ChartSeries, 'color' | 'before'>) =>
  before ? (
    <Box w="2" borderTopWidth="2px" borderStyle="dashed" borderColor="neutral.contrast" flexShrink="0" />
  ) : (
    <Box
      boxSize="2"
      borderRadius="xs"
      bg={chartPaints[color].fill}
      borderWidth="1px"
      borderColor="neutral.contrast"
      flexShrink="0"
    />
  );

type Props = { data: ChartData; active: ActiveMark; width: number };

/**
 * The values of the category under the pointer or with the focus. Hidden from screen readers, which read the mark
 * itself.
 */
export function ChartTip({ data, active, width }: Props) {
  const { category, series: of, x, y, words } = active;
  const left = Math.min(Math.max(x - WIDTH / 2, 0), Math.max(width - WIDTH, 0));
  return (
    <Flex
      aria-hidden
      position="absolute"
      zIndex="raised"
      pointerEvents="none"
      css={hideInPrint}
      w={`${WIDTH}px`}
      maxW="full"
      justify="center"
      transform={y < 72 ? 'translateY(12px)' : 'translateY(calc(-100% - 8px))'}
      style={{ left, top: y }}
    >
      <Box
        bg="neutral.solid"
        color="neutral.contrast"
        px="3"
        py="2"
        borderRadius="l1"
        boxShadow="md"
        textStyle="xs"
        maxW="full"
      >
        {category !== null && <Text fontWeight="semibold">{data.categories[category]?.label}</Text>}
        {words && <Text fontVariantNumeric="tabular-nums">{words}</Text>}
        {!words &&
          category !== null &&
          data.series.map((each, at) => (
            <Flex key={each.key} gap="2" align="center" opacity={at === of ? '1' : '0.8'}>
              <TipSwatch color={each.color} before={each.before} />
              <Text as="span" truncate>
                {each.label}
              </Text>
              <Text as="span" ms="auto" ps="2" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {formatValues(data, each, category)}
              </Text>
            </Flex>
          ))}
      </Box>
    </Flex>
  );
}
