import { Text } from '@chakra-ui/react';
import { formatPercent } from '../../lib/format';
import { monthsBegun, type Period, periodName } from './period';

type Props = { now: number; before: number | undefined; period: Period };

/** What a period is held against: of a year that still runs, those months alone that have begun. */
function yearBefore({ year, month }: Period): string {
  const before = { year: (year ?? 0) - 1, month };
  const running = month === 0 && year !== null && monthsBegun(year) < 12;
  return running ? `in the same months of ${before.year}` : `in ${periodName(before)}`;
}

/** How an amount compares with the same months a year before; nothing where there was none. */
export function BesideYearBefore({ now, before, period }: Props) {
  if (!before) return null;
  const change = now - before;
  const words =
    change === 0
      ? 'as much as'
      : `${formatPercent(Math.abs(change), before)} % ${change > 0 ? 'more' : 'less'} than`;
  return (
    <Text as="span" display="block" fontVariantNumeric="tabular-nums">
      {words} {yearBefore(period)}
    </Text>
  );
}
