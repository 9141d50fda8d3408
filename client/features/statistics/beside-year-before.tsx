import { Text } from '@chakra-ui/react';
import { formatCount, formatPercent } from '../../lib/format';
import { monthsBegun, type Period, periodName } from './period';

type Props = { now: number; before: number | undefined; period: Period };

/** What a period is held against: of a year that still runs, those months alone that have begun. */
function yearBefore({ year, month }: Period): string {
  const before = { year: (year ?? 0) - 1, month };
  const running = month === 0 && year !== null && monthsBegun(year) < 12;
  return running ? `in the same months of ${before.year}` : `in ${periodName(before)}`;
}

/** From so many times on, percents are harder to grasp than times. */
const MANY_TIMES = 10;

function comparison(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return 'as much as';
  if (now >= before * MANY_TIMES) return `${formatCount(now / before)} times as much as`;
  return `${formatPercent(Math.abs(change), before)} % ${change > 0 ? 'more' : 'less'} than`;
}

/** How an amount compares with the same months a year before; nothing where there was none. */
export function BesideYearBefore({ now, before, period }: Props) {
  if (!before) return null;
  return (
    <Text as="span" display="block" fontVariantNumeric="tabular-nums">
      {comparison(now, before)} {yearBefore(period)}
    </Text>
  );
}
