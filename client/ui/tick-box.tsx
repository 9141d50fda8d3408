import { chakra } from '@chakra-ui/react';
import { tick } from '../theme/recipes/choices';
import { Tick } from './tick';

/** A checkbox with its box, for lists and grids that render their own labels. */
export const TickBox = chakra(Tick, {
  base: { ...tick, boxSize: '4.5', borderRadius: 'l1', display: 'flex', flexShrink: '0' },
});
