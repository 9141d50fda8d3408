import { Text } from '@chakra-ui/react';
import { formatCount, formatPercent } from '../../../lib/format';
import { monthsStarted, type Period, periodName } from './period';

type Props = { now: number; before: number | undefined; period: Period };

/** Names the period of comparison; for a year that is still running, only the months that have begun. */
function yearBefore({ year, month }: Period): string {
  const before = { year: (year ?? 0) - 1, month };
  const running = month === 0 && year !== null && monthsStarted(year) < 12;
  return running ? `in the same months of ${before.year}` : `in ${periodName(before)}`;
}

/** From this factor on, a multiple is used: percents would be harder to grasp. */
const MANY_TIMES = 10;

function comparison(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return 'as much as';
  if (now >= before * MANY_TIMES) return `${formatCount(now / before)} times as much as`;
  return `${formatPercent(Math.abs(change), before)}% ${change > 0 ? 'more' : 'less'} than`;
}

/** Compares an amount with the same months a year before; renders nothing if there was no amount then. */
export function YearComparison({ now, before, period }: Props) {
  if (!before) return null;
  return (
    <Text as="span" display="block" fontVariantNumeric="tabular-nums">
      {comparison(now, before)} {yearBefore(period)}
    </Text>
  );
}
