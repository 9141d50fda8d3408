import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatDateTime, formatGridDate, zoneNote } from '../lib/dates';

type Span = HTMLChakraProps<'span'>;
const Figure = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

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

/** The longer of the two. */
export function DateTime({ value, ...span }: Span & Instant) {
  return (
    <Figure {...span}>
      <time dateTime={value ?? undefined} title={zoneNote(value)}>
        {formatDateTime(value)}
      </time>
    </Figure>
  );
}
