import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/**
 * The link of a card: all of the card is its target, the link itself is the name, so that it reads well aloud. The ring
 * lies inside, for cards cut off what is beyond their rounded corners.
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
