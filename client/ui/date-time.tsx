import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatDateTime, formatGridDate, zoneNote } from '../lib/dates';

type Span = HTMLChakraProps<'span'>;
const Figure = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

type Instant = { value: string | null | undefined };

/**
 * An ISO instant in New Zealand time (R321, A166): `05-Nov 14:07` in grids, `Nov 5th 2026, 2:07 pm` elsewhere. A
 * tooltip names the time zone if the user's own clock shows another time. Only for screens that are not rendered on the
 * server, which does not know that clock.
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

/** The longer format. */
export function DateTime({ value, ...span }: Span & Instant) {
  return (
    <Figure {...span}>
      <time dateTime={value ?? undefined} title={zoneNote(value)}>
        {formatDateTime(value)}
      </time>
    </Figure>
  );
}
