import type { ComponentProps } from 'react';
import { TickBox } from '../ui/tick-box';

/** A tick in a cell. On a card it stands lower, beside the middle of its label. */
export const GridTick = (props: ComponentProps<typeof TickBox>) => (
  <TickBox position="relative" top={{ base: '1', md: '0' }} {...props} />
);
