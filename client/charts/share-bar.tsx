import { Box, Flex } from '@chakra-ui/react';
import { formatCount, formatPercent } from '../lib/format';
import { type ChartColor, chartPaints } from './chart-colors';

export type Share = { label: string; value: number; color: ChartColor };

/** Parts of a whole as one bar, with its numbers in words below. */
export function ShareBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <Box>
      <Flex
        aria-hidden
        h="3.5"
        gap="2px"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
        transitionProperty="none"
      >
        {shares.map(
          ({ label: name, value, color }) =>
            value > 0 && (
              <Box key={name} flexGrow={value} flexBasis="0" minW="1" bg={chartPaints[color].fill} />
            ),
        )}
      </Flex>
      <Flex
        as="ul"
        aria-label={label}
        listStyleType="none"
        columnGap="5"
        rowGap="1.5"
        wrap="wrap"
        mt="3"
        textStyle="sm"
      >
        {shares.map(({ label: name, value, color }) => (
          <Flex as="li" key={name} align="center" gap="2">
            <Box
              aria-hidden
              boxSize="3"
              borderRadius="leafSm"
              bg={chartPaints[color].fill}
              borderWidth={color === 'second' ? '1px' : '0'}
              borderColor="accent.border"
            />
            <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatCount(value)}
            </Box>
            {name}
            <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {formatPercent(value, total)} %
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
