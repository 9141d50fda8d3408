import { Text } from '@chakra-ui/react';
import { formatPercent } from '../../lib/format';

type Props = { now: number; before: number | undefined };

/** How an amount compares with the same months a year before; nothing where there was none. */
export function BesideYearBefore({ now, before }: Props) {
  if (!before) return null;
  const change = now - before;
  const words =
    change === 0
      ? 'as much as'
      : `${formatPercent(Math.abs(change), before)} % ${change > 0 ? 'more' : 'less'} than`;
  return (
    <Text as="span" display="block" fontVariantNumeric="tabular-nums">
      {words} a year before
    </Text>
  );
}
