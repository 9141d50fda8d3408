import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatCount, formatPercent } from '../lib/format';
import { inPrintToo } from '../ui/print';
import { TextLink } from '../ui/text-link';
import { type ChartColor, chartPaints } from './chart-colors';

export type Share = {
  label: string;
  value: number;
  color: ChartColor;
  /** The address of the rows behind it. */
  to?: string;
};

/** A part of the bar, for pointers; keyboards and screen readers use the text below. */
function Part({ label, value, color, to }: Share) {
  const look = { flexGrow: value, flexBasis: '0', minW: '1', bg: chartPaints[color].fill };
  const title = `${label}: ${formatCount(value)}`;
  if (!to) return <Box {...look} title={title} />;
  return (
    <Box asChild {...look} _hover={{ opacity: '0.8' }}>
      <Link to={to} tabIndex={-1} title={title} />
    </Box>
  );
}

const Words = ({ value, name }: { value: number; name: string }) => (
  <>
    <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {formatCount(value)}
    </Box>{' '}
    {name}
  </>
);

/** Parts of a whole as one bar, with its numbers as text below, each of which links to the rows behind it. */
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
        css={inPrintToo}
      >
        {shares.map((share) => share.value > 0 && <Part key={share.label} {...share} />)}
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
        {shares.map(({ label: name, value, color, to }) => (
          <Flex as="li" key={name} align="center" gap="2">
            <Box
              aria-hidden
              boxSize="3"
              flexShrink="0"
              borderRadius="leafSm"
              bg={chartPaints[color].fill}
              borderWidth={color === 'second' ? '1px' : '0'}
              borderColor="accent.border"
              css={inPrintToo}
            />
            <Text as="span" minW="0">
              {to && value > 0 ? (
                <TextLink to={to} py="1">
                  <Words value={value} name={name} />
                </TextLink>
              ) : (
                <Words value={value} name={name} />
              )}{' '}
              <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {formatPercent(value, total)}%
              </Box>
            </Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
