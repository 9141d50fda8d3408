import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatDateTime, formatGridDate, zoneNote } from '../lib/dates';
import { communityHours, formatHours, formatMoney } from '../lib/format';

type Span = HTMLChakraProps<'span'>;
const Figure = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

/** Dollars with two decimals (R320); nothing there reads $0.00 (R324). */
export function Money({ dollars, ...span }: Span & { dollars: number | null | undefined }) {
  return <Figure {...span}>{formatMoney(dollars)}</Figure>;
}

/** What a contribution in dollars does: hours of community work (R280). */
export function Hours({ contribution, ...span }: Span & { contribution: number }) {
  return <Figure {...span}>{formatHours(communityHours(contribution))}</Figure>;
}

type Instant = { value: string | null | undefined };

/**
 * An ISO instant in New Zealand time (R321, A166): `05-Nov 14:07` in grids, `Nov 5th 2026, 2:07 pm` elsewhere. Whose
 * time that is says its title where the reader's own clock shows another. Only on screens that are not rendered on
 * the server, which does not know that clock.
 */
export function GridDate({ value, ...span }: Span & Instant) {
  return (
    <Figure {...span}>
      <time dateTime={value ?? undefined} title={zoneNote(value)}>
        {formatGridDate(value)}
      </time>
    </Figure>
  );
}

export function DateTime({ value, ...span }: Span & Instant) {
  return (
    <Figure {...span}>
      <time dateTime={value ?? undefined} title={zoneNote(value)}>
        {formatDateTime(value)}
      </time>
    </Figure>
  );
}
