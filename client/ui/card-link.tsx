import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/**
 * The link of a card. The whole card is its target, but its text is only the name, so that it reads well aloud. The
 * focus ring is inside, since cards clip everything beyond their rounded corners.
 */
export const CardLink = chakra(Link, {
  base: {
    color: 'inherit',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-3px' },
    },
  },
});
